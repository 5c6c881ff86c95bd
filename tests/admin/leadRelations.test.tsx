import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { editAppointmentPath, leadPath } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { leadPage } from '#content/admin/lead.ts';
import { leadWords } from '#content/admin/leads.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { formatDate } from '#domain/dates.ts';
import { type Lead, leadEntity, leadEventTypeLabels } from '#domain/lead.ts';
import { demoSession } from '#sample/account.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { field, fill, newUser } from '#tests/support/controls.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { withTwin } from './withTwin.ts';

const name = String(sampleLeads[0]?.name);
/** A lead as the merge names it, as people may have several. */
const described = (lead: Lead) =>
  leadPage.described(lead.name, leadEventTypeLabels[lead.eventType], formatDate(lead.createdAt));
const others = () => screen.queryByRole('region', { name: leadPage.samePerson });

describe('The lead page', () => {
  it('links each tag to the leads that have it', async () => {
    const router = await renderSite('/admin/leads/1', { backend: (await withTwin()).backend });
    const [tag = ''] = sampleLeads[0]?.tags ?? [];
    fireEvent.click(screen.getByRole('link', { name: tag }));
    await waitFor(() => expect(router.state.location.search).toBe(`?tag=${tag}`));
    expect(await screen.findByRole('combobox', { name: leadEntity.fields.tags.label })).toHaveValue(tag);
    expect(screen.getByText(name)).toBeVisible();
    const having = sampleLeads.filter(({ tags }) => tags.includes(tag)).length;
    expect(screen.getByText(leadWords.count(having, 21))).toBeVisible();
  });

  it('shows no related leads, warnings or tags if there are none', async () => {
    await renderSite('/admin/leads/2');
    expect(others()).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const event = within(screen.getByRole('region', { name: leadPage.event }));
    expect(event.queryByText(leadEntity.fields.tags.label)).not.toBeInTheDocument();
  });

  it('warns that another lead is booked for the day of the event', async () => {
    const { backend } = await withTwin();
    const booked = { ...leadForm, name: 'Ben Booked', eventDate: '2025-06-14', status: 'converted' } as const;
    const { id } = await backend.leads.create(booked, 'booked');
    await renderSite('/admin/leads/1', { backend });
    const taken = within(screen.getByRole('region', { name: leadPage.event }));
    expect(taken.getByRole('alert')).toHaveTextContent(leadPage.dayTaken(formatDate('2025-06-14')));
    const link = taken.getByRole('link', { name: leadPage.otherLead('Ben Booked', leadEventTypeLabels.corporate) });
    expect(link).toHaveAttribute('href', leadPath(id));
  });

  it('warns of an event in the calendar on that day that belongs to no lead', async () => {
    const { backend, twin } = await withTwin();
    const fair = {
      ...appointmentForm,
      title: 'A fair',
      kind: 'event',
      leadId: '',
      startDay: leadForm.eventDate,
    } as const;
    const { id } = await backend.appointments.create(fair, 'fair');
    await renderSite(leadPath(twin.id), { backend });
    const taken = within(screen.getByRole('region', { name: leadPage.event }));
    expect(taken.getByRole('alert')).toHaveTextContent(leadPage.dayTaken(formatDate(leadForm.eventDate)));
    expect(taken.getByRole('link', { name: 'A fair' })).toHaveAttribute('href', editAppointmentPath(id));
  });

  it('lists other leads of the same person, and merges one after confirmation', async () => {
    const { backend, twin } = await withTwin();
    await renderSite('/admin/leads/1', { backend });
    const link = within(others() as HTMLElement).getByRole('link', {
      name: leadPage.otherLead(twin.name, leadEventTypeLabels.corporate),
    });
    expect(link).toHaveAttribute('href', leadPath(twin.id));
    fireEvent.click(screen.getByRole('button', { name: leadPage.mergeName(described(twin)) }));
    const dialog = await screen.findByRole('alertdialog', { name: leadPage.mergeTitle });
    expect(dialog).toHaveAccessibleDescription(
      leadPage.mergeText(described(await backend.leads.get('1')), described(twin)),
    );
    fireEvent.click(within(dialog).getByRole('button', { name: leadPage.merge }));
    expect(await screen.findByText(leadPage.merged(name))).toBeVisible();
    await waitFor(() => expect(others()).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name, level: 2 })).toHaveFocus());
    expect(screen.getByText(leadTimeline.merged(demoSession.name))).toBeVisible();
    expect((await backend.leads.get('1')).tags).toEqual([...(sampleLeads[0]?.tags ?? []), 'Boats']);
  });

  it('says which contact details another lead has in common', async () => {
    const { backend } = await withTwin();
    const { phone } = await backend.leads.get('1');
    await backend.leads.create({ ...leadForm, phone, name: 'Uncle Oscar' }, 'uncle');
    await renderSite('/admin/leads/1', { backend });
    // Both came in at the same time.
    const entries = within(others() as HTMLElement).getAllByRole('listitem');
    const [uncle] = entries.filter(({ textContent }) => textContent.includes('Uncle Oscar'));
    const [twin] = entries.filter((entry) => entry !== uncle);
    expect(uncle).toHaveTextContent(leadPage.sameContact.phone);
    expect(twin).toHaveTextContent(leadPage.sameContact.email);
  });

  it('underlines the link to another lead, and keeps a long name to two lines', async () => {
    const { backend, twin } = await withTwin();
    await renderSite('/admin/leads/1', { backend, styled: true });
    const link = screen.getByRole('link', { name: leadPage.otherLead(twin.name, leadEventTypeLabels.corporate) });
    expect(getComputedStyle(link).textDecoration).toContain('underline');
    expect(getComputedStyle(link).overflow).toBe('hidden');
    expect(getComputedStyle(link).getPropertyValue('-webkit-line-clamp')).toBe('2');
  });

  it('leads from the address of a lead that was merged to the one that was kept, in the same list', async () => {
    const { backend, twin } = await withTwin();
    await backend.leads.merge('1', twin.id);
    const router = await renderSite(`${leadPath(twin.id)}?status=new`, { backend });
    await screen.findByRole('heading', { level: 2, name });
    expect(router.state.location).toMatchObject({ pathname: leadPath('1'), search: '?status=new' });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('leaves the page of a lead that was merged elsewhere', async () => {
    const { backend, twin } = await withTwin();
    const router = await renderSite(leadPath(twin.id), { backend });
    await backend.leads.merge('1', twin.id);
    await act(() => router.revalidate());
    await waitFor(() => expect(router.state.location.pathname).toBe(leadPath('1')));
  });

  it('stays on the page of a lead that was merged elsewhere while it has a note that is not saved', async () => {
    const { backend, twin } = await withTwin();
    const router = await renderSite(leadPath(twin.id), { backend });
    fill(leadTimeline.note.add, 'Too late.');
    await backend.leads.merge('1', twin.id);
    await act(() => router.revalidate());
    expect(field(leadTimeline.note.add)).toHaveValue('Too late.');
    expect(router.state.location.pathname).toBe(leadPath(twin.id));
  });

  it('changes neither lead if the merge is cancelled', async () => {
    const { backend, twin } = await withTwin();
    await renderSite('/admin/leads/1', { backend });
    fireEvent.click(screen.getByRole('button', { name: leadPage.mergeName(described(twin)) }));
    fireEvent.click(await screen.findByRole('button', { name: leadPage.mergeCancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await backend.leads.get(twin.id)).toBeLead({ version: 1 });
    expect(others()).toBeVisible();
  });

  it('shows an error and keeps both leads if the merge fails', async () => {
    const { backend, twin } = await withTwin();
    await renderSite('/admin/leads/1', { backend });
    // Without a connection, nothing can be read again, either.
    backend.leads.merge = backend.leads.get = async () => {
      throw new Unreachable('away');
    };
    fireEvent.click(screen.getByRole('button', { name: leadPage.mergeName(described(twin)) }));
    fireEvent.click(await screen.findByRole('button', { name: leadPage.merge }));
    expect(await screen.findByText(leadPage.mergeFailed)).toBeVisible();
    await waitFor(() => expect(others()).toBeVisible());
  });

  it('says that the other lead no longer exists if it was deleted meanwhile, and focuses the heading', async () => {
    const { backend, twin } = await withTwin();
    await renderSite('/admin/leads/1', { backend });
    await backend.leads.remove(twin.id);
    await newUser().click(screen.getByRole('button', { name: leadPage.mergeName(described(twin)) }));
    await newUser().click(await screen.findByRole('button', { name: leadPage.merge }));
    expect(await screen.findByText(leadPage.mergeGone)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name, level: 2 })).toHaveFocus());
    // Not before the dialog is closed, which hides everything beside it.
    expect(others()).not.toBeInTheDocument();
  });

  it('merges another lead once, however often that is asked for', async () => {
    const { backend, twin } = await withTwin();
    await renderSite('/admin/leads/1', { backend });
    const { merge } = backend.leads;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const merging = vi.spyOn(backend.leads, 'merge').mockImplementation(async (...pair) => {
      await answered;
      return merge(...pair);
    });
    const button = screen.getByRole('button', { name: leadPage.mergeName(described(twin)) });
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('button', { name: leadPage.merge }));
    await waitFor(() => expect(merging).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    fireEvent.click(button);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText(leadPage.merged(name))).toBeVisible();
    await waitFor(() => expect(others()).not.toBeInTheDocument());
  });

  it('keeps the question of a merge open if the other lead is deleted meanwhile, and the focus on the page', async () => {
    const { backend, twin } = await withTwin();
    const router = await renderSite('/admin/leads/1', { backend });
    await newUser().click(screen.getByRole('button', { name: leadPage.mergeName(described(twin)) }));
    await screen.findByRole('alertdialog', { name: leadPage.mergeTitle });
    await backend.leads.remove(twin.id);
    await act(() => router.revalidate());
    await newUser().click(await screen.findByRole('button', { name: leadPage.mergeCancel }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(others()).not.toBeInTheDocument();
  });
});
