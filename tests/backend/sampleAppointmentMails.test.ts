import { describe, expect, it } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { type AppointmentForm, appointmentToForm } from '#domain/appointmentForm.ts';
import { updateDelay } from '#domain/appointmentMails.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';

/** Far longer than sending a mail takes. */
const aWhile = updateDelay / 2;

/** @returns a demo whose clock the test sets, with an appointment to which the client is invited. */
async function openDemo() {
  const clock = { time: Date.parse('2027-06-01T12:00:00.000Z') };
  const { appointments, consultations, leads } = createSampleBackend({ latency: 0, now: () => new Date(clock.time) });
  const lead = await leads.create(leadForm, 'a lead');
  const form: AppointmentForm = { ...appointmentForm, startDay: '2027-06-14', leadId: lead.id, invited: 'yes' };
  let latest = await appointments.create(form, 'made');
  const change = async (changes: Partial<AppointmentForm>, before: AppointmentDetails = latest) => {
    latest = await appointments.update(before.id, { ...appointmentToForm(before), ...changes }, before.version);
    return latest;
  };
  /** @returns the mails about an appointment, latest first: `update waiting`. */
  const mails = async (id = latest.id) =>
    (await appointments.mails(id)).map(({ purpose, state }) => `${purpose} ${state}`);
  return { appointments, consultations, lead, clock, change, mails };
}

describe('The demo’s mails about appointments', () => {
  it('are waiting at first and sent a moment later, those about changes after a delay', async () => {
    const { clock, change, mails } = await openDemo();
    expect(await mails()).toEqual(['invitation waiting']);
    clock.time += aWhile;
    expect(await mails()).toEqual(['invitation sent']);
    await change({ startTime: '09:15' });
    clock.time += aWhile;
    expect(await mails()).toEqual(['update waiting', 'invitation sent']);
    clock.time += 2 * aWhile;
    expect(await mails()).toEqual(['update sent', 'invitation sent']);
  });

  it('announce each change once the mail about an earlier one is on its way', async () => {
    const { clock, change, mails } = await openDemo();
    await change({ startTime: '09:15' });
    clock.time += updateDelay;
    await change({ startTime: '09:30' });
    expect(await mails()).toEqual(['update waiting', 'update waiting', 'invitation sent']);
  });

  it('are not delayed any further by a change that the client is not told of', async () => {
    const { clock, change, mails } = await openDemo();
    await change({ startTime: '09:15' });
    clock.time += aWhile;
    await change({ title: 'Another name' });
    clock.time += 1.5 * aWhile;
    expect(await mails()).toEqual(['update sent', 'invitation sent']);
  });

  it('confirm a change by the client without delay, and a later one by staff with it', async () => {
    const { appointments, consultations, lead, clock, change, mails } = await openDemo();
    const token = String(await consultations.makeLink(lead.id, false));
    const [first = '', second = ''] = (await consultations.read(token))?.times ?? [];
    const id = String((await consultations.pick(token, first)).picked?.id);
    await consultations.pick(token, second);
    clock.time += aWhile;
    expect(await mails(id)).toEqual(['update sent', 'invitation sent']);
    await change({ place: 'The other room' }, await appointments.get(id));
    clock.time += aWhile;
    expect(await mails(id)).toEqual(['update waiting', 'update sent', 'invitation sent']);
  });
});
