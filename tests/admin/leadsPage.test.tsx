import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { personName } from '#content/domain/entity.ts';
import { sortableFields } from '#domain/entity.ts';
import { type Lead, leadEntity, leadEventTypeLabels, leadStatusLabels } from '#domain/lead.ts';
import { leads } from '#sample/leads.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { newUser, onPhone } from '../support/controls.ts';
import { leadForm } from '../support/records.ts';
import { renderSite } from '../support/renderSite.tsx';
import { names, rows, shows } from './list.ts';

const search = () => screen.getByRole('searchbox', { name: leadWords.search.label });
const choose = (user: ReturnType<typeof newUser>, filter: string, choice: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: filter }), choice);

describe('The lead list', () => {
  it('leaves a phone number that is not known out of a card', async () => {
    onPhone();
    const backend = createSampleBackend({ wait: async () => undefined });
    await backend.leads.create({ ...leadForm, name: 'No Phone', phone: '' }, 'a form');
    await renderSite('/admin/leads', { backend });
    const card = (name: string) =>
      within(screen.getByRole('heading', { name, level: 2 }).closest('article') as HTMLElement);
    expect(card('No Phone').queryByText(leadEntity.fields.phone.label)).not.toBeInTheDocument();
    expect(card(sampleLead('1').name).getByText(leadEntity.fields.phone.label)).toBeVisible();
  });

  it('shows ten leads, latest first, with their details and links to view and edit', async () => {
    await renderSite('/admin/leads');
    shows(leadWords.count(20, 20));
    expect(rows()).toHaveLength(10);
    const [first, second] = rows();
    const { wedding } = leadEventTypeLabels;
    const { new: isNew } = leadStatusLabels;
    const { name: client, email, phone } = sampleLead('1');
    for (const text of [client, email, phone, wedding, isNew]) {
      expect(within(first as HTMLElement).getByText(text)).toBeVisible();
    }
    expect(first).toHaveTextContent('Jun 14, 2025');
    expect(first).toHaveTextContent('Mar 3, 2025');
    expect(second).toHaveTextContent(listWords.noDate);
    // Links, with the name of the lead in their accessible name.
    for (const [name, address] of [
      [leadWords.view(client), '/admin/leads/1'],
      [leadWords.edit(client), '/admin/leads/1/edit'],
    ] as const) {
      expect(within(first as HTMLElement).getByRole('link', { name })).toHaveAttribute('href', address);
    }
    // Only a card has room for the link to call, which is of use on a phone.
    expect(screen.queryByRole('link', { name: leadWords.call(client) })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: leadWords.newLead })).toHaveAttribute('href', '/admin/leads/new');
  });

  it('can be filtered by each of the four event types', async () => {
    await renderSite('/admin/leads?type=other');
    const choices = within(screen.getByRole('combobox', { name: leadEntity.fields.eventType.label })).getAllByRole(
      'option',
    );
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      leadWords.all.type,
      ...Object.values(leadEventTypeLabels),
    ]);
    shows(leadWords.count(0, 20));
  });

  it('combines search, status and event type, and Back returns to the earlier filter', async () => {
    const user = newUser();
    const router = await renderSite('/admin/leads');
    await choose(user, leadEntity.fields.status.label, leadStatusLabels.new);
    await waitFor(() => shows(leadWords.count(5, 20)));
    await choose(user, leadEntity.fields.eventType.label, leadEventTypeLabels.wedding);
    await waitFor(() => shows(leadWords.count(2, 20)));
    const { name } = sampleLead('13');
    const surname = String(name.split(' ').at(-1));
    await user.type(search(), surname);
    await waitFor(() => expect(router.state.location.search).toBe(`?status=new&type=wedding&q=${surname}`));
    await waitFor(() => expect(names()).toEqual([name]));
    await act(() => router.navigate(-1));
    await waitFor(() => shows(leadWords.count(5, 20)));
    expect(search()).toHaveValue('');
    expect(screen.getByRole('combobox', { name: leadEntity.fields.eventType.label })).toHaveValue('all');
  });

  it('can be filtered by assignee, and for leads without one', async () => {
    const user = newUser();
    const backend = createSampleBackend();
    const [, someone] = await backend.people.list();
    await backend.leads.changeAll([{ id: '1', responsibleId: String(someone?.id) }]);
    const router = await renderSite('/admin/leads', { backend });
    await choose(user, leadEntity.fields.responsibleId.label, String(someone?.name));
    await waitFor(() => shows(leadWords.count(1, 20)));
    await waitFor(() => expect(names()).toEqual([sampleLead('1').name]));
    expect(router.state.location.search).toBe(`?responsible=${someone?.id}`);
    await choose(user, leadEntity.fields.responsibleId.label, 'none');
    await waitFor(() => shows(leadWords.count(19, 20)));
  });

  it('sorts by its headers, reverses on a second click, and returns to the first page', async () => {
    const user = newUser();
    const router = await renderSite('/admin/leads?page=2');
    const headers = screen.getAllByRole('columnheader');
    const labels = headers.map(({ textContent }) => textContent);
    expect(labels).toEqual(['', ...sortableFields(leadEntity).map(([, { label }]) => label), listWords.actions]);
    const sortedNames = leads.map(({ name }) => name).toSorted();
    const noDate = '9999';
    /** @returns the name of the lead whose key is the first in alphabetical order. */
    const firstBy = (key: (lead: Lead) => string) => leads.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))[0]?.name;
    // The default order is latest first. The id decides between equal types.
    for (const [label, address, order, first] of [
      [leadEntity.fields.name.label, '?sort=name', 'ascending', firstBy(({ name }) => name)],
      [leadEntity.fields.name.label, '?sort=-name', 'descending', sortedNames.at(-1)],
      [leadEntity.fields.email.label, '?sort=email', 'ascending', firstBy(({ email }) => email)],
      [leadEntity.fields.phone.label, '?sort=phone', 'ascending', firstBy(({ phone }) => phone)],
      [
        leadEntity.fields.eventType.label,
        '?sort=eventType',
        'ascending',
        firstBy(({ eventType, id }) => eventType + id),
      ],
      [
        leadEntity.fields.eventDate.label,
        '?sort=eventDate',
        'ascending',
        firstBy(({ eventDate }) => eventDate ?? noDate),
      ],
      [leadEntity.fields.status.label, '?sort=status', 'ascending', leads.find(({ status }) => status === 'new')?.name],
      [leadEntity.fields.createdAt.label, '', 'descending', leads[0]?.name],
      [leadEntity.fields.createdAt.label, '?sort=createdAt', 'ascending', leads.at(-1)?.name],
    ] as const) {
      const header = headers[labels.indexOf(label)] as HTMLElement;
      await user.click(header);
      await waitFor(() => expect(router.state.location.search).toBe(address));
      await waitFor(() => expect(header).toHaveAttribute('aria-sort', order));
      expect(names()[0]).toBe(first);
    }
  });

  it('explains the sort button of a header in a tooltip', async () => {
    await renderSite('/admin/leads');
    const header = screen.getByRole('columnheader', { name: leadEntity.fields.name.label });
    const sign = within(header).getByTitle(listWords.sortColumn);
    expect(within(sign).getByRole('button')).toBeInTheDocument();
  });

  it('turns pages, and Back returns to the page that was shown before sorting', async () => {
    const user = newUser();
    const router = await renderSite('/admin/leads');
    await user.click(screen.getByRole('button', { name: listWords.nextPage }));
    expect(await screen.findByText(listWords.range({ from: 11, to: 20, count: 20 }))).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
    await user.click(screen.getByRole('columnheader', { name: new RegExp(`^${leadEntity.fields.name.label}`) }));
    expect(await screen.findByText(listWords.range({ from: 1, to: 10, count: 20 }))).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByText(listWords.range({ from: 11, to: 20, count: 20 }))).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
    await user.click(screen.getByRole('button', { name: listWords.previousPage }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('shows the last page for a page past the end, and can show more rows per page', async () => {
    const user = newUser();
    const router = await renderSite('/admin/leads?page=99');
    expect(router.state.location.search).toBe('?page=2');
    expect(screen.getByText(listWords.range({ from: 11, to: 20, count: 20 }))).toBeVisible();
    expect(rows()).toHaveLength(10);
    await choose(user, listWords.rowsPerPage, '25');
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(router.state.location.search).toBe('?rows=25');
    await choose(user, listWords.rowsPerPage, '10');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('shows an empty state, and clears search and filters but not the sort', async () => {
    const user = newUser();
    const router = await renderSite('/admin/leads?q=nobody&status=new&sort=name');
    shows(leadWords.count(0, 20));
    expect(screen.getByRole('heading', { name: leadWords.empty.title })).toBeVisible();
    expect(screen.getByText(leadWords.empty.text)).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: leadWords.clear }));
    await waitFor(() => shows(leadWords.count(20, 20)));
    expect(router.state.location.search).toBe('?sort=name');
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('');
  });
});

describe('An empty lead list', () => {
  it('says that there are no leads, without mentioning filters', async () => {
    const backend = createSampleBackend();
    const list = async () => ({ rows: [], matching: 0, total: 0, page: 1 });
    await renderSite('/admin/leads', { backend: { ...backend, leads: { ...backend.leads, list } } });
    expect(screen.getByRole('heading', { name: leadWords.none.title })).toBeVisible();
    expect(screen.queryByText(leadWords.empty.text)).not.toBeInTheDocument();
  });
});

describe('The lead list on a phone', () => {
  beforeEach(onPhone);

  it('shows each lead as a card with the same fields and actions, and a link to call', async () => {
    await renderSite('/admin/leads');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    const card = screen.getAllByRole('article')[1] as HTMLElement;
    const { name, email, phone } = sampleLead('2');
    expect(within(card).getByRole('heading', { name })).toBeVisible();
    for (const text of [
      email,
      phone,
      leadEventTypeLabels.corporate,
      listWords.noDate,
      leadStatusLabels.contacted,
      'Mar 1, 2025',
    ]) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(within(card).getByRole('link', { name: leadWords.view(name) })).toHaveAttribute('href', '/admin/leads/2');
    expect(within(card).getByRole('link', { name: leadWords.call(name) })).toHaveAttribute(
      'href',
      `tel:${phone.replace(/\D/g, '')}`,
    );
    expect(within(card).getByRole('button', { name: leadWords.remove(name) })).toBeVisible();
  });

  it('is sorted by a menu and paged by numbers, with the same URLs', async () => {
    const user = newUser();
    const router = await renderSite('/admin/leads');
    const byName = leads.map(({ name }) => name).toSorted();
    await choose(user, listWords.sort, personName.sorts[0]);
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(String(byName[0])));
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name&page=2'));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(String(byName[10])));
    expect(screen.getByText(leadWords.count(20, 20))).toHaveFocus();
  });
});

it('The old filter parameter of the lead list redirects to the new one', async () => {
  const router = await renderSite('/admin/leads?filter=new');
  expect(router.state.location.search).toBe('?status=new');
});
