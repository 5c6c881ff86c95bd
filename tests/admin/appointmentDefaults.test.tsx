import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { appointmentForm as words } from '#content/admin/appointments.ts';
import { type AppointmentForm, appointmentFields } from '#domain/appointmentForm.ts';
import { rulesToForm } from '#domain/bookingRules.ts';
import { demoPeople, demoSession } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { leadForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';

const [, celeste] = demoPeople;
const labelled = (name: keyof AppointmentForm) => new RegExp(`^${appointmentFields[name].label}\\s*(\\(|$)`);
const of = (name: keyof AppointmentForm) => field(labelled(name));
const set = (name: keyof AppointmentForm, value: string) => fill(labelled(name), value);

const open = async (address: string, backend: Backend = sampleBackendWith({})) =>
  renderSite(`/admin/appointments/${address}`, { backend });

/** @returns a backend whose consultations take an hour and a half. */
async function withLongTalks() {
  const backend = sampleBackendWith({});
  const rules = await backend.bookingRules.get();
  await backend.bookingRules.update({ ...rulesToForm(rules), minutes: '90' }, rules.version);
  return backend;
}

describe('A new appointment', () => {
  it('ends after the usual length, whenever it starts', async () => {
    await open('new', await withLongTalks());
    set('startDay', '2027-06-14');
    set('startTime', '10:00');
    await waitFor(() => expect(of('endTime')).toHaveValue('11:30'));
    set('startTime', '23:00');
    await waitFor(() => expect(of('endTime')).toHaveValue('00:30'));
    expect(of('endDay')).toHaveValue('2027-06-15');
  });

  it('takes the usual length if only its start is known', async () => {
    await open('new?start=2027-06-14T10:00', await withLongTalks());
    expect(of('endTime')).toHaveValue('11:30');
  });

  it('keeps an end that was set by hand', async () => {
    await open('new?start=2027-06-14T10:00');
    set('endTime', '12:15');
    set('startTime', '09:00');
    expect(of('startTime')).toHaveValue('09:00');
    expect(of('endTime')).toHaveValue('12:15');
  });

  it('is named after its kind and client until somebody types a title', async () => {
    await open('new?lead=3');
    const { name } = sampleLead('3');
    await waitFor(() => expect(field(labelled('leadId'))).toHaveValue(name));
    expect(of('title')).toHaveValue('');
    set('kind', 'consultation');
    await waitFor(() => expect(of('title')).toHaveValue(words.titleOf.consultation(name)));
    set('kind', 'tasting');
    await waitFor(() => expect(of('title')).toHaveValue(words.titleOf.tasting(name)));
    set('title', 'Cakes');
    set('kind', 'event');
    expect(of('kind')).toHaveValue('event');
    expect(of('title')).toHaveValue('Cakes');
  });

  it('has a title that can be saved also for the longest name of a client', async () => {
    const backend = sampleBackendWith({});
    const lead = await backend.leads.create({ ...leadForm, name: 'Anna '.repeat(40).trim() }, 'an attempt');
    await open(`new?lead=${lead.id}`, backend);
    await waitFor(() => expect(field(labelled('leadId'))).toHaveValue(lead.name));
    set('kind', 'consultation');
    await waitFor(() => expect(of('title')).toHaveValue(words.titleOf.consultation(lead.name).slice(0, 200)));
  });

  it('is attended by whoever creates it', async () => {
    await open('new');
    expect(screen.getByRole('checkbox', { name: demoSession.name })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: celeste.name })).not.toBeChecked();
  });

  it('no longer calls the end missing once it follows from the start', async () => {
    await open('new');
    press(words.save);
    await waitFor(() => expect(of('endTime')).toBeInvalid());
    set('startDay', '2027-06-14');
    set('startTime', '10:00');
    await waitFor(() => expect(of('endTime')).toHaveValue('11:00'));
    expect(of('endTime')).not.toBeInvalid();
  });
});

describe('An existing appointment', () => {
  it('keeps its title, its end and its people while it is edited', async () => {
    await open('2/edit');
    const [title, end] = [of('title').value, of('endTime').value];
    set('kind', 'tasting');
    set('startTime', '08:00');
    expect(of('startTime')).toHaveValue('08:00');
    expect(of('title')).toHaveValue(title);
    expect(of('endTime')).toHaveValue(end);
  });
});
