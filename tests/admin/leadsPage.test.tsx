import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { NotFound, Unreachable } from '#backend/errors.ts';
import { renderSite } from '../support/renderSite.tsx';
import { names, onPhone, rows, shows } from './list.ts';

const search = () => screen.getByRole('searchbox', { name: 'Search leads' });
const choose = (user: ReturnType<typeof userEvent.setup>, filter: string, choice: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: filter }), choice);

describe('The lead list', () => {
  it('shows the first ten of all leads, the latest first, with everything that is known of them', async () => {
    await renderSite('/admin/leads');
    shows('Showing 20 of 20 leads');
    expect(rows()).toHaveLength(10);
    const [first, second] = rows();
    for (const text of ['Olivia Bennett', 'olivia.bennett@example.com', '(555) 010-1101', 'Wedding', 'New']) {
      expect(within(first as HTMLElement).getByText(text)).toBeVisible();
    }
    expect(first).toHaveTextContent('Jun 14, 2025');
    expect(first).toHaveTextContent('Mar 3, 2025');
    expect(second).toHaveTextContent('Not set');
  });

  it('can be narrowed to each of the four event types', async () => {
    await renderSite('/admin/leads?type=other');
    const choices = within(screen.getByRole('combobox', { name: 'Event type' })).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'All event types',
      'Wedding',
      'Corporate',
      'Birthday',
      'Other',
    ]);
    shows('Showing 0 of 20 leads');
  });

  it('leads to a lead, to its form and to a new one by real links that say whom they concern', async () => {
    await renderSite('/admin/leads');
    expect(screen.getByRole('link', { name: 'View lead Olivia Bennett' })).toHaveAttribute('href', '/admin/leads/1');
    expect(screen.getByRole('link', { name: 'Edit lead Olivia Bennett' })).toHaveAttribute(
      'href',
      '/admin/leads/1/edit',
    );
    expect(screen.getByRole('link', { name: 'New lead' })).toHaveAttribute('href', '/admin/leads/new');
  });

  it('finds a lead by a part of a name, an email address or a phone number, letter case aside', async () => {
    const router = await renderSite('/admin/leads');
    for (const [text, name] of [
      ['TANAKA', 'Yuki Tanaka'],
      ['Noah.Lindqvist@', 'Noah Lindqvist'],
      ['010-1104', 'Tom Alvarez'],
    ] as const) {
      fireEvent.change(search(), { target: { value: text } });
      await waitFor(() => expect(names()).toEqual([name]));
      shows('Showing 1 of 20 leads');
      expect(new URLSearchParams(router.state.location.search).get('q')).toBe(text);
    }
  });

  it('takes search, status and event type together, and Back takes one filter away again', async () => {
    const user = userEvent.setup();
    const router = await renderSite('/admin/leads');
    await choose(user, 'Status', 'New');
    await waitFor(() => shows('Showing 5 of 20 leads'));
    await choose(user, 'Event type', 'Wedding');
    await waitFor(() => shows('Showing 2 of 20 leads'));
    await user.type(search(), 'conti');
    await waitFor(() => expect(names()).toEqual(['Isabella Conti']));
    expect(router.state.location.search).toBe('?status=new&type=wedding&q=conti');
    await act(() => router.navigate(-1));
    await waitFor(() => shows('Showing 5 of 20 leads'));
    expect(search()).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Event type' })).toHaveValue('all');
  });

  it('is sorted by each of its headers, turned round by a second click, and begins at its first page', async () => {
    const user = userEvent.setup();
    const router = await renderSite('/admin/leads?page=2');
    for (const [header, address, first] of [
      ['Name', '?sort=name', 'Amara Okafor'],
      ['Email', '?sort=email', 'Amara Okafor'],
      ['Phone', '?sort=phone', 'Olivia Bennett'],
      ['Event type', '?sort=eventType', 'Priya Nair'],
      ['Event date', '?sort=eventDate', 'Amara Okafor'],
      ['Status', '?sort=status', 'Olivia Bennett'],
    ] as const) {
      // A sorted header has the word "Sort" after its own.
      const head = () => screen.getByRole('columnheader', { name: new RegExp(`^${header}`) });
      await user.click(head());
      await waitFor(() => expect(router.state.location.search).toBe(address));
      await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending'));
      expect(names()[0]).toBe(first);
    }
    // The latest first is how the list begins.
    const created = () => screen.getByRole('columnheader', { name: /^Created/ });
    await user.click(created());
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(created()).toHaveAttribute('aria-sort', 'descending'));
    await user.click(created());
    await waitFor(() => expect(router.state.location.search).toBe('?sort=createdAt'));
    await waitFor(() => expect(names()[0]).toBe('George Papadakis'));
  });

  it('turns its pages, and Back leads to the page that was there under the other sort', async () => {
    const user = userEvent.setup();
    const router = await renderSite('/admin/leads');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('11–20 of 20')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
    await user.click(screen.getByRole('columnheader', { name: /^Name/ }));
    expect(await screen.findByText('1–10 of 20')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByText('11–20 of 20')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('shows more rows on a page', async () => {
    const user = userEvent.setup();
    const router = await renderSite('/admin/leads?page=2');
    await choose(user, 'Rows per page', '25');
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(router.state.location.search).toBe('?rows=25');
    await choose(user, 'Rows per page', '10');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('with a broken address shows the default list', async () => {
    await renderSite('/admin/leads?page=-3&sort=nope&status=%00&rows=7&type=funeral');
    shows('Showing 20 of 20 leads');
    expect(names()[0]).toBe('Olivia Bennett');
    expect(screen.getByText('1–10 of 20')).toBeVisible();
  });

  it('shows its last page where the address asks for one past the end', async () => {
    await renderSite('/admin/leads?page=99');
    expect(screen.getByText('11–20 of 20')).toBeVisible();
    expect(rows()).toHaveLength(10);
  });

  it('says that nothing was found, and clears search and filters but not the sort', async () => {
    const user = userEvent.setup();
    const router = await renderSite('/admin/leads?q=nobody&status=new&sort=name');
    shows('Showing 0 of 20 leads');
    expect(screen.getByRole('heading', { name: 'No leads found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filters')).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => shows('Showing 20 of 20 leads'));
    expect(router.state.location.search).toBe('?sort=name');
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('');
  });
});

describe('A lead list without a lead', () => {
  it('says so, and does not speak of filters', async () => {
    const backend = createSampleBackend();
    const list = async () => ({ rows: [], matching: 0, total: 0, page: 1 });
    await renderSite('/admin/leads', { backend: { ...backend, leads: { ...backend.leads, list } } });
    expect(screen.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
    expect(screen.queryByText('Try adjusting your search or filters')).not.toBeInTheDocument();
  });
});

describe('Deleting a lead', () => {
  const sentence = 'Are you sure you want to delete the lead for Marcus Chen? This action cannot be undone.';
  const dialog = () => screen.queryByRole('alertdialog', { name: 'Confirm Deletion' });
  const gone = () => waitFor(() => expect(dialog()).not.toBeInTheDocument());
  let backend: Backend;
  let user: ReturnType<typeof userEvent.setup>;

  beforeEach(async () => {
    backend = createSampleBackend();
    user = userEvent.setup();
    await renderSite('/admin/leads?status=contacted', { backend });
    await user.click(screen.getByRole('button', { name: 'Delete lead Marcus Chen' }));
  });

  it('asks first, and Cancel keeps the lead and leads back to the button', async () => {
    expect(dialog()).toHaveAccessibleDescription(sentence);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await gone();
    shows('Showing 5 of 20 leads');
    expect(screen.getByRole('button', { name: 'Delete lead Marcus Chen' })).toHaveFocus();
  });

  it('removes the lead, says so and goes on from the count', async () => {
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await gone();
    shows('Showing 4 of 19 leads');
    expect(names()).not.toContain('Marcus Chen');
    expect(screen.getByText('The lead for Marcus Chen was deleted.')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Showing 4 of 19 leads')).toHaveFocus());
  });

  it('is busy meanwhile, and neither starts twice nor stops half-way', async () => {
    let finish = () => {};
    const remove = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    backend.leads.remove = remove;
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const busy = await screen.findByRole('button', { name: 'Deleting…' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog()).toBeVisible();
    await act(async () => finish());
    await gone();
    expect(remove).toHaveBeenCalledOnce();
  });

  it('says in the dialog that it failed, and can be tried again', async () => {
    const { remove } = backend.leads;
    backend.leads.remove = () => Promise.reject(new Unreachable('offline'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This could not be deleted. Please try again in a moment.')).toBeVisible();
    backend.leads.remove = remove;
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await gone();
    shows('Showing 4 of 19 leads');
  });

  it('is content where somebody else has deleted the lead already', async () => {
    const { remove } = backend.leads;
    backend.leads.remove = async (id) => {
      await remove(id);
      throw new NotFound('gone');
    };
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await gone();
    shows('Showing 4 of 19 leads');
  });

  it('leads to the login page where the session is over', async () => {
    await backend.session.signOut();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

describe('Export CSV', () => {
  const saved: { file: Blob; name: string }[] = [];

  beforeEach(() => {
    saved.length = 0;
    let file = new Blob();
    URL.createObjectURL = (blob) => {
      file = blob as Blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ file, name: this.download });
    });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());

  it('saves all that match, on all pages and in the shown order, under the name of the day', async () => {
    const user = userEvent.setup();
    await renderSite('/admin/leads?type=wedding&sort=-name');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('leads-2026-03-02.csv');
    const lines = new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(await saved[0]?.file.arrayBuffer())
      .split('\r\n');
    expect(lines[0]).toBe('\uFEFFName,Email,Phone,Event type,Event date,Status,Created,Notes');
    expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(names());
  });

  it('says that it is busy, and starts no second one meanwhile', async () => {
    const backend = createSampleBackend();
    let finish = (_file: Blob) => {};
    const exportCsv = vi.fn(
      () =>
        new Promise<Blob>((resolve) => {
          finish = resolve;
        }),
    );
    backend.leads.exportCsv = exportCsv;
    const user = userEvent.setup();
    await renderSite('/admin/leads?status=new', { backend });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await user.click(await screen.findByRole('button', { name: 'Exporting…' }));
    await act(async () => finish(new Blob(['x'])));
    expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(exportCsv).toHaveBeenCalledOnce();
    expect(saved).toHaveLength(1);
  });

  it('says that it failed', async () => {
    const backend = createSampleBackend();
    backend.leads.exportCsv = () => Promise.reject(new Unreachable('offline'));
    const user = userEvent.setup();
    await renderSite('/admin/leads?status=new', { backend });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The export did not get through. Please try again in a moment.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('leads to the login page, and from there back, where the session is over', async () => {
    const backend = createSampleBackend();
    const user = userEvent.setup();
    const router = await renderSite('/admin/leads?q=nobody', { backend });
    await backend.session.signOut();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/admin/leads?q=nobody');
  });
});

describe('On a phone', () => {
  beforeEach(onPhone);

  it('every lead is a card with the same fields and actions, and a call', async () => {
    await renderSite('/admin/leads');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    const card = screen.getAllByRole('article')[1] as HTMLElement;
    expect(within(card).getByRole('heading', { name: 'Marcus Chen' })).toBeVisible();
    for (const text of [
      'marcus.chen@example.com',
      '(555) 010-1102',
      'Corporate',
      'Not set',
      'Contacted',
      'Mar 1, 2025',
    ]) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(within(card).getByRole('link', { name: 'View lead Marcus Chen' })).toHaveAttribute('href', '/admin/leads/2');
    expect(within(card).getByRole('link', { name: 'Call lead Marcus Chen' })).toHaveAttribute('href', 'tel:5550101102');
    expect(within(card).getByRole('button', { name: 'Delete lead Marcus Chen' })).toBeVisible();
  });

  it('the list is sorted by a menu and turned by numbers, in the same address', async () => {
    const user = userEvent.setup();
    const router = await renderSite('/admin/leads');
    await choose(user, 'Sort by', 'Name, A to Z');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Amara Okafor'));
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name&page=2'));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Jack Dubois'));
    expect(screen.getByText('Showing 20 of 20 leads')).toHaveFocus();
  });
});
