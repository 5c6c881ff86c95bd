import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { leadForm as words } from '#content/admin/lead.ts';
import { formatDate } from '#domain/dates.ts';
import { emptyLead, type LeadForm, leadEntity, leadFormSchema } from '#domain/lead.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { leadForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const quick = () => createSampleBackend({ wait: async () => undefined });
const name = String(sampleLeads[0]?.name);
const labelled = (name: keyof LeadForm) => new RegExp(`^${leadEntity.fields[name].label}\\s*([(*]|$)`);
const of = (name: keyof LeadForm) => field(labelled(name));

/** @returns the error message of a field in an empty form. */
function missing(name: keyof LeadForm): string {
  try {
    validate(leadFormSchema, {});
  } catch (error) {
    if (error instanceof InvalidInput) return error.fields[name] ?? '';
  }
  return '';
}

describe('The lead form', () => {
  const fillIn = () => {
    fill(labelled('name'), leadForm.name);
    fill(labelled('email'), leadForm.email);
    fill(labelled('eventType'), leadForm.eventType);
  };

  it('starts empty, marks its required fields, and moves focus to the first one', async () => {
    await renderSite('/admin/leads/new', { backend: quick() });
    expect(screen.getByRole('heading', { name: words.create, level: 2 })).toBeVisible();
    for (const required of ['name', 'eventType'] as const) expect(of(required)).toBeRequired();
    // Either of them is enough.
    for (const contact of ['email', 'phone'] as const) expect(of(contact)).not.toBeRequired();
    press(words.save);
    await waitFor(() => expect(of('name')).toHaveFocus());
    expect(of('name')).toHaveAccessibleDescription(missing('name'));
    expect(of('email')).toHaveAccessibleDescription(expect.stringContaining(missing('email')));
    expect(of('eventType')).toHaveAccessibleDescription(missing('eventType'));
    expect(of('status')).toHaveValue('new');
    const controls = [...document.querySelectorAll<HTMLInputElement>('form [name]')]
      .map((control) => control.name)
      .toSorted();
    expect(controls).toEqual(Object.keys(emptyLead).toSorted());
  });

  it('says what the fields take whose labels leave it open', async () => {
    await renderSite('/admin/leads/new', { backend: quick() });
    expect(of('email')).toHaveAccessibleDescription(words.contactHint);
    expect(of('budget')).toHaveAccessibleDescription(words.budgetHint);
    expect(of('source')).toHaveAccessibleDescription(words.sourceHint);
  });

  it('creates a lead from what was typed and opens it', async () => {
    const backend = quick();
    const router = await renderSite('/admin/leads/new', { backend });
    fillIn();
    press(words.save);
    expect(await screen.findByRole('heading', { name: leadForm.name, level: 2 })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/leads/21');
    expect(await backend.leads.get('21')).toBeLead({ email: leadForm.email, status: 'new', eventDate: null });
  });

  it('is not in the history once it is saved: Back leads to where it was opened', async () => {
    const router = await renderSite('/admin/leads', { backend: quick() });
    await act(() => router.navigate('/admin/leads/1/edit'));
    fill(labelled('name'), leadForm.name);
    press(words.save);
    expect(await screen.findByRole('heading', { name: leadForm.name, level: 2 })).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/leads'));
  });

  it('saves guests, venue, budget and tags', async () => {
    const backend = quick();
    await renderSite('/admin/leads/new', { backend });
    fillIn();
    for (const detail of ['guests', 'venue', 'budget', 'tags'] as const) fill(labelled(detail), leadForm[detail]);
    press(words.save);
    expect(await screen.findByRole('heading', { name: leadForm.name, level: 2 })).toBeVisible();
    const { guests, venue, budget, tags } = await backend.leads.get('21');
    expect({ guests, venue, budget, tags }).toEqual({
      guests: 250,
      venue: leadForm.venue,
      budget: 60_000,
      tags: ['Boats', 'VIP'],
    });
  });

  it('shows an error below a field that needs a number, and keeps what was typed', async () => {
    await renderSite('/admin/leads/new', { backend: quick() });
    fillIn();
    fill(labelled('guests'), 'about eighty');
    press(words.save);
    await waitFor(() => expect(of('guests')).toHaveFocus());
    expect(of('guests')).toHaveAccessibleDescription(expect.stringContaining('120'));
    expect(of('guests')).toHaveValue('about eighty');
  });

  it('saves changes to a lead, and asks before leaving unsaved ones', async () => {
    const backend = quick();
    const router = await renderSite('/admin/leads/1/edit', { backend });
    expect(of('name')).toHaveValue(name);
    expect(of('eventDate')).toHaveValue('2025-06-14');
    fill(labelled('name'), 'Olivia Chen');
    fireEvent.click(screen.getByRole('link', { name: words.back }));
    fireEvent.click(await screen.findByRole('button', { name: words.leaving.stay }));
    fireEvent.click(await screen.findByRole('button', { name: words.save }));
    expect(await screen.findByRole('heading', { name: 'Olivia Chen', level: 2 })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/leads/1');
    expect(await backend.leads.get('1')).toBeLead({ name: 'Olivia Chen', email: sampleLeads[0]?.email });
  });

  it('keeps what was typed if the lead was deleted meanwhile and the page is updated', async () => {
    const backend = quick();
    const router = await renderSite('/admin/leads/1/edit', { backend });
    fill(labelled('venue'), 'The barn');
    await backend.leads.remove('1');
    await act(() => router.revalidate());
    expect(of('venue')).toHaveValue('The barn');
    press(words.save);
    expect(await screen.findByText(words.failed.gone)).toBeVisible();
    await act(() => router.navigate('/admin/leads/99/edit'));
    press(words.leaving.leave);
    expect(await screen.findByRole('heading', { name: words.missing.title, level: 2 })).toBeVisible();
  });

  it('of a deleted lead saves what was typed as a new one if it is saved again', async () => {
    const backend = quick();
    const router = await renderSite('/admin/leads/1/edit', { backend });
    fill(labelled('venue'), 'The barn');
    await backend.leads.remove('1');
    press(words.save);
    expect(await screen.findByText(words.failed.gone)).toBeVisible();
    press(words.save);
    expect(await screen.findByRole('heading', { name, level: 2 })).toBeVisible();
    const id = String(router.state.location.pathname.split('/').at(-1));
    expect(await backend.leads.get(id)).toBeLead({ name, venue: 'The barn' });
  });

  it('shows both versions if somebody else has saved another one', async () => {
    const backend = quick();
    await renderSite('/admin/leads/1/edit', { backend });
    fill(labelled('name'), 'Mine');
    fill(labelled('eventDate'), '2027-06-14');
    await backend.leads.update('1', { ...leadForm, name: 'Theirs', eventDate: '2027-07-03' }, 1);
    press(words.save);
    expect(await screen.findByRole('alertdialog', { name: words.conflict.title })).toBeVisible();
    for (const shown of ['Theirs', formatDate('2027-06-14'), formatDate('2027-07-03')]) {
      expect(screen.getByText(shown)).toBeVisible();
    }
    press(words.conflict.keepMine);
    await waitFor(async () => expect(await backend.leads.get('1')).toBeLead({ name: 'Mine', version: 3 }));
  });
});

describe('The form of another lead', () => {
  it('has its values when it is opened from the form of the first one', async () => {
    const router = await renderSite('/admin/leads/1/edit', { backend: quick() });
    expect(of('name')).toHaveValue(name);
    await act(() => router.navigate('/admin/leads/2/edit'));
    await waitFor(() => expect(of('name')).toHaveValue(String(sampleLeads[1]?.name)));
  });
});

it('A page to which somebody goes while a lead is being saved stays', async () => {
  const backend = quick();
  const { update } = backend.leads;
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const saving = vi.spyOn(backend.leads, 'update').mockImplementation(async (...saved) => {
    await held;
    return update(...saved);
  });
  const router = await renderSite('/admin/leads/1/edit', { backend });
  fill(labelled('name'), 'Ada Byron');
  press(words.save);
  await waitFor(() => expect(saving).toHaveBeenCalledOnce());
  await act(() => router.navigate('/admin'));
  fireEvent.click(await screen.findByRole('button', { name: words.leaving.leave }));
  await waitFor(() => expect(screen.queryByLabelText(labelled('name'))).not.toBeInTheDocument());
  await act(async () => finish());
  expect(await screen.findByText(words.saved('Ada Byron'))).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin');
});
