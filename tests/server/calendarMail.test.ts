import { describe, expect, it } from 'vitest';
import { consultationPath } from '#adminPaths';
import { company } from '#content/company.ts';
import { mailRound } from '#server/mail/mailer.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';
import { mailServer, sender } from './mailServer.ts';
import { signedIn, testServer } from './testServer.ts';

describe('Mails about an appointment', () => {
  /** @returns the decoded text of a MIME part. */
  const partOf = (mail: string, type: RegExp) => {
    const boundaries = [...mail.matchAll(/boundary="?([^"\r\n;]+)"?/g)].map(([, boundary = '']) => boundary);
    const parts = boundaries.reduce((texts, boundary) => texts.flatMap((text) => text.split(`--${boundary}`)), [mail]);
    const part = parts.find((text) => type.test(text.split('\r\n\r\n')[0] ?? '')) ?? '';
    const [head = '', ...body] = part.split('\r\n\r\n');
    const text = body.join('\r\n\r\n');
    if (/Content-Transfer-Encoding: base64/i.test(head)) return { head, text: Buffer.from(text, 'base64').toString() };
    if (!/Content-Transfer-Encoding: quoted-printable/i.test(head)) return { head, text };
    const bytes = text
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    return { head, text: Buffer.from(bytes, 'latin1').toString() };
  };

  it('have a calendar part with the same UID and a rising sequence for every change', async () => {
    const { app, database } = await testServer({ MAIL_FROM: 'hello@example.org' });
    const { request } = await signedIn(app);
    const lead = await request('POST', '/api/leads', { payload: { ...leadForm, name: 'Grâce "G." Hopper' } });
    const form = { ...appointmentForm, leadId: lead.json().id, title: 'Secret title', invited: 'yes' };
    const { id } = (await request('POST', '/api/appointments', { payload: form })).json();
    const path = `/api/appointments/${id}`;
    await request('PUT', path, { payload: { ...form, startTime: '10:30', version: 1 } });
    const { url, mails } = await mailServer();
    // Sent without the delay, so that the client knows the new time.
    await database.db.updateTable('outbox').set({ due_at: new Date().toISOString() }).execute();
    await mailRound(database.db, sender(url))();
    const cancelled = { ...form, startTime: '10:30', status: 'cancelled', cancelReason: 'We are ill.', version: 2 };
    await request('PUT', path, { payload: cancelled });
    await mailRound(database.db, sender(url))();
    expect(mails).toHaveLength(3);
    const calendars = mails.map(({ to, text }) => {
      expect(to).toEqual([leadForm.email]);
      expect(text).not.toMatch(/Secret title/);
      const { head, text: calendar } = partOf(text, /^\s*Content-Type: text\/calendar/im);
      const method = /method=(\w+)/i.exec(head)?.[1];
      const lines = calendar.replaceAll('\r\n\t', '').split('\r\n');
      expect(lines).toContain(`METHOD:${method}`);
      expect(lines).toContain(`UID:appointment-${id}`);
      expect(lines.some((line) => line.startsWith('ORGANIZER;') && line.endsWith(':MAILTO:hello@example.org'))).toBe(
        true,
      );
      expect(lines.some((line) => line.startsWith('ATTENDEE;') && line.endsWith(`:mailto:${leadForm.email}`))).toBe(
        true,
      );
      const line = (name: string) => lines.find((each) => each.startsWith(`${name}:`))?.slice(name.length + 1);
      return [method, line('SEQUENCE'), line('DTSTART'), line('STATUS')].join(' ');
    });
    expect(calendars.toSorted()).toEqual([
      'CANCEL 2 20270614T143000Z CANCELLED',
      'REQUEST 0 20270614T140000Z CONFIRMED',
      'REQUEST 1 20270614T143000Z CONFIRMED',
    ]);
    const bodies = mails.map(({ text }) => partOf(text, /^\s*Content-Type: text\/plain/im).text);
    expect(bodies.filter((body) => body.includes('We are ill.'))).toHaveLength(1);
    const kept = (await request('GET', `${path}/mails`)).json();
    expect(kept.map(({ state }: { state: string }) => state)).toEqual(['sent', 'sent', 'sent']);
  });

  it('with a personal link leave nothing of it in the outbox once they are sent', async () => {
    const { app, database } = await testServer();
    const { request } = await signedIn(app);
    const lead = await request('POST', '/api/leads', { payload: leadForm });
    await request('POST', '/api/consultations/links', { payload: { leadId: lead.json().id, byMail: true } });
    const { url, mails } = await mailServer();
    await mailRound(database.db, sender(url))();
    expect(mails).toHaveLength(1);
    expect(partOf(String(mails[0]?.text), /^\s*Content-Type: text\/plain/im).text).toContain(
      `${company.siteUrl}${consultationPath('')}`,
    );
    const kept = database.db.selectFrom('outbox').select('body').where('lead_id', 'is not', null);
    expect(await kept.execute()).toEqual([{ body: '' }]);
  });
});
