import type { ClientPick, WritePickMail } from '../mail/pickMail.ts';
import type { Db } from './database.ts';
import { newId } from './newId.ts';

/**
 * Puts the mails into the outbox that tell staff what a client has done by their link: to those who are booked. Accounts of
 * the demo have no mailbox. @param trx of what the client does.
 */
export async function tellStaff(trx: Db, pick: ClientPick, write: WritePickMail): Promise<void> {
  const { lead, appointment } = pick;
  const people = await trx
    .selectFrom('account')
    .select('email')
    // Nobody is called by no name.
    .where('id', 'in', ['', ...appointment.people])
    .where('disabled_at', 'is', null)
    .where('is_demo', '=', 0)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const mails = write(
    pick,
    people.map(({ email }) => email),
  );
  const now = new Date().toISOString();
  const of = { lead_id: lead.id, appointment_id: appointment.id, created_at: now, due_at: now };
  await trx
    .insertInto('outbox')
    .values(mails.map((mail) => ({ ...mail, ...of, id: newId() })))
    .execute();
}
