import { describe, expect, it } from 'vitest';
import { appointmentToForm } from '#domain/appointmentForm.ts';
import { companyZone, timesToForm } from '#domain/appointmentTimes.ts';
import { hour } from '#domain/durations.ts';
import { leadToForm, responsibleGone } from '#domain/lead.ts';
import { importRowSchema } from '#domain/leadImport.ts';
import { appointmentForm, draft, leadForm, replyForm } from '#tests/support/records.ts';
import { invited, join, signInAsInvited } from './colleague.ts';
import { type Create, signInTo } from './signInTo.ts';

const file = (responsibleId: string) => ({
  file: 'clients.csv',
  rows: [importRowSchema.validateSync({ ...leadForm, responsibleId })],
});

/** Tests of colleagues who were invited, renamed or disabled, for every backend with the sample records. */
export function colleagueContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('An invited colleague', () => {
    it('can be made responsible for leads and conversations, and take part in appointments', async () => {
      const { accounts, people, leads, conversations, appointments } = await atWork();
      await accounts.invite(invited);
      const id = String((await people.list()).find(({ name }) => name === invited.name)?.id);
      const named = { responsibleId: id, responsible: invited.name };
      await leads.changeAll([{ id: '1', responsibleId: id }]);
      expect(await leads.get('1')).toMatchObject(named);
      expect(await leads.create({ ...leadForm, responsibleId: id }, 'one form')).toMatchObject(named);
      const done = await leads.importAll(file(id), 'another form');
      expect(done.made).toBe(1);
      await conversations.changeAll([{ id: '1', responsibleId: id }]);
      expect(await conversations.get('1')).toMatchObject(named);
      const made = await appointments.create({ ...appointmentForm, people: id }, 'a third form');
      expect(made).toMatchObject({ people: [id], peopleNames: [invited.name] });
    });

    it('is offered to clients only once they have chosen a password', async () => {
      const backend = await atWork();
      const { accounts, appointments, consultations, leads } = backend;
      const everybody = (await accounts.list()).map(({ id }) => id).join(',');
      const lead = await leads.create({ ...leadForm, responsibleId: '' }, 'a lead');
      const token = String(await consultations.makeLink(lead.id, false));
      const times = async () => (await consultations.read(token))?.times ?? [];
      const [startsAt = ''] = await times();
      const endsAt = new Date(Date.parse(startsAt) + hour).toISOString();
      const span = timesToForm({ startsAt, endsAt, timing: 'timed', zone: companyZone }, companyZone);
      await appointments.create({ ...appointmentForm, ...span, place: '', people: everybody }, 'all');
      const invitation = String(await accounts.invite(invited));
      expect(await times()).not.toContain(startsAt);
      await backend.passwordLinks.choose(invitation, 'correct horse');
      expect(await times()).toContain(startsAt);
    });

    it('signs what they write with their own name, also after it has changed', async () => {
      const backend = await atWork();
      const { account, appointments, conversations, leads, leadFiles, posts } = backend;
      const id = await join(backend);
      await signInAsInvited(backend);
      expect((await posts.create(draft, 'one form')).author).toBe(invited.name);
      await conversations.reply('1', replyForm, 'one attempt');
      await conversations.changeAll([{ id: '1', responsibleId: id }]);
      await leads.changeAll([{ id: '1', responsibleId: id }]);
      await leadFiles.add('1', new File(['a'], 'plan.txt'), 'one file');
      const { id: importId } = await leads.importAll(file(''), 'another form');
      const { id: appointmentId } = await appointments.create({ ...appointmentForm, people: id }, 'a third form');
      const name = 'Ada Lovelace';
      await account.change({ name, picture: '' });
      const by = { id, name };
      expect((await conversations.get('1')).messages.at(-1)).toMatchObject({ by });
      expect((await conversations.get('1')).responsible).toBe(name);
      expect((await leads.get('1')).responsible).toBe(name);
      expect((await leads.history('1')).map((activity) => activity.by)).toEqual([by, by, by]);
      expect(await leadFiles.list('1')).toMatchObject([{ by }]);
      expect((await leads.getImport(importId)).by).toBe(name);
      expect((await appointments.get(appointmentId)).peopleNames).toEqual([name]);
    });

    it('is refused as the responsible person once disabled, but keeps their leads and appointments', async () => {
      const backend = await atWork();
      const { accounts, appointments, conversations, leads } = backend;
      const id = await join(backend);
      const kept = await leads.create({ ...leadForm, responsibleId: id }, 'one form');
      const planned = await appointments.create({ ...appointmentForm, people: id }, 'another form');
      await accounts.change(id, { disabled: true });
      const refused = { fields: { responsibleId: responsibleGone } };
      const change = [{ id: '1', responsibleId: id }];
      await expect(leads.changeAll(change)).rejects.toMatchObject(refused);
      await expect(conversations.changeAll(change)).rejects.toMatchObject(refused);
      await expect(leads.create({ ...leadForm, responsibleId: id }, 'a third form')).rejects.toMatchObject(refused);
      const other = await leads.get('1');
      const form = { ...leadToForm(other), responsibleId: id };
      await expect(leads.update('1', form, other.version)).rejects.toMatchObject(refused);
      await expect(leads.importAll(file(id), 'a fourth form')).rejects.toMatchObject({
        fields: { 'rows.0.responsibleId': responsibleGone },
      });
      const named = { responsibleId: id, responsible: invited.name };
      expect(await leads.update(kept.id, { ...leadToForm(kept), notes: 'Called.' }, kept.version)).toMatchObject(named);
      const moved = { ...appointmentToForm(planned), notes: 'Bring the plan.' };
      expect((await appointments.update(planned.id, moved, planned.version)).peopleNames).toEqual([invited.name]);
    });
  });
}
