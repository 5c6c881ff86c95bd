import type { ClientPick, WritePickMail } from '../mail/pickMail.ts';
import type { Db } from './database.ts';
import { newId } from './newId.ts';

/**
 * Adds mails about a client's action to the outbox, one for each booked staff member. Demo accounts have no mailbox.
 * @param trx the transaction of the client's action.
 */
export async function queueStaffMails(trx: Db, pick: ClientPick, write: WritePickMail): Promise<void> {
  const { lead, appointment } = pick;
  const people = await trx
    .selectFrom('account')
    .select('email')
    // The empty id matches no account, but keeps the list from being empty.
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
