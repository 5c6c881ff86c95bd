import { expect, it, vi } from 'vitest';
import { mailRound } from '#server/mail/mailer.ts';
import { enquiry } from '#tests/support/records.ts';
import { mailServer, sender } from '../server/mailServer.ts';
import { browserOf, signedIn, testServer } from '../server/testServer.ts';

it('An enquiry is mailed to staff and visitor, and its lead has the time of receipt', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T12:00:00Z') });
  const { app, database } = await testServer({ STAFF_MAIL: 'desk@example.org' });
  const { url, mails } = await mailServer();
  await browserOf(app).request('POST', '/api/enquiries', { payload: enquiry });
  await mailRound(database.db, sender(url))();
  expect(mails.flatMap(({ to }) => to).toSorted()).toEqual([enquiry.email, 'desk@example.org']);
  const { rows } = (await (await signedIn(app)).request('GET', '/api/leads')).json();
  expect(rows[0]).toBeLead({ name: enquiry.name, createdAt: '2027-06-01T12:00:00.000Z' });
});
