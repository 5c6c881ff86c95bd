import { describe, expect, it } from 'vitest';
import { type AppointmentDetails, noAddress, nobodyToInvite } from '#domain/appointment.ts';
import { type AppointmentForm, appointmentToForm } from '#domain/appointmentForm.ts';
import { dayOf } from '#domain/zonedTimes.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';
import { refused } from './refused.ts';
import { type Create, signInTo } from './signInTo.ts';

/** Contract tests of mails to the client of an appointment. */
export function appointmentMailContract(create: Create) {
  /** Creates an appointment in a year, with its client invited. */
  async function withInvited(form: Partial<AppointmentForm> = {}) {
    const backend = await signInTo(create);
    const { appointments, leads } = backend;
    const lead = await leads.create(leadForm, 'grace');
    const startDay = dayOf(new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString(), 'UTC');
    const made = await appointments.create(
      { ...appointmentForm, startDay, leadId: lead.id, invited: 'yes', ...form },
      'made',
    );
    const change = (before: AppointmentDetails, changes: Partial<AppointmentForm>) =>
      appointments.update(before.id, { ...appointmentToForm(before), ...changes }, before.version);
    const purposes = async () => (await appointments.mails(made.id)).map(({ purpose }) => purpose);
    return { ...backend, lead, made, change, purposes };
  }

  describe('the client of an appointment', () => {
    it('gets an invitation where that is asked for, of which staff sees what becomes', async () => {
      const { appointments, made } = await withInvited();
      expect(made.invited).toBe('yes');
      const [mail, ...others] = await appointments.mails(made.id);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ purpose: 'invitation', to: leadForm.email, state: 'waiting', reason: '' });
      expect(mail?.at).toMatch(/Z$/);
    });

    it('gets none where it is not asked for, and one once it is', async () => {
      const { made, change, purposes } = await withInvited({ invited: 'no' });
      expect(await purposes()).toEqual([]);
      const moved = await change(made, { startTime: '09:00' });
      expect(await purposes()).toEqual([]);
      await change(moved, { invited: 'yes' });
      expect(await purposes()).toEqual(['invitation']);
    });

    it('is told of another time or place, and of nothing that is the team’s own', async () => {
      const { made, change, purposes } = await withInvited();
      const renamed = await change(made, { title: 'Another name', notes: 'Bring cake.', people: '2' });
      expect(await purposes()).toEqual(['invitation']);
      const moved = await change(renamed, { startTime: '10:30' });
      expect(await purposes()).toHaveLength(2);
      await change(moved, { place: 'Another place' });
      expect((await purposes()).toSorted()).toEqual(['invitation', 'update', 'update']);
    });

    it('is told once that it is cancelled, and invited again where it is planned again', async () => {
      const { made, change, purposes } = await withInvited();
      const cancelled = await change(made, { status: 'cancelled', cancelReason: 'We are ill.' });
      expect((await purposes()).toSorted()).toEqual(['cancellation', 'invitation']);
      const same = await change(cancelled, { cancelReason: 'All of us are ill.' });
      expect(await purposes()).toHaveLength(2);
      await change(same, { status: 'planned', cancelReason: '' });
      expect((await purposes()).toSorted()).toEqual(['cancellation', 'invitation', 'invitation']);
    });

    it('makes room for another one, who is invited instead', async () => {
      const { appointments, leads, made, change } = await withInvited();
      const { id: leadId } = await leads.create({ ...leadForm, email: 'ada@example.org' }, 'ada');
      await change(made, { leadId });
      const mails = (await appointments.mails(made.id)).map(({ purpose, to }) => `${purpose} ${to}`);
      expect(mails.toSorted()).toEqual([
        `cancellation ${leadForm.email}`,
        'invitation ada@example.org',
        `invitation ${leadForm.email}`,
      ]);
    });

    it('is told nothing of what is over', async () => {
      const startDay = dayOf(new Date(Date.now() - 10 * 24 * 60 * 60 * 1000).toISOString(), 'UTC');
      const { made, change, purposes } = await withInvited({ startDay });
      await change(made, { startTime: '09:00' });
      expect(await purposes()).toEqual([]);
    });

    it('has to have an address, and to be somebody', async () => {
      const { appointments, leads, made, change } = await withInvited();
      const { id: without } = await leads.create({ ...leadForm, email: '' }, 'without');
      expect(await refused(change(made, { leadId: without }))).toEqual({ invited: noAddress });
      const form = { ...appointmentForm, startTime: '08:00', endTime: '09:00' };
      const nobody = appointments.create({ ...form, leadId: '', invited: 'yes' }, 'nobody');
      expect(await refused(nobody)).toEqual({ invited: nobodyToInvite });
      expect(await appointments.get(made.id)).toEqual(made);
    });

    it('who is gone stands in nobody’s way', async () => {
      const { appointments, leads, made, lead, change } = await withInvited();
      await leads.remove(lead.id);
      const left = await appointments.get(made.id);
      expect(left.leadId).toBeNull();
      expect(await change(left, { startTime: '10:30' })).toMatchObject({ leadId: null });
    });

    it('who has picked the time is always told, of each change', async () => {
      const { consultations, leads, appointments } = await signInTo(create);
      const { id } = await leads.create(leadForm, 'grace');
      const token = String(await consultations.makeLink(id, false));
      const [first = '', second = ''] = (await consultations.read(token))?.times ?? [];
      const { picked } = await consultations.pick(token, first);
      await consultations.pick(token, second);
      await consultations.cancel(token);
      const mails = await appointments.mails(String(picked?.id));
      expect(mails.map(({ purpose }) => purpose).toSorted()).toEqual(['cancellation', 'invitation', 'update']);
      expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([leadForm.email]));
    });

    it('about whom everything was erased has no mails left, and gets no other one', async () => {
      const { appointments, made, privacy } = await withInvited();
      await privacy.erase(leadForm.email);
      expect(await appointments.mails(made.id)).toEqual([]);
    });

    it('without an address picks a time all the same', async () => {
      const { consultations, leads, appointments } = await signInTo(create);
      const { id } = await leads.create({ ...leadForm, email: '', phone: '+1 (555) 010-3000' }, 'grace');
      const token = String(await consultations.makeLink(id, false));
      const [first = ''] = (await consultations.read(token))?.times ?? [];
      const { picked } = await consultations.pick(token, first);
      expect(await appointments.mails(String(picked?.id))).toEqual([]);
      expect(await appointments.get(String(picked?.id))).toMatchObject({ invited: 'no' });
    });
  });
}
