import { type SelectQueryBuilder, sql } from 'kysely';
import { companyZone } from '#domain/appointmentTimes.ts';
import { leadStatuses } from '#domain/lead.ts';
import {
  answerDue,
  maxSources,
  maxUnanswered,
  monthsUntil,
  type Overview,
  overviewSpan,
  type PipelineStage,
  pairs,
  sourcesSince,
  type WeeklyNumbers,
  weekEnds,
} from '#domain/overview.ts';
import { dayOf } from '#domain/zonedTimes.ts';
import { appointmentsBetween } from './appointments.ts';
import type { Db } from './database.ts';
import { leadColumns, responsibleName, toLead } from './leadTable.ts';
import { countEach } from './lists.ts';
import type { Tables } from './tables.ts';

/**
 * @returns the charts and lists of the dashboard: weeks, pipeline, sources, conversion, unanswered leads.
 * @param at current time, ISO 8601 UTC.
 */
export async function readOverview(db: Db, at: string): Promise<Overview> {
  const [weeks, appointments, waiting, stages, sources, months] = await Promise.all([
    readWeeks(db, at),
    appointmentsBetween(db, ...overviewSpan(at)),
    readLongestWaiting(db, at),
    readStages(db, at),
    readSources(db, at),
    readMonths(db, at),
  ]);
  const count = stages.find(({ status }) => status === 'new')?.waiting ?? 0;
  const pipeline = stages.map(({ waiting: _, ...stage }) => stage);
  return { at, weeks, appointments, unanswered: { count, leads: waiting }, pipeline, sources, months };
}

/** A query on leads. */
type Leads = SelectQueryBuilder<Tables, 'lead', object>;

/** A span of time, from inclusive to exclusive. */
type Ends = readonly [from: string, before: string];

/**
 * Counts the leads that came in each span, with one index scan per number; a single query would compare every lead with
 * every span.
 * @param kinds filters by name.
 * @returns for each kind one number per span.
 */
async function countIn<Kind extends string>(
  db: Db,
  spans: readonly Ends[],
  kinds: Readonly<Record<Kind, (leads: Leads) => Leads>>,
): Promise<Record<Kind, number[]>> {
  const lines = Object.entries<(leads: Leads) => Leads>(kinds).map(async ([kind, narrow]) => {
    const queries = spans.map(([from, before], index) => {
      const leads = db.selectFrom('lead').where('created_at', '>=', from).where('created_at', '<', before);
      return [`${index}`, narrow(leads)];
    });
    const counts: Record<string, number> = await countEach(db, Object.fromEntries(queries));
    return [kind, spans.map((_, index) => counts[`${index}`] ?? 0)];
  });
  return Object.fromEntries(await Promise.all(lines));
}

const every = (leads: Leads) => leads;

async function readWeeks(db: Db, at: string): Promise<WeeklyNumbers> {
  const weeks = pairs(weekEnds(at, 'future').map((end) => dayOf(end, companyZone)));
  const [came, days] = await Promise.all([
    countIn(db, pairs(weekEnds(at, 'past')), {
      leads: every,
      newLeads: (leads) => leads.where('status', '=', 'new'),
      messages: (leads) => leads.where('source', 'like', '/%'),
    }),
    db
      .selectFrom('lead')
      .select(['event_date as day', sql<number>`count(*)`.as('events')])
      .where('status', '=', 'converted')
      .where('event_date', '>=', weeks.at(0)?.[0] ?? '')
      .where('event_date', '<', weeks.at(-1)?.[1] ?? '')
      .groupBy('event_date')
      .execute(),
  ]);
  const within = ([from, before]: Ends) => days.filter(({ day }) => day !== null && day >= from && day < before);
  return { ...came, events: weeks.map((week) => within(week).reduce((sum, { events }) => sum + Number(events), 0)) };
}

/** @returns the new leads that have waited longest for an answer. */
async function readLongestWaiting(db: Db, at: string): Promise<Overview['unanswered']['leads']> {
  const rows = await db
    .selectFrom('lead')
    .select(leadColumns)
    .select(responsibleName)
    .where('status', '=', 'new')
    .where('created_at', '<', answerDue(at))
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxUnanswered)
    .execute();
  return rows.map(toLead);
}

/**
 * Counts the leads by status, with one query each, because PostgreSQL scans the whole table for a combined one.
 * @returns how many leads each status has, and how many of them are overdue for an answer.
 */
const readStages = (db: Db, at: string): Promise<(PipelineStage & { waiting: number })[]> =>
  Promise.all(
    leadStatuses.map(async (status) => {
      const leads = db.selectFrom('lead').where('status', '=', status);
      // The recent leads are counted in the same statement, because they are fewer than the overdue ones.
      const recent = leads.where('created_at', '>=', answerDue(at)).select(sql<number>`count(*)`.as('rows'));
      const row = await leads
        .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(budget), 0)`.as('value')])
        .select(recent.as('recent'))
        .executeTakeFirstOrThrow();
      const count = Number(row.count);
      return { status, count, value: Number(row.value), waiting: count - Number(row.recent) };
    }),
  );

async function readSources(db: Db, at: string): Promise<Overview['sources']> {
  const rows = await db
    .selectFrom('lead')
    .select(['source', sql<number>`count(*)`.as('count')])
    .where('created_at', '>=', sourcesSince(at))
    .where('source', '<>', '')
    .groupBy('source')
    .orderBy(sql`count(*) desc, source`)
    .limit(maxSources)
    .execute();
  return rows.map(({ source, count }) => ({ source, count: Number(count) }));
}

async function readMonths(db: Db, at: string): Promise<Overview['months']> {
  const months = monthsUntil(at);
  const spans = months.map(({ from, before }): Ends => [from, before]);
  const counts = await countIn(db, spans, {
    came: every,
    converted: (leads) => leads.where('status', '=', 'converted'),
  });
  return months.map((month, index) => ({
    ...month,
    came: counts.came[index] ?? 0,
    converted: counts.converted[index] ?? 0,
  }));
}
