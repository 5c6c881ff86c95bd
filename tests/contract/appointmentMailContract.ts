import { describe, expect, it } from 'vitest';
import { type AppointmentDetails, noAddress, nobodyToInvite } from '#domain/appointment.ts';
import { type AppointmentForm, appointmentToForm } from '#domain/appointmentForm.ts';
import { dayOf } from '#domain/zonedTimes.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';
import { refused } from './refused.ts';
import { type Create, signInTo } from './signInTo.ts';

/** Tests of the mails to the client of an appointment, for every backend. */
export function appointmentMailContract(create: Create) {
  /** Creates an appointment in a year, to which the client is invited. */
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

  describe('Mails to the client of an appointment', () => {
    it('sends a requested invitation, whose state staff can see', async () => {
      const { appointments, made } = await withInvited();
      expect(made.invited).toBe('yes');
      const [mail, ...others] = await appointments.mails(made.id);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ purpose: 'invitation', to: leadForm.email, state: 'waiting', reason: '' });
      expect(mail?.at).toMatch(/Z$/);
    });

    it('sends an invitation only once it is requested', async () => {
      const { made, change, purposes } = await withInvited({ invited: 'no' });
      expect(await purposes()).toEqual([]);
      const moved = await change(made, { startTime: '09:00' });
      expect(await purposes()).toEqual([]);
      await change(moved, { invited: 'yes' });
      expect(await purposes()).toEqual(['invitation']);
    });

    it('announces a new time or place, but no change of title, notes or people', async () => {
      const { made, change, purposes } = await withInvited();
      const renamed = await change(made, { title: 'Another name', notes: 'Bring cake.', people: '2' });
      expect(await purposes()).toEqual(['invitation']);
      const moved = await change(renamed, { startTime: '10:30' });
      expect((await purposes()).toSorted()).toEqual(['invitation', 'update']);
      await change(moved, { startTime: '10:00', place: 'Another place' });
      expect((await purposes()).toSorted()).toEqual(['invitation', 'update']);
    });

    it('announces several changes in a row by one mail, and none that is undone', async () => {
      const { made, change, purposes } = await withInvited();
      const moved = await change(made, { startTime: '09:15' });
      const again = await change(moved, { startTime: '09:30' });
      expect((await purposes()).toSorted()).toEqual(['invitation', 'update']);
      await change(again, { startTime: appointmentForm.startTime });
      expect(await purposes()).toEqual(['invitation']);
    });

    it('sends a cancellation instead of a change that has not been announced yet', async () => {
      const { made, change, purposes } = await withInvited();
      const moved = await change(made, { startTime: '09:15' });
      await change(moved, { status: 'cancelled', cancelReason: 'We are ill.' });
      expect((await purposes()).toSorted()).toEqual(['cancellation', 'invitation']);
    });

    it('sends one cancellation, and a new invitation when the appointment is planned again', async () => {
      const { made, change, purposes } = await withInvited();
      const cancelled = await change(made, { status: 'cancelled', cancelReason: 'We are ill.' });
      expect((await purposes()).toSorted()).toEqual(['cancellation', 'invitation']);
      const same = await change(cancelled, { cancelReason: 'All of us are ill.' });
      expect(await purposes()).toHaveLength(2);
      await change(same, { status: 'planned', cancelReason: '' });
      expect((await purposes()).toSorted()).toEqual(['cancellation', 'invitation', 'invitation']);
    });

    it('sends a cancellation to the former client and an invitation to the new one', async () => {
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

    it('sends no change that has not been announced yet to a client who is replaced by another', async () => {
      const { appointments, leads, made, change } = await withInvited();
      const { id: leadId } = await leads.create({ ...leadForm, email: 'ada@example.org' }, 'ada');
      const moved = await change(made, { startTime: '09:15' });
      await change(moved, { leadId });
      const former = (await appointments.mails(made.id)).filter(({ to }) => to === leadForm.email);
      expect(former.map(({ purpose }) => purpose).toSorted()).toEqual(['cancellation', 'invitation']);
    });

    it('announces nothing to a client whose address was removed', async () => {
      const { leads, lead, made, change, purposes } = await withInvited();
      await leads.update(lead.id, { ...leadForm, email: '' }, lead.version);
      await change(made, { startTime: '09:15' });
      expect(await purposes()).toEqual(['invitation']);
    });

    it('sends nothing about an appointment in the past', async () => {
      const startDay = dayOf(new Date(Date.now() - 10 * 24 * 60 * 60 * 1000).toISOString(), 'UTC');
      const { made, change, purposes } = await withInvited({ startDay });
      await change(made, { startTime: '09:00' });
      expect(await purposes()).toEqual([]);
    });

    it('rejects an invitation without a lead or for a lead without an email', async () => {
      const { appointments, leads, made, change } = await withInvited();
      const { id: without } = await leads.create({ ...leadForm, email: '' }, 'without');
      expect(await refused(change(made, { leadId: without }))).toEqual({ invited: noAddress });
      const form = { ...appointmentForm, startTime: '08:00', endTime: '09:00' };
      const nobody = appointments.create({ ...form, leadId: '', invited: 'yes' }, 'nobody');
      expect(await refused(nobody)).toEqual({ invited: nobodyToInvite });
      expect(await appointments.get(made.id)).toEqual(made);
    });

    it('lets the appointment be changed after the lead was removed', async () => {
      const { appointments, leads, made, lead, change, purposes } = await withInvited();
      await leads.remove(lead.id);
      expect(await purposes()).toEqual([]);
      const left = await appointments.get(made.id);
      expect(left.leadId).toBeNull();
      expect(await change(left, { startTime: '10:30' })).toMatchObject({ leadId: null });
      expect(await purposes()).toEqual([]);
    });

    it('always sends mails to a client who picked the time, for each change', async () => {
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

    it('removes the mails when the client’s data is erased', async () => {
      const { appointments, made, privacy } = await withInvited();
      await privacy.erase(leadForm.email);
      expect(await appointments.mails(made.id)).toEqual([]);
    });

    it('sends nothing to a client without an email, who can still pick a time', async () => {
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
