import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { previewPostPath } from '#adminPaths';
import { listWords } from '#content/admin/list.ts';
import { postWords } from '#content/admin/posts.ts';
import { deletion } from '#content/admin/shell.ts';
import { postSorts } from '#content/domain/post.ts';
import { postCategoryLabels } from '#domain/categories.ts';
import { postEntity, postStatusLabels } from '#domain/post.ts';
import { postPath } from '#paths';
import { demoSession } from '#sample/account.ts';
import { posts } from '#sample/posts.ts';
import { newUser, onPhone } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';
import { names, rows, shows } from './list.ts';

const { birthday, planning } = postCategoryLabels;
const [first] = posts;
const newest = String(first?.title);

describe('The post list', () => {
  it('shows ten posts, drafts included, last changed first, with links to view and edit', async () => {
    await renderSite('/admin/blog');
    shows(postWords.count(15, 15));
    expect(rows()).toHaveLength(10);
    for (const text of [newest, String(first?.excerpt), planning, demoSession.name, postStatusLabels.published]) {
      expect(rows()[0]).toHaveTextContent(text);
    }
    expect(rows()[0]).toHaveTextContent('Mar 2, 2025');
    expect(rows()[3]).toHaveTextContent(postStatusLabels.draft);
    const row = within(rows()[0] as HTMLElement);
    const view = row.getByRole('link', { name: postWords.view(newest) });
    expect(view).toHaveAttribute('href', postPath(String(first?.slug)));
    expect(view).toHaveAttribute('target', '_blank');
    expect(row.getByRole('link', { name: postWords.edit(newest) })).toHaveAttribute('href', '/admin/blog/1/edit');
    const draft = posts.find(({ status }) => status === 'draft');
    expect(screen.getByRole('link', { name: postWords.preview(String(draft?.title)) })).toHaveAttribute(
      'href',
      previewPostPath(String(draft?.id)),
    );
    expect(screen.getByRole('link', { name: postWords.newPost })).toHaveAttribute('href', '/admin/blog/new');
  });

  it('combines search and category', async () => {
    const user = newUser();
    const router = await renderSite('/admin/blog');
    await user.click(screen.getByRole('searchbox', { name: postWords.search.label }));
    await user.paste('CAKE');
    await waitFor(() => shows(postWords.count(2, 15)));
    await user.selectOptions(screen.getByRole('combobox', { name: postEntity.fields.category.label }), birthday);
    await waitFor(() => expect(router.state.location.search).toBe('?q=CAKE&category=birthday'));
    await user.selectOptions(screen.getByRole('combobox', { name: postEntity.fields.category.label }), 'Decoration');
    expect(await screen.findByRole('heading', { name: postWords.empty.title })).toBeVisible();
    await user.click(screen.getByRole('button', { name: postWords.clear }));
    await waitFor(() => shows(postWords.count(15, 15)));
    expect(router.state.location.search).toBe('');
  });

  it('opens the form of a post by its title, as the published post opens in another tab', async () => {
    await renderSite('/admin/blog');
    const row = within(rows()[0] as HTMLElement);
    const link = row.getByRole('link', { name: (_name, element) => element.textContent?.includes(newest) ?? false });
    expect(link).toHaveAttribute('href', '/admin/blog/1/edit');
  });

  it('is returned to with its filters from the form of a post', async () => {
    await renderSite('/admin/blog?q=CAKE');
    const [row] = rows();
    const edit = within(row as HTMLElement).getByRole('link', { name: postWords.edit(String(names()[0])) });
    expect(edit.getAttribute('href')).toMatch(/^\/admin\/blog\/\d+\/edit\?q=CAKE$/);
  });

  it('is sorted as given in the URL', async () => {
    await renderSite('/admin/blog?sort=-title');
    expect(names()[0]).toBe(
      posts
        .map(({ title }) => title)
        .toSorted()
        .at(-1),
    );
    expect(screen.getByRole('columnheader', { name: new RegExp(`^${postEntity.fields.title.label}`) })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('falls back to the default list for invalid parameters', async () => {
    await renderSite('/admin/blog?page=-3&sort=content&category=%00&rows=3');
    shows(postWords.count(15, 15));
    expect(names()[0]).toBe(newest);
  });

  it('deletes a post after a confirmation that names it', async () => {
    const user = newUser();
    await renderSite('/admin/blog');
    await user.click(screen.getByRole('button', { name: postWords.remove(newest) }));
    const dialog = screen.getByRole('alertdialog', { name: deletion.title });
    expect(dialog).toHaveAccessibleDescription(postWords.confirmRemove(newest));
    await user.click(within(dialog).getByRole('button', { name: listWords.remove }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    shows(postWords.count(14, 14));
    expect(names()).not.toContain(newest);
    expect(screen.getByText(postWords.removed(newest))).toBeVisible();
  });

  it('shows cards on a phone', async () => {
    onPhone();
    await renderSite('/admin/blog?sort=status');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: listWords.sort })).toHaveDisplayValue(postSorts.status[0]);
    const heading = screen.getByRole('heading', { name: posts.find(({ status }) => status === 'draft')?.title });
    const card = heading.closest('article') as HTMLElement;
    for (const text of [postStatusLabels.draft, planning, 'Content Manager', 'Feb 15, 2025']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(within(card).queryByRole('link', { name: new RegExp(`^${listWords.call}`) })).not.toBeInTheDocument();
  });
});
