import type { ClientPick, WritePickMails } from '../mail/pickMail.ts';
import type { Db } from './database.ts';
import { queueMails } from './outbox.ts';

/**
 * Adds mails about a client's action to the outbox, one for each booked staff member. Demo accounts have no mailbox.
 * @param trx the transaction of the client's action.
 */
export async function queueStaffMails(trx: Db, pick: ClientPick, writeMails: WritePickMails): Promise<void> {
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
  const mails = writeMails(
    pick,
    people.map(({ email }) => email),
  );
  const of = { lead_id: lead.id, appointment_id: appointment.id };
  await queueMails(
    trx,
    mails.map((mail) => ({ ...mail, ...of })),
  );
}
