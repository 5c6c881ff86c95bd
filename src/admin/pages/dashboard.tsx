import Box from '@mui/material/Box';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { dashboard } from '#content/admin/dashboard.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { MailTroubleNotice } from '../dashboard/MailTroubleNotice.tsx';
import { RecentLeads } from '../dashboard/RecentLeads.tsx';
import { RecentReviews } from '../dashboard/RecentReviews.tsx';
import { ShortcutCard } from '../dashboard/ShortcutCard.tsx';
import { StatCard } from '../dashboard/StatCard.tsx';
import { readDashboard } from '../sharedReads.ts';

const { cards, blog, appointments } = dashboard;

/** What the frame has to know. */
export const handle: PageHandle = { title: dashboard.title };

/** @returns the numbers, leads and reviews of the moment. */
export const loader = ({ context }: LoaderFunctionArgs) => readDashboard(context);

/** What a working day begins with. */
export function Component() {
  const { counters, trends, recentLeads, recentReviews, mailTrouble } = useLoaderData<typeof loader>();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.5 } }}>
      {mailTrouble && <MailTroubleNotice trouble={mailTrouble} />}
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' }, gap: { xs: 2, md: 2.5 } }}
      >
        <StatCard
          label={cards.totalLeads.label}
          value={counters.totalLeads}
          trend={cards.totalLeads.trend(trends.leads)}
          rising={Number(trends.leads) > 0}
          href={paths.leads}
        />
        <StatCard
          label={cards.newLeads.label}
          value={counters.newLeads}
          trend={cards.newLeads.trend(trends.newLeads)}
          rising={Number(trends.newLeads) > 0}
          href={`${paths.leads}?status=new`}
        />
        <StatCard
          label={cards.upcomingEvents.label}
          value={counters.upcomingEvents}
          trend={cards.upcomingEvents.trend(trends.eventsThisWeek)}
          rising={trends.eventsThisWeek > 0}
          href={paths.appointments}
        />
        <StatCard
          label={cards.unreadMessages.label}
          value={counters.unreadMessages}
          trend={cards.unreadMessages.trend(trends.messagesToday)}
          rising={trends.messagesToday > 0}
          href={paths.messages}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          gap: { xs: 2, md: 2.5 },
        }}
      >
        <RecentLeads leads={recentLeads} />
        <RecentReviews reviews={recentReviews} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '1fr 1fr' }, gap: { xs: 2, md: 2.5 } }}>
        <ShortcutCard
          title={blog.title}
          value={counters.totalPosts}
          counted={blog.count}
          view={{ label: blog.manage, href: paths.adminBlog }}
          create={{ label: blog.create, href: paths.newPost }}
        />
        <ShortcutCard
          title={appointments.title}
          value={counters.totalAppointments}
          counted={appointments.count}
          view={{ label: appointments.view, href: paths.appointments }}
          create={{ label: appointments.create, href: paths.newAppointment }}
        />
      </Box>
    </Box>
  );
}
