import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { adminPaths } from '#adminPaths';
import { shell } from '#content/admin/shell.ts';
import type { DashboardCounters } from '#domain/dashboard.ts';
import { paths } from '#paths';

/** The sidebar entries, in order, some with a counter of open items. */
export const entries: readonly {
  path: string;
  label: string;
  Icon: typeof PeopleOutlined;
  counter?: keyof DashboardCounters;
  /** Label of the counter, for screen readers. */
  counted?: string;
}[] = [
  { path: paths.admin, label: shell.entries.dashboard, Icon: DashboardOutlined },
  {
    path: adminPaths.leads,
    label: shell.entries.leads,
    Icon: PeopleOutlined,
    counter: 'newLeads',
    counted: shell.counted.newLeads,
  },
  { path: adminPaths.appointments, label: shell.entries.appointments, Icon: CalendarTodayOutlined },
  {
    path: adminPaths.messages,
    label: shell.entries.messages,
    Icon: ChatOutlined,
    counter: 'unreadMessages',
    counted: shell.counted.unreadMessages,
  },
  { path: adminPaths.adminBlog, label: shell.entries.blog, Icon: ArticleOutlined },
];
