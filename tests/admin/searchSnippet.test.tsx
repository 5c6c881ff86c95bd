import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { editPostPath } from '#adminPaths';
import { postForm } from '#content/admin/postForm.ts';
import { company } from '#content/company.ts';
import { postPath } from '#paths';
import { posts } from '#sample/posts.ts';
import { fill } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

const { labels } = postForm;
const type = (label: string, text: string) => fill(new RegExp(`^${label}`), text);

/** The preview of the search result. */
function snippet(): HTMLElement {
  const captioned = (figure: HTMLElement) => within(figure).queryByText(postForm.snippet) !== null;
  return screen.getAllByRole('figure').find(captioned) as HTMLElement;
}

describe('The search result in the post form', () => {
  it('falls back to title and excerpt, and truncates long texts between words', async () => {
    await renderSite('/admin/blog/new');
    const result = snippet();
    type(labels.title, 'Candles on the lake');
    type(labels.excerpt, 'Paper or glass?');
    expect(result).toHaveTextContent(`/candles-on-the-lakeCandles on the lake · ${company.name}Paper or glass?`);
    type(labels.title, 'candles '.repeat(10).trim());
    type(labels.excerpt, 'lanterns '.repeat(20).trim());
    expect(within(result).getByText(`${'candles '.repeat(8)}…`)).toBeVisible();
    expect(within(result).getByText(`${'lanterns '.repeat(19)}…`)).toBeVisible();
    type(labels.metaDescription, '  ');
    expect(within(result).getByText(`${'lanterns '.repeat(19)}…`)).toBeVisible();
    type(labels.metaDescription, 'Glass.');
    expect(within(result).getByText('Glass.')).toBeVisible();
  });

  it('has the address under which the server publishes the site', async () => {
    const { dataset } = document.documentElement;
    dataset.siteUrl = 'https://events.example/de';
    onTestFinished(() => void delete dataset.siteUrl);
    await renderSite('/admin/blog/new');
    type(labels.title, 'Candles on the lake');
    expect(within(snippet()).getByText('https://events.example/de/blog/candles-on-the-lake')).toBeVisible();
    expect(screen.getByText('events.example')).toBeVisible();
  });

  it('keeps the address of a saved post if that field is emptied, as the server does', async () => {
    const [{ id, slug }] = posts as [(typeof posts)[0]];
    await renderSite(editPostPath(id));
    type(labels.slug, '');
    expect(within(snippet()).getByText(company.siteUrl + postPath(slug))).toBeVisible();
  });

  it('shows less of a text in wide characters, and does not cut emoji apart', async () => {
    await renderSite('/admin/blog/new');
    type(labels.title, '婚'.repeat(40));
    expect(within(snippet()).getByText(`${'婚'.repeat(30)} …`)).toBeVisible();
    const capitals = 'LANTERNS '.repeat(5);
    type(labels.title, capitals.repeat(2).trim());
    expect(within(snippet()).getByText(`${capitals}…`)).toBeVisible();
    type(labels.title, `${'x'.repeat(56)}👩‍👩‍👧‍👦`);
    expect(within(snippet()).getByText(`${'x'.repeat(56)} …`)).toBeVisible();
  });
});
