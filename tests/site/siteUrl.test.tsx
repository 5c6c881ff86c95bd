import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { menuLabels, siteLabels } from '#content/site.ts';
import { paths } from '#paths';
import { renderSite } from '#tests/support/renderSite.tsx';
import { headings } from '#tests/support/words.ts';

const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
const shared = (property: string) => document.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content');

describe('The canonical address', () => {
  it('begins with the origin that the page was told, on the next page too', async () => {
    await renderSite('/about', { siteUrl: 'https://events.example' });
    expect(canonical()).toBe('https://events.example/about');
    expect(shared('url')).toBe('https://events.example/about');
    const menu = screen.getByRole('navigation', { name: siteLabels.mainMenu });
    await act(async () => fireEvent.click(within(menu).getByRole('link', { name: menuLabels.gallery })));
    await screen.findByRole('heading', { level: 1, name: headings[paths.gallery] });
    expect(canonical()).toBe('https://events.example/gallery');
  });

  it('begins with the company’s own where the page was told none', async () => {
    await renderSite('/about');
    expect(canonical()).toBe(`${company.siteUrl}/about`);
  });
});
