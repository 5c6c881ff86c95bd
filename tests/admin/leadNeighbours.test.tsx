import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keysDialog } from '#content/admin/commandMenu.ts';
import { leadForm, leadPage } from '#content/admin/lead.ts';
import { leadWords } from '#content/admin/leads.ts';
import { type Lead, leadEntity, leadStatusLabels } from '#domain/lead.ts';
import { leads } from '#sample/leads.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { fill, matchMedia, newUser, press } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

/** The leads of the URL `?status=new`, latest first. */
const news = leads
  .filter(({ status }) => status === 'new')
  .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
const [first, second, third] = news as [Lead, Lead, Lead];
const addressOf = ({ id }: Lead) => `/admin/leads/${id}?status=new`;
const isShown = ({ name }: Lead) => screen.findByRole('heading', { name, level: 2 });

describe('A lead opened from a list', () => {
  it('links to the next and the previous lead, by button and by J and K', async () => {
    const user = newUser();
    const router = await renderSite(addressOf(first));
    expect(screen.getByRole('button', { name: leadPage.previous })).toBeDisabled();
    // Screen readers say the keys.
    expect(screen.getByRole('link', { name: leadPage.next })).toHaveAttribute('aria-keyshortcuts', 'j');
    await user.click(screen.getByRole('link', { name: leadPage.next }));
    await isShown(second);
    expect(screen.getByRole('link', { name: leadPage.previous })).toHaveAttribute('aria-keyshortcuts', 'k');
    await user.keyboard('j');
    await isShown(third);
    await user.keyboard('k');
    await isShown(second);
    expect(router.state.location.pathname + router.state.location.search).toBe(addressOf(second));
    // Not where the key has another meaning.
    await user.keyboard('{Control>}j{/Control}');
    screen.getByRole('combobox', { name: leadPage.changeStatus(second.name) }).focus();
    await user.keyboard('j');
    expect(router.state.location.pathname + router.state.location.search).toBe(addressOf(second));
    await user.click(screen.getByRole('link', { name: leadPage.previous }));
    await isShown(first);
  });

  it('stays open while a dialog is in front of it, whatever key is pressed', async () => {
    const user = newUser();
    const router = await renderSite(addressOf(first));
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: keysDialog.title });
    await user.keyboard('j');
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.location.pathname).toBe(`/admin/leads/${first.id}`);
    await user.click(within(dialog).getByRole('button', { name: keysDialog.close }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.keyboard('j');
    await isShown(second);
  });

  it('has no next lead at the end of the list', async () => {
    const user = newUser();
    const last = news.at(-1) as Lead;
    const router = await renderSite(addressOf(last));
    expect(screen.getByRole('button', { name: leadPage.next })).toBeDisabled();
    await user.keyboard('j');
    expect(router.state.location.pathname).toBe(`/admin/leads/${last.id}`);
  });

  it('keeps its neighbours even if it no longer matches the filter', async () => {
    const user = newUser();
    matchMedia('min-width');
    await renderSite(addressOf(second), { backend: sampleBackendWith({}) });
    fireEvent.change(screen.getByRole('combobox', { name: leadPage.changeStatus(second.name) }), {
      target: { value: 'contacted' },
    });
    await screen.findByText(leadPage.statusChanged(second.name, leadStatusLabels.contacted));
    // The list beside the lead has been loaded again.
    await screen.findByText(leadWords.count(news.length - 1, leads.length));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: leadPage.next })).toHaveAttribute('href', addressOf(third)),
    );
    expect(screen.getByRole('link', { name: leadPage.previous })).toHaveAttribute('href', addressOf(first));
    await user.keyboard('j');
    await isShown(third);
  });

  it('links back to that list, also from its form and after saving', async () => {
    const user = newUser();
    const router = await renderSite('/admin/leads?status=new', { backend: sampleBackendWith({}) });
    await user.click(screen.getByRole('link', { name: leadWords.view(first.name) }));
    await isShown(first);
    const back = screen.getByRole('link', { name: leadForm.missing.back });
    expect(back).toHaveAttribute('href', '/admin/leads?status=new');
    await user.click(screen.getByRole('link', { name: leadPage.edit }));
    expect(await screen.findByRole('link', { name: leadForm.back })).toHaveAttribute('href', addressOf(first));
    fill(new RegExp(`^${leadEntity.fields.notes.label}`), 'Called.');
    press(leadForm.save);
    await isShown(first);
    expect(router.state.location.search).toBe('?status=new');
  });

  it('comes before the list beside it for the keyboard, which would have to pass all its links first', async () => {
    matchMedia('min-width');
    await renderSite(addressOf(second));
    const heading = await isShown(second);
    const beside = screen.getByRole('navigation', { name: leadPage.beside });
    expect(heading.compareDocumentPosition(beside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is shown beside the list on a wide screen, and marked in it', async () => {
    matchMedia('min-width');
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await renderSite(addressOf(second));
    const beside = within(screen.getByRole('navigation', { name: leadPage.beside }));
    expect(beside.getByText(leadWords.count(news.length, leads.length))).toBeVisible();
    expect(beside.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(news.map(addressOf));
    const current = beside.getByRole('link', { current: 'page' });
    expect(current).toHaveTextContent(second.name);
    expect(scroll.mock.contexts).toContain(current.closest('li'));
    const fire = (name: string) => act(async () => void fireEvent(window, new Event(name)));
    await fire('beforeprint');
    expect(screen.queryByRole('navigation', { name: leadPage.beside })).not.toBeInTheDocument();
    await fire('afterprint');
    expect(screen.getByRole('navigation', { name: leadPage.beside })).toBeVisible();
  });
});

describe('A lead opened from elsewhere', () => {
  it('is shown beside all leads, loaded in pages of 100', async () => {
    const asked: object[] = [];
    const list = async ({ page, pageSize }: { page: number; pageSize: number }) => {
      asked.push({ page, pageSize });
      return { rows: [], matching: 0, total: 0, page: 1 };
    };
    const backend = () => sampleBackendWith({ leads: { list } });
    await renderSite('/admin/leads/1', { backend: backend() });
    expect(screen.getByRole('button', { name: leadPage.next })).toBeDisabled();
    await renderSite('/admin/leads/1?page=5&rows=25', { backend: backend() });
    expect(asked).toEqual([
      { page: 1, pageSize: 100 },
      { page: 2, pageSize: 100 },
    ]);
  });
});
