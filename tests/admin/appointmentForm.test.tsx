import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { NotFound, Unreachable } from '#backend/errors.ts';
import { cancelling, icsWords, appointmentForm as words } from '#content/admin/appointments.ts';
import { appointmentFormSentences as sentences } from '#content/domain/appointmentForm.ts';
import { timesSentences } from '#content/domain/appointmentTimes.ts';
import { type AppointmentForm, appointmentFields } from '#domain/appointmentForm.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import type { Lead } from '#domain/lead.ts';
import { demoPeople } from '#sample/account.ts';
import { appointments } from '#sample/appointments.ts';
import { leads } from '#sample/leads.ts';
import { field, fill, newUser, press } from '#tests/support/controls.ts';
import { appointmentForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';

const [, celeste, mei, tomas] = demoPeople;
const wholeDays = String(appointmentFields.timing.kind === 'choice' && appointmentFields.timing.labels.allDay);
const quick = () => createSampleBackend({ wait: async () => undefined });
const labelled = (name: keyof AppointmentForm) => new RegExp(`^${appointmentFields[name].label}\\s*(\\(|$)`);
const of = (name: keyof AppointmentForm) => field(labelled(name));
const lead = () => screen.getByRole('combobox', { name: labelled('leadId') });
const time = (name: string) => screen.getByRole('radio', { name });
const person = (name: string) => screen.getByRole('checkbox', { name });

const open = async (address: string, backend: Backend = quick()) => ({
  backend,
  router: await renderSite(`/admin/appointments/${address}`, { backend }),
});

describe('The appointment form', () => {
  it('marks the required fields of an empty form and moves focus to the first one', async () => {
    await open('new');
    expect(screen.getByRole('heading', { name: words.create, level: 2 })).toBeVisible();
    expect(screen.queryByRole('button', { name: cancelling.open })).not.toBeInTheDocument();
    press(words.save);
    await waitFor(() => expect(of('title')).toHaveFocus());
    for (const [name, sentence] of [
      ['title', sentences.titleNeeded],
      ['kind', sentences.kindNeeded],
      ['startDay', timesSentences.dayNeeded],
      ['startTime', timesSentences.startNeeded],
      ['endTime', timesSentences.endNeeded],
    ] as const) {
      expect(of(name)).toBeRequired();
      expect(of(name)).toBeInvalid();
      expect(of(name)).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
    }
  });

  it('saves everything entered, confirms it, and returns to the appointments', async () => {
    const user = newUser();
    const { backend, router } = await open('new');
    fill(labelled('title'), appointmentForm.title);
    fill(labelled('kind'), appointmentForm.kind);
    fill(labelled('startDay'), appointmentForm.startDay);
    fill(labelled('startTime'), appointmentForm.startTime);
    fill(labelled('endTime'), appointmentForm.endTime);
    fill(labelled('place'), appointmentForm.place);
    fill(labelled('reminder'), appointmentForm.reminder);
    fill(labelled('notes'), appointmentForm.notes);
    await user.click(person(mei.name));
    await user.click(person(tomas.name));
    await user.click(person(celeste.name));
    await user.click(person(tomas.name));
    const client = sampleLead('2').name;
    await user.type(lead(), client.toLowerCase());
    await user.click(await screen.findByRole('option', { name: new RegExp(client) }));
    press(words.save);
    expect(await screen.findByText(words.saved(appointmentForm.title))).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/appointments'));
    const made = await backend.appointments.get('9');
    expect(made).toMatchObject({
      leadName: client,
      people: ['1', '3', '2'],
      reminder: 'hour',
      status: 'planned',
    });
    expect(made).toMatchObject({ title: appointmentForm.title, notes: appointmentForm.notes, zone: companyZone });
  });

  it('takes lead and start time from the URL, and drops both when going back', async () => {
    const { router } = await open('new?start=2027-06-14T23:30&lead=3&q=talk');
    expect(of('startDay')).toHaveValue('2027-06-14');
    expect(of('startTime')).toHaveValue('23:30');
    expect(of('endDay')).toHaveValue('2027-06-15');
    expect(of('endTime')).toHaveValue('00:30');
    await waitFor(() => expect(lead()).toHaveValue(sampleLead('3').name));
    expect(screen.getByRole('link', { name: words.back })).toHaveAttribute('href', '/admin/appointments?q=talk');
    fill(labelled('title'), 'A night');
    fill(labelled('kind'), 'event');
    press(words.save);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/appointments'));
    expect(router.state.location.search).toBe('?q=talk');
  });

  it('asks for no times for an all-day appointment', async () => {
    const { backend } = await open('new?start=2027-06-14T10:00');
    fill(labelled('title'), 'A fair');
    fill(labelled('kind'), 'event');
    fireEvent.click(time(wholeDays));
    expect(screen.queryByLabelText(labelled('startTime'))).not.toBeInTheDocument();
    fill(labelled('endDay'), '2027-06-16');
    press(words.save);
    await screen.findByText(words.saved('A fair'));
    expect(await backend.appointments.get('9')).toMatchObject({ timing: 'allDay' });
  });

  it('names the conflicting appointment and the next free time, and keeps what was typed', async () => {
    const backend = quick();
    const taken = await backend.appointments.create(appointmentForm, 'another form');
    const user = newUser();
    await open('new?start=2027-06-14T11:00', backend);
    fill(labelled('title'), 'At the same time');
    fill(labelled('kind'), 'tasting');
    await user.click(person(mei.name));
    press(words.save);
    await waitFor(() => expect(of('startTime')).toHaveFocus());
    expect(of('startTime')).toHaveAccessibleDescription(expect.stringContaining(`“${taken.title}”`));
    expect(of('startTime')).toHaveAccessibleDescription(/next free time is Jun 14, 2027, 11:30.AM/);
    expect(of('title')).toHaveValue('At the same time');
    expect(person(mei.name)).toBeChecked();
  });

  it('adds the reader’s local time if it differs, and explains an hour that occurs twice', async () => {
    await open('new?start=2027-11-07T01:30');
    const note = screen.getByText(new RegExp(words.repeated));
    // Tests run in UTC.
    expect(note).toHaveTextContent(/Eastern Daylight Time.+Nov 7, 2027, 5:30.–.7:30.AM/);
    expect(note).toHaveAttribute('role', 'status');
    fireEvent.click(time(wholeDays));
    expect(note).toBeEmptyDOMElement();
  });

  it('loads an existing appointment and saves changes to it', async () => {
    const { backend } = await open('2/edit');
    const visit = appointments[1];
    expect(of('title')).toHaveValue(visit?.title);
    expect(of('startTime')).toHaveValue('14:00');
    await waitFor(() => expect(lead()).toHaveValue(sampleLead('5').name));
    expect(person(mei.name)).toBeChecked();
    expect(person(celeste.name)).not.toBeChecked();
    fill(labelled('title'), 'Another hall');
    press(words.save);
    await screen.findByText(words.saved('Another hall'));
    expect(await backend.appointments.get('2')).toMatchObject({ title: 'Another hall', startsAt: visit?.startsAt });
  });

  it('shows both versions on a conflict, with the names of the people and the lead', async () => {
    const { backend } = await open('2/edit');
    fill(labelled('title'), 'Mine');
    await backend.appointments.update('2', { ...appointmentForm, title: 'Theirs' }, 1);
    press(words.save);
    const dialog = within(await screen.findByRole('alertdialog', { name: words.conflict.title }));
    expect(dialog.getByText('Theirs')).toBeVisible();
    expect(dialog.getByText(`${celeste.name}, ${mei.name}`)).toBeVisible();
    expect(dialog.getByText(`${mei.name}, ${tomas.name}`)).toBeVisible();
    expect(await dialog.findByText(sampleLead(appointmentForm.leadId).name)).toBeVisible();
    press(words.conflict.takeTheirs);
    await waitFor(() => expect(of('title')).toHaveValue('Theirs'));
  });

  it('shows a not-found message for an unknown appointment', async () => {
    await open('nobody/edit');
    expect(screen.getByRole('heading', { name: words.missing.title })).toBeVisible();
  });
});

describe('The lead field of the appointment form', () => {
  it('can be cleared', async () => {
    const user = newUser();
    const { backend } = await open('2/edit');
    await waitFor(() => expect(lead()).toHaveValue(sampleLead('5').name));
    await user.hover(lead());
    await user.click(screen.getByRole('button', { name: words.clearLead }));
    expect(lead()).toHaveValue('');
    press(words.save);
    await screen.findByText(words.saved(String(appointments[1]?.title)));
    expect(await backend.appointments.get('2')).toMatchObject({ leadId: null });
  });

  it('offers leads with their email address, or their phone number if there is none', async () => {
    const user = newUser();
    const { backend } = await open('new');
    const [one, other] = leads as [Lead, Lead];
    const rows = [one, { ...other, email: '' }];
    vi.spyOn(backend.leads, 'list').mockResolvedValue({ rows, matching: 2, total: 2, page: 1 });
    await user.type(lead(), 'a');
    const found = () => within(screen.getByRole('listbox')).getAllByRole('option');
    await waitFor(() =>
      expect(found().map(({ textContent }) => textContent)).toEqual([one.name + one.email, other.name + other.phone]),
    );
  });

  it('says when no lead matches and when the search fails', async () => {
    const user = newUser();
    const { backend } = await open('new');
    await user.type(lead(), 'nobody at all');
    expect(await screen.findByText(words.noLeads)).toBeVisible();
    vi.spyOn(backend.leads, 'list').mockRejectedValue(new Unreachable('away'));
    await user.type(lead(), '!');
    expect(await screen.findByText(words.leadsFailed)).toBeVisible();
  });

  it('says that the lead has been deleted', async () => {
    const backend = quick();
    vi.spyOn(backend.leads, 'get').mockRejectedValue(new NotFound('gone'));
    await open('new?lead=99', backend);
    await waitFor(() => expect(lead()).toHaveValue(words.goneLead));
    expect(screen.queryByText(words.openLeadShort)).not.toBeInTheDocument();
  });

  it('says that the lead could not be loaded, keeps it, and loads it again', async () => {
    const backend = quick();
    vi.spyOn(backend.leads, 'get').mockRejectedValueOnce(new Unreachable('away'));
    await open('2/edit', backend);
    expect(await screen.findByText(words.leadFailed)).toBeInTheDocument();
    await newUser().click(screen.getByRole('button', { name: words.loadLeadAgain }));
    expect(lead()).toHaveFocus();
    expect(await screen.findByText(words.openLeadShort)).toBeInTheDocument();
    const { name } = await backend.leads.get('5');
    await waitFor(() => expect(lead()).toHaveValue(name));
    expect(screen.queryByText(words.leadFailed)).not.toBeInTheDocument();
  });
});

describe('Downloading an appointment as a calendar file', () => {
  it('names the file after the day of the appointment', async () => {
    await open('2/edit');
    URL.createObjectURL = vi.fn(() => 'blob:file');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    press(icsWords.download);
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(click.mock.contexts[0]).toMatchObject({ download: 'appointment-2025-03-07.ics', href: 'blob:file' });
  });

  it('shows an error if the appointment cannot be read', async () => {
    const { backend } = await open('2/edit');
    vi.spyOn(backend.appointments, 'get').mockRejectedValue(new Unreachable('away'));
    press(icsWords.download);
    expect(await screen.findByText(icsWords.failed)).toBeInTheDocument();
  });
});
