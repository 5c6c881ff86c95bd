/**
 * `npm run bench:desk`, part of `npm run bench`: server time for the back office's pages, with 100,000 leads, 20,000
 * appointments and 50,000 messages, on both database engines; the median of fifteen runs each.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { type Appointment, appointmentEntity } from '#domain/appointment.ts';
import { conversationEntity } from '#domain/conversation.ts';
import { eventTypes } from '#domain/enquiry.ts';
import { type Entity, readListQuery } from '#domain/entity.ts';
import { type Lead, leadEntity, leadStatuses } from '#domain/lead.ts';
import { logEntity } from '#domain/log.ts';
import { appointments as sampleAppointments } from '#sample/appointments.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { readLeadHistory } from '#server/store/activities.ts';
import { appointmentsBetween, listAppointments } from '#server/store/appointments.ts';
import { toAppointmentRow } from '#server/store/appointmentTable.ts';
import { getConversation, listConversations } from '#server/store/conversations.ts';
import { toConversationRow } from '#server/store/conversationTable.ts';
import { readDashboard } from '#server/store/dashboard.ts';
import { type Db, databaseFile, migrate, openDatabase } from '#server/store/database.ts';
import { listFiles } from '#server/store/leadFiles.ts';
import { getLead } from '#server/store/leadRecord.ts';
import { listLeads } from '#server/store/leads.ts';
import { toLeadRow } from '#server/store/leadTable.ts';
import { listLog } from '#server/store/log.ts';
import { readOverview } from '#server/store/overview.ts';
import { listTags, readRelated } from '#server/store/relatedLeads.ts';
import { setRetention } from '#server/store/retention.ts';
import { searchEverywhere } from '#server/store/search.ts';
import { seed } from '#server/store/seed.ts';
import { startPostgres } from '../support/postgres.ts';

const counts = { leads: 100_000, appointments: 20_000, people: 10_000, messagesEach: 5 };
const runs = 15;
/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const chunk = 500;
const minute = 60_000;
/** Time of the latest record, a minute ago; the others are a few minutes apart before it. */
const latest = Date.now() - minute;
const before = (minutes: number) => new Date(latest - minutes * minute).toISOString();

const nth = <Value>(values: readonly Value[], number: number) => values[number % values.length] as Value;

const lead = (number: number): Lead => ({
  ...nth(sampleLeads, number),
  id: `many-${number}`,
  name: `Person ${number}`,
  email: `person.${number}@example.com`,
  phone: `(555) ${String(number).padStart(7, '0')}`,
  eventType: nth(eventTypes, number),
  eventDate: number % 5 === 0 ? null : before(-number * 7).slice(0, 10),
  status: nth(leadStatuses, number),
  createdAt: before(number * 5),
  notes: 'Written by a machine, to have something to read.',
});

const appointment = (number: number): Appointment => ({
  ...nth(sampleAppointments, number),
  id: `many-${number}`,
  startsAt: before(30 - (number - counts.appointments / 2) * 40),
  endsAt: before(-(number - counts.appointments / 2) * 40),
  timing: 'timed',
  leadId: `many-${number}`,
  people: [],
  createdAt: before(number),
});

const conversation = (number: number) =>
  toConversationRow(
    {
      id: `many-${number}`,
      name: `Person ${number}`,
      email: `person.${number}@example.com`,
      excerpt: 'A garden wedding for eighty guests.',
      latestAt: before(number * 5),
      read: number % 20 === 0 ? 'no' : 'yes',
      archived: number % 3 === 0 ? 'yes' : 'no',
      responsibleId: null,
    },
    Array.from({ length: counts.messagesEach }, () => 'A garden wedding for eighty guests, with boats on the lake.'),
    null,
  );

const message = (number: number) => ({
  id: `many-${number}`,
  conversation_id: `many-${Math.floor(number / counts.messagesEach)}`,
  enquiry_id: null,
  account_id: null,
  subject: 'Your wedding',
  body: 'A garden wedding for eighty guests, with boats on the lake.',
  created_at: before(number),
});

/** Stores a number of records in chunks. */
async function fill(many: number, store: (numbers: number[]) => Promise<unknown>) {
  for (let first = 0; first < many; first += chunk) {
    await store(Array.from({ length: Math.min(chunk, many - first) }, (_, index) => first + index));
  }
}

/** An entry of the log. */
const activity = (number: number) => ({
  id: `many-${number}`,
  entity: 'lead' as const,
  entity_id: `many-${number}`,
  kind: 'created' as const,
  account_id: null,
  detail: '{}',
  created_at: before(number * 5),
  version: 1,
});

async function fillAll(db: Db) {
  await fill(counts.leads, (numbers) =>
    db
      .insertInto('lead')
      .values(numbers.map((n) => toLeadRow(lead(n))))
      .execute(),
  );
  await fill(counts.appointments, (numbers) =>
    db
      .insertInto('appointment')
      .values(numbers.map((n) => toAppointmentRow(appointment(n))))
      .execute(),
  );
  await fill(counts.people, (numbers) => db.insertInto('conversation').values(numbers.map(conversation)).execute());
  await fill(counts.people * counts.messagesEach, (numbers) =>
    db.insertInto('message').values(numbers.map(message)).execute(),
  );
  await fill(counts.leads, (numbers) => db.insertInto('activity').values(numbers.map(activity)).execute());
}

/** @returns the median of several runs, in ms. */
async function time(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await read();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

const query = (entity: Entity, search = '') => readListQuery(entity, new URLSearchParams(search));

async function measure(name: string, where: string) {
  const database = openDatabase(where);
  const { db } = database;
  await migrate(database);
  await seed(db, 'sample', true);
  await fillAll(db);
  // Half of the leads are old enough to be due for erasure within a week.
  const { id: owner } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  await db.transaction().execute((trx) => setRetention(trx, 6, 0, owner));
  // PostgreSQL's autovacuum does this some minutes later.
  if (database.engine === 'postgres') await sql`vacuum analyze`.execute(db);
  const week = [before(0), before(-7 * 24 * 60)] as const;
  const reads: Record<string, () => Promise<unknown>> = {
    'leads, first page': () => Promise.all([listLeads(db, query(leadEntity)), listTags(db)]),
    'leads, search': () => listLeads(db, query(leadEntity, 'q=person+77')),
    'search over all records': () => searchEverywhere(db, 'garden 77'),
    'search over all records that finds nothing': () => searchEverywhere(db, 'nobody at all'),
    'leads, search that finds nothing': () => listLeads(db, query(leadEntity, 'q=nobody+at+all')),
    'leads, by kind of event': () => listLeads(db, query(leadEntity, 'sort=eventType')),
    'leads of a month': () => listLeads(db, query(leadEntity, `created=${before(60_000).slice(0, 10)}..`)),
    'lead page': () =>
      Promise.all([
        getLead(db, 'many-77'),
        readLeadHistory(db, 'many-77'),
        readRelated(db, 'many-77'),
        listFiles(db, 'many-77'),
        listAppointments(db, query(appointmentEntity, 'lead=many-77&sort=-startsAt')),
        listLeads(db, query(leadEntity, 'rows=100')),
      ]),
    'appointments, first page': () => listAppointments(db, query(appointmentEntity)),
    'appointments, search': () => listAppointments(db, query(appointmentEntity, 'q=garden')),
    week: () => appointmentsBetween(db, ...week),
    'messages, first page': () => listConversations(db, query(conversationEntity)),
    'messages, search': () => listConversations(db, query(conversationEntity, 'q=person+77')),
    conversation: () => getConversation(db, 'many-77'),
    'log, first page': () => listLog(db, query(logEntity)),
    'log, search': () => listLog(db, query(logEntity, 'q=person+77')),
    'log, search that finds nothing': () => listLog(db, query(logEntity, 'q=nobody+at+all')),
    dashboard: () => Promise.all([readDashboard(db, 'owner'), readOverview(db, new Date().toISOString())]),
    'what the frame needs': () => readDashboard(db, 'owner'),
  };
  for (const [what, read] of Object.entries(reads))
    console.info(`${name}: ${what} ${(await time(read)).toFixed(1)} ms`);
  await database.close();
}

const folder = mkdtempSync(path.join(tmpdir(), 'event-house-bench-'));
const postgres = startPostgres();
try {
  await measure('SQLite', databaseFile(folder));
  if (postgres) await measure('PostgreSQL', postgres.url);
} finally {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
