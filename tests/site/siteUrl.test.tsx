import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { menuLabels, siteLabels } from '#content/site.ts';
import { paths } from '#paths';
import { renderSite } from '#tests/support/renderSite.tsx';
import { headings } from '#tests/support/words.ts';

const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
const shared = (property: string) => document.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content');

describe('The canonical URL', () => {
  it('starts with the origin given to the page, also after navigation', async () => {
    await renderSite('/about', { siteUrl: 'https://events.example' });
    expect(canonical()).toBe('https://events.example/about');
    expect(shared('url')).toBe('https://events.example/about');
    const menu = screen.getByRole('navigation', { name: siteLabels.mainMenu });
    await act(async () => fireEvent.click(within(menu).getByRole('link', { name: menuLabels.gallery })));
    await screen.findByRole('heading', { level: 1, name: headings[paths.gallery] });
    expect(canonical()).toBe('https://events.example/gallery');
  });

  it('falls back to the company’s own origin', async () => {
    await renderSite('/about');
    expect(canonical()).toBe(`${company.siteUrl}/about`);
  });
});
