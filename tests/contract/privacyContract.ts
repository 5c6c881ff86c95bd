import { describe, expect, it } from 'vitest';
import { newAttempt } from '#backend/attemptKey.ts';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '#backend/errors.ts';
import { appointmentKindLabels } from '#domain/appointment.ts';
import { appointmentToForm } from '#domain/appointmentForm.ts';
import { rulesToForm, standardRules } from '#domain/bookingRules.ts';
import { conversationEntity } from '#domain/conversation.ts';
import { readListQuery } from '#domain/entity.ts';
import { logEntity } from '#domain/log.ts';
import { listedDue } from '#domain/privacy.ts';
import { appointmentForm, leadForm, sentReview, tinyPng } from '#tests/support/records.ts';
import { type Create, signInTo } from './signInTo.ts';

const email = 'Ada.Byron@Example.org';
const phone = '(555) 010-4477';

/** Tests of privacy requests, for every backend. */
export function privacyContract(create: Create) {
  /** A backend with data about Ada: a lead with a note, and an appointment. */
  async function withAda() {
    const backend = await signInTo(create);
    const { leads, appointments } = backend;
    const lead = await leads.create({ ...leadForm, name: 'Ada Byron', email, phone }, 'ada');
    await leads.addNote(lead.id, { text: 'Allergic to nuts.' }, 'note');
    const form = { ...appointmentForm, title: 'Tea with Ada', notes: 'Bring cake.', leadId: lead.id };
    const appointment = await appointments.create(form, 'tea');
    return { ...backend, lead, appointment };
  }

  describe('The data of a person', () => {
    it.each([email, ' ada.byron@example.org', '+1 555 010 4477'])('are found by %s', async (contact) => {
      const { privacy } = await withAda();
      const found = await privacy.find(contact);
      expect(found.names).toEqual(['Ada Byron']);
      expect(found.counts).toMatchObject({ leads: 1, enquiries: 0, notes: 1, appointments: 1, reviews: 0, mails: 0 });
    });

    it('do not include leads without that email or phone number', async () => {
      const { privacy, leads } = await withAda();
      await leads.create({ ...leadForm, name: 'Without address', email: '' }, 'one');
      await leads.create({ ...leadForm, name: 'Without number', phone: '' }, 'other');
      for (const contact of [email, phone]) expect((await privacy.find(contact)).names).toEqual(['Ada Byron']);
    });

    it('include files, conversations and replies of that person only', async () => {
      const { privacy, conversations, leads, leadFiles } = await withAda();
      const all = readListQuery(conversationEntity, new URLSearchParams('archived=all'));
      const before = (await conversations.list(all)).rows;
      const theirs = await conversations.get('5');
      const lead = await leads.create({ ...leadForm, email: theirs.email }, 'theirs');
      await leadFiles.add(lead.id, new File(['A plan'], 'plan.txt'), newAttempt());
      const replies = theirs.messages.filter(({ kind }) => kind !== 'enquiry');
      expect(replies).not.toEqual([]);
      const counts = { conversations: 1, replies: replies.length, files: 1 };
      expect((await privacy.find(theirs.email)).counts).toMatchObject(counts);
      expect(await privacy.erase(theirs.email)).toMatchObject(counts);
      expect((await conversations.list(all)).rows).toEqual(before.filter(({ id }) => id !== '5'));
    });

    it('are empty for an email that nobody used', async () => {
      const { privacy } = await withAda();
      const found = await privacy.find('ada.byron@example.com');
      expect(found.names).toEqual([]);
      expect(Object.values(found.counts).every((count) => count === 0)).toBe(true);
    });

    it.each(['', 'Ada', '12345', 'a b@c'])('are not searched, exported or erased for "%s"', async (contact) => {
      const { privacy } = await withAda();
      for (const ask of [privacy.find, privacy.exportJson, privacy.erase]) {
        await expect(ask(contact)).rejects.toBeInstanceOf(InvalidInput);
      }
    });

    it('are exported as one JSON file, which is logged', async () => {
      const { privacy, log } = await withAda();
      const exported = await privacy.exportJson(email);
      expect(exported.type).toMatch(/^application\/json/);
      const file = await exported.text();
      const data = JSON.parse(file);
      expect(data.leads).toHaveLength(1);
      expect(data.leads[0]).toMatchObject({ name: 'Ada Byron', email, phone });
      expect(file).toContain('Allergic to nuts.');
      expect(file).toContain('Tea with Ada');
      const { rows } = await log.list(readListQuery(logEntity, new URLSearchParams('entity=person')));
      expect(rows).toMatchObject([{ kind: 'exported', entityId: 'all' }]);
    });

    it('are erased, while appointments stay at their time without the name', async () => {
      const { privacy, leads, appointments, lead, appointment, log } = await withAda();
      const cancelled = {
        ...appointmentToForm(appointment),
        status: 'cancelled',
        cancelReason: 'Ada is ill.',
      } as const;
      await appointments.update(appointment.id, cancelled, appointment.version);
      expect(await privacy.erase(email)).toMatchObject({ leads: 1, notes: 1, appointments: 1 });
      await expect(leads.get(lead.id)).rejects.toBeInstanceOf(NotFound);
      const left = await appointments.get(appointment.id);
      expect(left).toMatchObject({
        title: appointmentKindLabels[appointment.kind],
        notes: '',
        cancelReason: '',
        leadId: null,
        leadName: '',
        startsAt: appointment.startsAt,
        place: appointment.place,
        people: appointment.people,
      });
      expect(Object.values((await privacy.find(email)).counts).every((count) => count === 0)).toBe(true);
      const { rows } = await log.list(readListQuery(logEntity, new URLSearchParams('rows=100')));
      expect(rows.some(({ kind, entity }) => kind === 'erased' && entity === 'person')).toBe(true);
      expect(JSON.stringify(rows)).not.toMatch(/Byron|nuts|Tea|ill/);
    });

    it('include saved views that search for an email or phone number of the person', async () => {
      const { privacy, views } = await withAda();
      const save = (name: string, q: string) =>
        views.save({ list: 'leads', name, query: new URLSearchParams({ q, status: 'new' }).toString() });
      await save('By address', ` ${email.toUpperCase()} `);
      await save('By number', '+1 555.010.4477');
      await save('ada.byron@example.org', '');
      const others = [
        await save('Others', 'ada.byron@example.com'),
        await save('The number of another', '555 010 4478'),
        await save('Too', 'nada.byron@example.org'),
      ];
      for (const contact of [email, phone]) expect((await privacy.find(contact)).counts.views).toBe(3);
      expect(JSON.parse(await (await privacy.exportJson(email)).text()).views).toHaveLength(3);
      expect(await privacy.erase(email)).toMatchObject({ views: 3 });
      expect(await views.list()).toEqual(others.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
    });

    it('include reviews and their pictures', async () => {
      const { privacy, reviews } = await withAda();
      await reviews.send({ ...sentReview, email, picture: tinyPng });
      expect((await privacy.find(email)).counts).toMatchObject({ reviews: 1, pictures: 1 });
      expect(JSON.parse(await (await privacy.exportJson(email)).text()).pictures).toHaveLength(1);
      expect(await privacy.erase(email)).toMatchObject({ reviews: 1, pictures: 1 });
      expect((await privacy.find(email)).counts).toMatchObject({ reviews: 0, pictures: 0 });
    });

    it('are kept for ever unless a valid retention period is set', async () => {
      const { privacy, leads, log } = await withAda();
      expect(await privacy.retention()).toEqual({ months: 0, due: 0, first: [] });
      const { months: set, due, first } = await privacy.setRetention(12, 0);
      expect(set).toBe(12);
      expect(first).toHaveLength(Math.min(due, listedDue));
      for (const { id, name } of first) expect((await leads.get(id)).name).toBe(name);
      expect((await privacy.retention()).months).toBe(12);
      for (const months of [5, -1, 1.5]) {
        await expect(privacy.setRetention(months, 12)).rejects.toBeInstanceOf(InvalidInput);
      }
      expect((await privacy.retention()).months).toBe(12);
      const { rows } = await log.list(readListQuery(logEntity, new URLSearchParams('entity=retention')));
      expect(rows).toMatchObject([{ kind: 'edited', entityId: 'all' }]);
    });

    it('are kept for the period that was set first if two are set on the basis of the same one', async () => {
      const { privacy } = await signInTo(create);
      const set = await privacy.setRetention(24, 0);
      const second = privacy.setRetention(12, 0);
      await expect(second).rejects.toBeInstanceOf(Conflict);
      await expect(second).rejects.toMatchObject({ current: set });
      expect((await privacy.retention()).months).toBe(24);
      const both = await Promise.allSettled([privacy.setRetention(6, 24), privacy.setRetention(12, 24)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });
  });

  it('Privacy requests, the log and changes of the booking rules are closed to staff', async () => {
    const all = readListQuery(logEntity, new URLSearchParams());
    const { accounts, bookingRules, log, passwordLinks, privacy, session } = await signInTo(create);
    const ada = { name: 'Ada Byron', email: 'ada@example.org' };
    await passwordLinks.choose(String(await accounts.invite({ ...ada, role: 'staff' })), 'correct horse');
    await session.signIn({ email: ada.email, password: 'correct horse', remember: false });
    await expect(log.list(all)).rejects.toBeInstanceOf(NotAllowed);
    await expect(log.exportCsv(all)).rejects.toBeInstanceOf(NotAllowed);
    for (const attempt of [
      () => privacy.find(ada.email),
      () => privacy.exportJson(ada.email),
      () => privacy.erase(ada.email),
      () => privacy.retention(),
      () => privacy.setRetention(12, 0),
    ]) {
      await expect(attempt()).rejects.toBeInstanceOf(NotAllowed);
    }
    await expect(bookingRules.update(rulesToForm(standardRules), 1)).rejects.toBeInstanceOf(NotAllowed);
  });
}
