/** The charts and lists of the dashboard, which the server computes in SQL and the demo in memory. */
import type { AppointmentDetails } from './appointment.ts';
import { companyZone } from './appointmentTimes.ts';
import { day } from './durations.ts';
import { type Lead, type LeadStatus, leadStatuses } from './lead.ts';
import { addDays, dayOf, monthOf, startOfDay } from './zonedTimes.ts';

/** Number of days within which a lead should be answered. */
export const answerDays = 1;

/** Number of weeks in the charts, in the past and in the future. */
export const shownWeeks = 12;

/** Number of months whose conversion is shown. */
export const shownMonths = 6;

/** Number of days whose leads count for the sources. */
export const sourceDays = 90;

/** Spans of the trends of the dashboard, in days: of the past for leads, of the future for events. */
export const trendDays = { leads: 30, newLeads: 7, events: 7 } as const;

/** Number of days whose appointments are shown, from today. */
export const shownDays = 7;

/** Maximum number of sources in the list. */
export const maxSources = 5;

/** Maximum number of unanswered leads in the list. */
export const maxUnanswered = 5;

/** Numbers of the last `shownWeeks` weeks, oldest first. */
export interface WeeklyNumbers {
  /** Number of new leads. */
  leads: number[];
  /** Number of these leads that still have the status `new`. */
  newLeads: number[];
  /** Number of these leads that came through the website. */
  messages: number[];
  /** Events of converted leads in the next `shownWeeks` weeks, nearest first. */
  events: number[];
}

/** The leads of one status. */
export interface PipelineStage {
  status: LeadStatus;
  count: number;
  /** Sum of their budgets, in whole units of the company's currency. */
  value: number;
}

/** Conversion of the leads of one month. */
export interface MonthlyConversion {
  /** When the month begins in the company's time zone, and when the next one does, ISO 8601 UTC. */
  from: string;
  before: string;
  /** Number of new leads of the month. */
  came: number;
  /** Number of these leads that now have the status `converted`. */
  converted: number;
}

/** The charts and lists of the dashboard. */
export interface Overview {
  /** Instant for which it was computed, ISO 8601 UTC. */
  at: string;
  weeks: WeeklyNumbers;
  /** Planned appointments of today and the following six days, earliest first. */
  appointments: AppointmentDetails[];
  /** New leads that are older than {@link answerDays}: their number, and the oldest ones. */
  unanswered: { count: number; leads: Lead[] };
  /** In the order of the statuses. */
  pipeline: PipelineStage[];
  /** Sources of the leads of the last `sourceDays` days, most frequent first; leads without a source are not included. */
  sources: { source: string; count: number }[];
  /** The last `shownMonths` months, the current one last. */
  months: MonthlyConversion[];
}

/** @returns the boundaries of the weeks before or after an instant: one more than there are weeks. */
export const weekEnds = (at: string, direction: 'past' | 'future'): string[] =>
  Array.from({ length: shownWeeks + 1 }, (_, index) => {
    const weeks = direction === 'past' ? index - shownWeeks : index;
    return new Date(Date.parse(at) + weeks * 7 * day).toISOString();
  });

/** @returns the months up to an instant, by their beginnings and those of the following months, in the company's zone. */
export function monthsUntil(at: string, zone = companyZone): Pick<MonthlyConversion, 'from' | 'before'>[] {
  const first = (back: number) => startOfDay(monthOf(dayOf(at, zone), -back), zone);
  return Array.from({ length: shownMonths }, (_, index) => {
    const back = shownMonths - 1 - index;
    return { from: first(back), before: first(back - 1) };
  });
}

/** @returns the span of the shown appointments: from the start of today in the company's time zone. */
export function overviewSpan(at: string): [from: string, before: string] {
  const today = dayOf(at, companyZone);
  return [startOfDay(today, companyZone), startOfDay(addDays(today, shownDays), companyZone)];
}

/** @returns the instant before which new leads are overdue for an answer. */
export const answerDue = (at: string): string => new Date(Date.parse(at) - answerDays * day).toISOString();

/** @returns the start of the span in which sources are counted. */
export const sourcesSince = (at: string): string => new Date(Date.parse(at) - sourceDays * day).toISOString();

/** @returns whether a lead came through the website, in which case the source is a path. */
const isFromSite = ({ source }: Pick<Lead, 'source'>): boolean => source.startsWith('/');

/** Computes the numbers of the dashboard, without appointments, in memory; the server computes the same in SQL. */
export function overviewOf(leads: readonly Lead[], at: string): Omit<Overview, 'appointments'> {
  const between = (rows: readonly Lead[], from: string, before: string) =>
    rows.filter(({ createdAt }) => createdAt >= from && createdAt < before);
  const perWeek = (rows: readonly Lead[]) => pairs(weekEnds(at, 'past')).map((ends) => between(rows, ...ends).length);
  const unanswered = leads
    .filter(({ status, createdAt }) => status === 'new' && createdAt < answerDue(at))
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  const booked = leads.filter(({ status, eventDate }) => status === 'converted' && eventDate !== null);
  const sources = new Map<string, number>();
  for (const { source, createdAt } of leads) {
    if (source !== '' && createdAt >= sourcesSince(at)) sources.set(source, (sources.get(source) ?? 0) + 1);
  }
  return {
    at,
    weeks: {
      leads: perWeek(leads),
      newLeads: perWeek(leads.filter(({ status }) => status === 'new')),
      messages: perWeek(leads.filter(isFromSite)),
      events: pairs(weekEnds(at, 'future').map((end) => dayOf(end, companyZone))).map(
        ([from, before]) =>
          booked.filter(({ eventDate }) => eventDate !== null && eventDate >= from && eventDate < before).length,
      ),
    },
    unanswered: { count: unanswered.length, leads: unanswered.slice(0, maxUnanswered) },
    pipeline: leadStatuses.map((status) => {
      const rows = leads.filter((lead) => lead.status === status);
      return { status, count: rows.length, value: rows.reduce((sum, { budget }) => sum + (budget ?? 0), 0) };
    }),
    sources: [...sources]
      .map(([source, count]) => ({ source, count }))
      .toSorted((one, other) => other.count - one.count || (one.source < other.source ? -1 : 1))
      .slice(0, maxSources),
    months: monthsUntil(at).map(({ from, before }) => {
      const monthLeads = between(leads, from, before);
      return {
        from,
        before,
        came: monthLeads.length,
        converted: monthLeads.filter(({ status }) => status === 'converted').length,
      };
    }),
  };
}

/** @returns the pairs of successive boundaries. */
export const pairs = (ends: readonly string[]): [from: string, before: string][] =>
  ends.slice(1).map((before, index) => [ends[index] as string, before]);
