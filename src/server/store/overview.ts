import { type RawBuilder, sql } from 'kysely';
import { companyZone } from '#domain/appointmentTimes.ts';
import { leadStatuses } from '#domain/lead.ts';
import {
  answerDue,
  monthsUntil,
  mostSources,
  mostUnanswered,
  type Overview,
  pairs,
  shownDays,
  sourcesSince,
  type WeeklyNumbers,
  weekEnds,
} from '#domain/overview.ts';
import { addDays, dayOf, startOfDay } from '#domain/zonedTimes.ts';
import { appointmentsBetween } from './appointments.ts';
import type { Db } from './database.ts';
import { leadColumns, responsibleName, toLead } from './leadTable.ts';
import { countRows } from './lists.ts';

/** @returns what the dashboard says of the work. @param at instant of the moment, ISO 8601 UTC. */
export async function readOverview(db: Db, at: string): Promise<Overview> {
  const today = dayOf(at, companyZone);
  const from = startOfDay(today, companyZone);
  const before = startOfDay(addDays(today, shownDays), companyZone);
  return {
    at,
    weeks: await readWeeks(db, at),
    appointments: await appointmentsBetween(db, from, before),
    unanswered: await readUnanswered(db, at),
    pipeline: await readPipeline(db),
    sources: await readSources(db, at),
    months: await readMonths(db, at),
  };
}

/** A condition on leads, in SQL. */
type Condition = RawBuilder<unknown>;

/** Counts leads of some conditions, in one walk over those that came in since. */
async function countSince(db: Db, column: 'created_at' | 'event_date', since: string, conditions: Condition[]) {
  const counts = conditions.map((condition, index) =>
    sql<number>`count(*) filter (where ${condition})`.as(String(index)),
  );
  const row = await db.selectFrom('lead').select(counts).where(column, '>=', since).executeTakeFirstOrThrow();
  return conditions.map((_, index) => Number(row[String(index) as keyof typeof row]));
}

const cameBetween = (from: string, before: string): Condition => sql`created_at >= ${from} and created_at < ${before}`;

async function readWeeks(db: Db, at: string): Promise<WeeklyNumbers> {
  const past = pairs(weekEnds(at, 'past'));
  const future = pairs(weekEnds(at, 'future').map((end) => end.slice(0, 10)));
  const kinds = [sql`1 = 1`, sql`status = 'new'`, sql`source like '/%'`];
  const conditions = kinds.flatMap((kind) => past.map((ends) => sql`${kind} and ${cameBetween(...ends)}`));
  const counts = await countSince(db, 'created_at', past[0]?.[0] ?? at, conditions);
  const [leads = [], newLeads = [], messages = []] = kinds.map((_, index) =>
    counts.slice(index * past.length, (index + 1) * past.length),
  );
  const events = await countSince(
    db,
    'event_date',
    at.slice(0, 10),
    future.map(([from, before]) => sql`status = 'converted' and event_date >= ${from} and event_date < ${before}`),
  );
  return { leads, newLeads, messages, events };
}

async function readUnanswered(db: Db, at: string): Promise<Overview['unanswered']> {
  const waiting = db.selectFrom('lead').where('status', '=', 'new').where('created_at', '<', answerDue(at));
  const rows = await waiting
    .select(leadColumns)
    .select(responsibleName)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostUnanswered)
    .execute();
  return { count: await countRows(waiting), leads: rows.map(toLead) };
}

async function readPipeline(db: Db): Promise<Overview['pipeline']> {
  const rows = await db
    .selectFrom('lead')
    .select(['status', sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(budget), 0)`.as('value')])
    .groupBy('status')
    .execute();
  return leadStatuses.map((status) => {
    const row = rows.find((one) => one.status === status);
    return { status, count: Number(row?.count ?? 0), value: Number(row?.value ?? 0) };
  });
}

async function readSources(db: Db, at: string): Promise<Overview['sources']> {
  const rows = await db
    .selectFrom('lead')
    .select(['source', sql<number>`count(*)`.as('count')])
    .where('created_at', '>=', sourcesSince(at))
    .where('source', '<>', '')
    .groupBy('source')
    .orderBy(sql`count(*) desc, source`)
    .limit(mostSources)
    .execute();
  return rows.map(({ source, count }) => ({ source, count: Number(count) }));
}

async function readMonths(db: Db, at: string): Promise<Overview['months']> {
  const months = monthsUntil(at);
  const counts = await countSince(
    db,
    'created_at',
    months[0]?.from ?? at,
    months.flatMap(({ from, before }) => {
      const came = cameBetween(from, before);
      return [came, sql`status = 'converted' and ${came}`];
    }),
  );
  return months.map((month, index) => ({
    ...month,
    came: counts[2 * index] ?? 0,
    converted: counts[2 * index + 1] ?? 0,
  }));
}
