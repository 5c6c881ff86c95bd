import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aboutClosing,
  contactCardsHead,
  details,
  mission,
  story,
  team,
  teamHead,
  timeline,
  timelineHead,
  values,
  vision,
} from '#content/about.ts';
import { company } from '#content/company.ts';
import { contactMethods } from '#content/contact.ts';
import { photo } from '#content/photos/photo.ts';
import { paths } from '#paths';
import { onPhone } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

const section = (name: string) => within(screen.getByRole('region', { name }));
const strip = (name: string) => screen.getByRole('group', { name });
const strips = [timelineHead.title, values.title, teamHead.title];

describe('The about page', () => {
  beforeEach(() => renderSite(paths.about));

  it('tells the story with two different pictures', () => {
    const about = section(story.title);
    const shown = about.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
    expect(shown).toEqual(story.photos.map((name) => photo(name).alt));
    expect(new Set(shown).size).toBe(2);
  });

  it('ends with a photograph that is only decoration, and not read out', () => {
    const closing = screen.getByRole('heading', { name: aboutClosing.title }).closest('section') as HTMLElement;
    expect(closing.querySelector('img')).toBeVisible();
    expect(within(closing).queryByRole('img')).not.toBeInTheDocument();
  });

  it('pairs each plain fact with its term', () => {
    const about = section(story.title);
    expect(about.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      details.items.map(({ term }) => term),
    );
    expect(about.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      details.items.map(({ text }) => text),
    );
  });

  it('has mission and vision on the level of sections, above the values', () => {
    const headings = section(values.title).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([mission.title, vision.title, values.title]);
  });

  it('lists values, team and years, the years in their order', () => {
    for (const [name, titles] of [
      [values.title, values.items.map(({ title }) => title)],
      [teamHead.title, team.map((member) => member.name)],
      [timelineHead.title, timeline.map(({ title }) => title)],
    ] as const) {
      const list = within(strip(name)).getByRole('list');
      expect(list.tagName, name).toBe(name === timelineHead.title ? 'OL' : 'UL');
      const items = within(list).getAllByRole('listitem');
      expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(titles);
    }
  });

  it('gives address, phone and email, each under its own heading', () => {
    const contact = section(contactCardsHead.title);
    const headings = contact.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(
      [contactMethods.visit, contactMethods.call, contactMethods.write].map(({ title }) => title),
    );
    expect(contact.getByText(company.address.lines.join(', ')).tagName).toBe('ADDRESS');
    expect(contact.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    const call = contact.getByRole('link', { name: company.phone.display });
    expect(call).toHaveAttribute('href', `tel:${company.phone.tel}`);
    // Its digits keep their order within text from right to left.
    expect(within(call).getByText(company.phone.display).tagName).toBe('BDI');
  });

  it('has no strip to scroll on a wide screen, so that none takes the focus', () => {
    for (const name of strips) expect(strip(name)).not.toHaveAttribute('tabindex');
  });

  it('reveals values and team one after the other, by their columns', () => {
    for (const name of strips) {
      const list = within(strip(name)).getByRole('list');
      expect(list.getAttribute('data-reveal'), name).toBe(name === timelineHead.title ? null : '4');
    }
  });
});

it('The strips of the about page can be focused on a phone, to be scrolled by keyboard', async () => {
  onPhone();
  await renderSite(paths.about);
  for (const name of strips) expect(strip(name)).toHaveAttribute('tabindex', '0');
});
