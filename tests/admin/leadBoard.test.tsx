import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { leadBoard as words } from '#content/admin/leadBoard.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { leadEventTypeLabels, leadStatuses, leadStatusLabels } from '#domain/lead.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser } from '#tests/support/controls.ts';
import { leadForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';

const board = '/admin/leads?view=board';
const column = (status: (typeof leadStatuses)[number], count: number) =>
  within(screen.getByRole('region', { name: words.column(leadStatusLabels[status], count) }));
const names = (status: (typeof leadStatuses)[number], count: number) =>
  column(status, count)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent);

/** @returns a backend with the given number of new leads in addition to the sample leads. */
async function withNewLeads(count: number) {
  const backend = createSampleBackend({ wait: async () => undefined });
  for (let number = 0; number < count; number += 1) {
    await backend.leads.create({ ...leadForm, status: 'new', name: `Person ${number}` }, `attempt ${number}`);
  }
  return backend;
}

describe('The lead board', () => {
  it('shows each status as a column with its count and its leads', async () => {
    await renderSite(board);
    for (const status of leadStatuses) {
      const own = sampleLeads.filter((lead) => lead.status === status);
      expect(names(status, own.length)).toEqual(own.map(({ name }) => name));
    }
    expect(screen.getByText(leadWords.count(20, 20))).toBeVisible();
  });

  it('keeps the focus on the switch between list and board', async () => {
    await renderSite(board);
    const user = newUser();
    const switchTo = async (label: string) => {
      await user.click(screen.getByRole('button', { name: label }));
      await waitFor(() => expect(screen.getByRole('button', { name: label, pressed: true })).toHaveFocus());
    };
    await switchTo(words.list);
    await switchTo(words.board);
  });

  it('shows type, date and budget on each card, with a link and a handle to move it', async () => {
    const { name } = sampleLead('1');
    const surname = name.split(' ').at(-1);
    await renderSite(`${board}&q=${surname}`);
    const [card] = column('new', 1).getAllByRole('article');
    for (const text of [leadEventTypeLabels.wedding, 'Jun 14, 2025', '$18,000'])
      expect(within(card as HTMLElement).getByText(text)).toBeVisible();
    const link = within(card as HTMLElement).getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/admin/leads/1?view=board&q=${surname}`);
    // In full where the card cuts it off.
    expect(link).toHaveAttribute('title', name);
    const handle = within(card as HTMLElement).getByRole('button', { name: words.move(name) });
    expect(handle).toHaveAccessibleDescription(words.instructions);
  });

  it('uses the same search, filters and order as the list', async () => {
    const router = await renderSite(`${board}&type=wedding&sort=name`);
    const weddings = sampleLeads.filter(({ eventType }) => eventType === 'wedding');
    expect(screen.getByText(leadWords.count(weddings.length, 20))).toBeVisible();
    const expected = weddings.filter(({ status }) => status === 'contacted').map(({ name }) => name);
    expect(names('contacted', expected.length)).toEqual(expected.toSorted());
    fireEvent.click(screen.getByRole('button', { name: words.list }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=wedding&sort=name'));
    expect(await screen.findByRole('button', { name: words.list, pressed: true })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: words.board }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=wedding&sort=name&view=board'));
    expect(await screen.findByRole('button', { name: words.board, pressed: true })).toBeVisible();
  });

  it('has its own number of leads for each status, whatever the number of rows of the list', async () => {
    const router = await renderSite('/admin/leads?rows=100&type=wedding');
    fireEvent.click(screen.getByRole('button', { name: words.board }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=wedding&view=board'));
  });

  it('shows only the column of the status it is filtered by', async () => {
    await renderSite(`${board}&status=converted`);
    expect(names('converted', 5)).toHaveLength(5);
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it('marks empty columns, and shows an empty state if nothing matches', async () => {
    await renderSite(`${board}&q=${sampleLead('1').name}`);
    expect(column('converted', 0).getByText(words.none)).toBeVisible();
    await renderSite(`${board}&q=nobody`);
    expect(screen.getByRole('heading', { name: leadWords.empty.title })).toBeVisible();
  });

  it('shows 50 leads of a status, then 100, then a link to the list', async () => {
    const backend = await withNewLeads(110);
    await renderSite(`${board}&type=corporate`, { backend });
    const count =
      110 + sampleLeads.filter(({ status, eventType }) => status === 'new' && eventType === 'corporate').length;
    expect(names('new', count)).toHaveLength(50);
    fireEvent.click(screen.getByRole('link', { name: words.showMoreOf(leadStatusLabels.new) }));
    const all = await screen.findByRole('link', { name: words.all(count) });
    expect(names('new', count)).toHaveLength(100);
    expect(all).toHaveAttribute('href', '/admin/leads?type=corporate&status=new');
  }, 120_000);

  it('has no pages, and begins with the first leads also after a later page of the list', async () => {
    const backend = await withNewLeads(60);
    await renderSite(`${board}&page=2`, { backend });
    expect(screen.getAllByRole('article')).toHaveLength(
      50 + sampleLeads.filter(({ status }) => status !== 'new').length,
    );
    expect(screen.queryByLabelText(listWords.rowsPerPage)).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: listWords.pages })).not.toBeInTheDocument();
  });

  it('sends one request per column', async () => {
    const sample = sampleBackendWith({});
    const asked: unknown[] = [];
    const list: typeof sample.leads.list = (query, options) => {
      asked.push(query.filters.status);
      return sample.leads.list(query, options);
    };
    await renderSite(board, { backend: sampleBackendWith({ leads: { list } }) });
    expect(asked).toEqual([...leadStatuses]);
  });
});
