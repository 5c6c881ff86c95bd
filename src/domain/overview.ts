/** The dashboard's figures: counted by the server over all leads, by the demo over those in memory. */
import type { AppointmentDetails } from './appointment.ts';
import { companyZone } from './appointmentTimes.ts';
import { type Lead, type LeadStatus, leadStatuses } from './lead.ts';
import { addDays, dayOf, startOfDay } from './zonedTimes.ts';

/** A day, in ms. */
const day = 24 * 60 * 60 * 1000;

/** How long a lead may wait for a first answer, in ms. */
export const answerTime = day;

/** Weeks of each line, months of the conversion, days of the sources, and days whose appointments are shown. */
export const shownWeeks = 12;
export const shownMonths = 6;
export const sourceDays = 90;
export const shownDays = 7;

/** Sources, and leads without an answer, that are shown at most. */
export const mostSources = 5;
export const mostUnanswered = 5;

/** How the numbers have moved: one for each of the last twelve weeks, the oldest first. */
export interface WeeklyNumbers {
  /** Leads that came in. */
  leads: number[];
  /** How many of these leads are still new. */
  newLeads: number[];
  /** How many of these leads came through the website. */
  messages: number[];
  /** Events of converted leads in the next twelve weeks, the nearest first. */
  events: number[];
}

/** Leads of one status. */
export interface PipelineStage {
  status: LeadStatus;
  count: number;
  /** The sum of their budgets, in whole units of the company's currency. */
  value: number;
}

/** How many leads of a month were converted. */
export interface MonthlyConversion {
  /** The month's first day (`2027-06-01`), and that of the next month. */
  from: string;
  before: string;
  came: number;
  converted: number;
}

/** The dashboard's figures and lists. */
export interface Overview {
  /** Instant at which it was counted, ISO 8601 UTC. */
  at: string;
  weeks: WeeklyNumbers;
  /** Planned appointments of today and the six days that follow, the earliest first. */
  appointments: AppointmentDetails[];
  /** New leads of more than a day ago: how many, and the oldest of them first. */
  unanswered: { count: number; leads: Lead[] };
  /** In the order of the statuses. */
  pipeline: PipelineStage[];
  /** Where the leads of the last ninety days came from, most of them first; leads that do not say are left out. */
  sources: { source: string; count: number }[];
  /** The last six months, this one last. */
  months: MonthlyConversion[];
}

/** @returns the ends of so many weeks up to an instant, or from it on: one more than there are weeks. */
export const weekEnds = (at: string, direction: 'past' | 'future'): string[] =>
  Array.from({ length: shownWeeks + 1 }, (_, index) => {
    const weeks = direction === 'past' ? index - shownWeeks : index;
    return new Date(Date.parse(at) + weeks * 7 * day).toISOString();
  });

/** @returns the months that are shown, by their first days and those of the next ones, in UTC. */
export function monthsUntil(at: string): Pick<MonthlyConversion, 'from' | 'before'>[] {
  const now = new Date(at);
  const first = (back: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10);
  return Array.from({ length: shownMonths }, (_, index) => {
    const back = shownMonths - 1 - index;
    return { from: first(back), before: first(back - 1) };
  });
}

/** @returns from when to when appointments are shown: from the beginning of the day of an instant, on the company's clocks. */
export function shownSpan(at: string): [from: string, before: string] {
  const today = dayOf(at, companyZone);
  return [startOfDay(today, companyZone), startOfDay(addDays(today, shownDays), companyZone)];
}

/** @returns the instant before which a lead that is still new has waited too long. */
export const answerDue = (at: string): string => new Date(Date.parse(at) - answerTime).toISOString();

/** @returns the instant from which on sources are counted. */
export const sourcesSince = (at: string): string => new Date(Date.parse(at) - sourceDays * day).toISOString();

/** @returns whether a lead came through the website: it says the page. */
export const isFromSite = ({ source }: Pick<Lead, 'source'>): boolean => source.startsWith('/');

/** @returns what the dashboard says of these leads at an instant, without appointments: what the server counts in SQL. */
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
      events: pairs(weekEnds(at, 'future').map((end) => end.slice(0, 10))).map(
        ([from, before]) =>
          booked.filter(({ eventDate }) => eventDate !== null && eventDate >= from && eventDate < before).length,
      ),
    },
    unanswered: { count: unanswered.length, leads: unanswered.slice(0, mostUnanswered) },
    pipeline: leadStatuses.map((status) => {
      const rows = leads.filter((lead) => lead.status === status);
      return { status, count: rows.length, value: rows.reduce((sum, { budget }) => sum + (budget ?? 0), 0) };
    }),
    sources: [...sources]
      .map(([source, count]) => ({ source, count }))
      .toSorted((one, other) => other.count - one.count || (one.source < other.source ? -1 : 1))
      .slice(0, mostSources),
    months: monthsUntil(at).map(({ from, before }) => {
      const came = between(leads, from, before);
      return { from, before, came: came.length, converted: came.filter(({ status }) => status === 'converted').length };
    }),
  };
}

/** @returns each of some ends with the next one. */
export const pairs = (ends: readonly string[]): [from: string, before: string][] =>
  ends.slice(1).map((before, index) => [ends[index] as string, before]);
