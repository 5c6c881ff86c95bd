import { type RawBuilder, sql } from 'kysely';
import { leadStatuses } from '#domain/lead.ts';
import {
  answerDue,
  monthsUntil,
  mostSources,
  mostUnanswered,
  type Overview,
  pairs,
  shownSpan,
  sourcesSince,
  type WeeklyNumbers,
  weekEnds,
} from '#domain/overview.ts';
import { appointmentsBetween } from './appointments.ts';
import type { Db } from './database.ts';
import { leadColumns, responsibleName, toLead } from './leadTable.ts';
import { countRows } from './lists.ts';

/** @returns what the dashboard says of the work. @param at instant of the moment, ISO 8601 UTC. */
export async function readOverview(db: Db, at: string): Promise<Overview> {
  const [weeks, appointments, unanswered, pipeline, sources, months] = await Promise.all([
    readWeeks(db, at),
    appointmentsBetween(db, ...shownSpan(at)),
    readUnanswered(db, at),
    readPipeline(db),
    readSources(db, at),
    readMonths(db, at),
  ]);
  return { at, weeks, appointments, unanswered, pipeline, sources, months };
}

/** A condition on leads, in SQL. */
type Condition = RawBuilder<unknown>;

/** A span of instants. */
type Ends = readonly [from: string, before: string];

/**
 * Counts the leads that came in each span, a walk over the index for each: one over all of them would hold every lead against every span.
 * @returns for each span how many meet each condition.
 */
const countIn = (db: Db, spans: readonly Ends[], conditions: readonly Condition[]): Promise<number[][]> =>
  Promise.all(
    spans.map(async ([from, before]) => {
      const counts = conditions.map((condition, index) =>
        sql<number>`count(*) filter (where ${condition})`.as(String(index)),
      );
      const found = db
        .selectFrom('lead')
        .select(counts)
        .where('created_at', '>=', from)
        .where('created_at', '<', before);
      const row: Record<string, number> = await found.executeTakeFirstOrThrow();
      return conditions.map((_, index) => Number(row[String(index)]));
    }),
  );

const everyOne = sql`1 = 1`;
const isConverted = sql`status = 'converted'`;

async function readWeeks(db: Db, at: string): Promise<WeeklyNumbers> {
  const future = pairs(weekEnds(at, 'future').map((end) => end.slice(0, 10)));
  const [came, events] = await Promise.all([
    countIn(db, pairs(weekEnds(at, 'past')), [everyOne, sql`status = 'new'`, sql`source like '/%'`]),
    Promise.all(
      future.map(([from, before]) =>
        countRows(
          db
            .selectFrom('lead')
            .where('status', '=', 'converted')
            .where('event_date', '>=', from)
            .where('event_date', '<', before),
        ),
      ),
    ),
  ]);
  const line = (rows: number[][], kind: number) => rows.map((counts) => counts[kind] ?? 0);
  return { leads: line(came, 0), newLeads: line(came, 1), messages: line(came, 2), events };
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

/** One status after the other: asked for all at once, PostgreSQL reads the whole table instead of the index. */
const readPipeline = (db: Db): Promise<Overview['pipeline']> =>
  Promise.all(
    leadStatuses.map(async (status) => {
      const { count, value } = await db
        .selectFrom('lead')
        .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(budget), 0)`.as('value')])
        .where('status', '=', status)
        .executeTakeFirstOrThrow();
      return { status, count: Number(count), value: Number(value) };
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
    .limit(mostSources)
    .execute();
  return rows.map(({ source, count }) => ({ source, count: Number(count) }));
}

async function readMonths(db: Db, at: string): Promise<Overview['months']> {
  const months = monthsUntil(at);
  const spans = months.map(({ from, before }): Ends => [from, before]);
  const counts = await countIn(db, spans, [everyOne, isConverted]);
  return months.map((month, index) => ({
    ...month,
    came: counts[index]?.[0] ?? 0,
    converted: counts[index]?.[1] ?? 0,
  }));
}
