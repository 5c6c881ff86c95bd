import Box from '@mui/material/Box';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { adminPaths, leadsPath, messagesPath } from '#adminPaths';
import { backendOf } from '#backend/context.ts';
import { dashboard as words } from '#content/admin/dashboard.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { day } from '#domain/durations.ts';
import { rangeOf } from '#domain/entity.ts';
import { trendDays } from '#domain/overview.ts';
import { addDays, dayOf, startOfDay } from '#domain/zonedTimes.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { ErasureNotice, MailTroubleNotice } from '../dashboard/DashboardNotices.tsx';
import { RecentLeads } from '../dashboard/RecentLeads.tsx';
import { RecentReviews } from '../dashboard/RecentReviews.tsx';
import { ShortcutCard } from '../dashboard/ShortcutCard.tsx';
import { StatCard } from '../dashboard/StatCard.tsx';
import { WeekStrip } from '../dashboard/WeekStrip.tsx';
import { Conversion, Pipeline, Sources, Unanswered } from '../dashboard/WorkPanels.tsx';
import { MailboxNotice } from '../messages/MailboxNotice.tsx';
import { readDashboard, readSession } from '../sharedReads.ts';

const { cards, lines, blog, appointments } = words;

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: words.title };

/** @returns the counters, latest leads and reviews, the overview of the work, and whether the user is an owner. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { dashboard } = await backendOf(context);
  const [numbers, overview, user] = await Promise.all([
    readDashboard(context),
    dashboard.overview(),
    readSession(context),
  ]);
  return { ...numbers, overview, isOwner: user?.role === 'owner' };
}

const plannedAppointments = `${adminPaths.appointments}?${new URLSearchParams({ view: 'list', status: 'planned' })}`;

const gap = { xs: 2, md: 2.5 };
const oneColumn = 'minmax(0, 1fr)';
const halves = 'repeat(2, minmax(0, 1fr))';
/** Two columns, or one where large text needs it. */
const pairs = 'repeat(auto-fill, minmax(max(9rem, 40%), 1fr))';
/** Shared by rows of two and of three panels, so that their edges align; a wide panel spans two thirds. */
const thirds = 'repeat(3, minmax(0, 1fr))';
/** A cell that its content fills. */
const cell = { display: 'grid', gridTemplateColumns: oneColumn };
const twoThirds = { ...cell, gridColumn: { lg: 'span 2' } };

/** The dashboard. */
export function Component() {
  const { counters, trends, recentLeads, recentReviews, mailTrouble, hasMailServer, leadsToErase, overview, isOwner } =
    useLoaderData<typeof loader>();
  const { weeks, at } = overview;
  const today = dayOf(at, companyZone);
  const daysAgo = (days: number) => new Date(Date.parse(at) - days * day).toISOString();
  const eventsPath = (before: string) => leadsPath({ status: 'converted', date: rangeOf(today, before) });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: oneColumn, gap }}>
      <MailboxNotice />
      {mailTrouble && <MailTroubleNotice trouble={mailTrouble} hasMailServer={hasMailServer} />}
      {leadsToErase > 0 && <ErasureNotice count={leadsToErase} isOwner={isOwner} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: pairs, lg: 'repeat(4, minmax(0, 1fr))' },
          gap,
        }}
      >
        <StatCard
          label={cards.totalLeads.label}
          value={counters.totalLeads}
          trend={cards.totalLeads.trend(trends.leads)}
          rising={Number(trends.leads) > 0}
          trendHref={leadsPath({ created: rangeOf(daysAgo(trendDays.leads), '') })}
          href={adminPaths.leads}
          weeks={weeks.leads}
          weeksLabel={lines.leads}
        />
        <StatCard
          label={cards.newLeads.label}
          value={counters.newLeads}
          trend={cards.newLeads.trend(trends.newLeads)}
          rising={Number(trends.newLeads) > 0}
          trendHref={leadsPath({ created: rangeOf(daysAgo(trendDays.newLeads), '') })}
          href={leadsPath({ status: 'new' })}
          weeks={weeks.newLeads}
          weeksLabel={lines.newLeads}
        />
        <StatCard
          label={cards.upcomingEvents.label}
          value={counters.upcomingEvents}
          trend={cards.upcomingEvents.trend(trends.eventsThisWeek)}
          rising={trends.eventsThisWeek > 0}
          trendHref={eventsPath(addDays(today, trendDays.events))}
          href={eventsPath('')}
          weeks={weeks.events}
          weeksLabel={lines.events}
        />
        <StatCard
          label={cards.unreadMessages.label}
          value={counters.unreadMessages}
          trend={cards.unreadMessages.trend(trends.messagesToday)}
          rising={trends.messagesToday > 0}
          trendHref={messagesPath({ read: 'no', latest: rangeOf(startOfDay(today, companyZone), '') })}
          href={messagesPath({ read: 'no' })}
          weeks={weeks.messages}
          weeksLabel={lines.messages}
        />
      </Box>
      <WeekStrip overview={overview} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: oneColumn, lg: thirds }, gap }}>
        <Box sx={twoThirds}>
          <RecentLeads leads={recentLeads} />
        </Box>
        <Unanswered overview={overview} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: oneColumn, sm: halves, lg: thirds }, gap }}>
        <Pipeline overview={overview} />
        <Sources overview={overview} />
        <Box sx={{ ...cell, gridColumn: { sm: 'span 2', lg: 'auto' } }}>
          <Conversion overview={overview} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: oneColumn, lg: thirds }, gap }}>
        <Box sx={twoThirds}>
          <RecentReviews reviews={recentReviews} />
        </Box>
        <Box sx={{ ...cell, alignContent: 'start', gap }}>
          <ShortcutCard
            title={blog.title}
            value={counters.totalPosts}
            counted={{ label: blog.count, href: adminPaths.adminBlog }}
            view={{ label: blog.manage, href: adminPaths.adminBlog }}
            create={{ label: blog.create, href: adminPaths.newPost }}
          />
          <ShortcutCard
            title={appointments.title}
            value={counters.totalAppointments}
            counted={{ label: appointments.count, href: plannedAppointments }}
            view={{ label: appointments.view, href: adminPaths.appointments }}
            create={{ label: appointments.create, href: adminPaths.newAppointment }}
          />
        </Box>
      </Box>
    </Box>
  );
}
