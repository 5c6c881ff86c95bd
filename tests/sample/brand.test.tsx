import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProductTheme } from '#app/theme.ts';
import { login } from '#content/admin/login.ts';
import { postWords } from '#content/admin/posts.ts';
import { enquiry } from '#content/enquiry.ts';
import { photo } from '#content/photos/photo.ts';
import { gallery } from '#sample/gallery.ts';
import { renderSite } from '../support/renderSite.tsx';

// The texts of the sample company; another company replaces these tests together with its texts.

describe('The sample company', () => {
  it('presents itself on the home page with a main heading, four slides and four services', async () => {
    await renderSite('/');
    const slides = within(screen.getByRole('region', { name: 'What we plan' }));
    expect(slides.getAllByRole('button', { name: /^Slide \d of 4$/ })).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Event planning, design and photography');
    const services = within(screen.getByRole('region', { name: 'Occasions, start to finish' }));
    expect(services.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      ...['Weddings', 'Birthdays', 'Corporate', 'Photography'],
    ]);
  });

  it('tells its story since 2013, with figures, values and people', async () => {
    await renderSite('/about');
    for (const value of ['500+', '50+', '10+', '98%']) expect(screen.getByText(value)).toBeVisible();
    for (const year of ['2013', '2015', '2017', '2019', '2021', '2023'])
      expect(screen.getAllByText(year)).not.toEqual([]);
    for (const name of [
      ...['Excellence', 'Creativity', 'Integrity', 'Client-Focused'],
      ...['Celeste Morgan', 'Tomas Reyes', 'Mei Tanaka', 'Arthur Bell'],
    ]) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
  });

  it.each([
    ['wedding', 'Begin Your Journey'],
    ['birthday', 'Envision Your Celebration'],
    ['corporate', 'Discuss Your Corporate Event'],
    ['photography', 'Book Our Visual Services'],
    ['decoration', 'Discuss Your Decoration Needs'],
  ])('has this call to action on the page of its %s service: %s', async (id, words) => {
    await renderSite(`/services/${id}`);
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', `/contact?service=${id}`);
  });

  it.each([
    ['wedding', ['12-18 months']],
    ['decoration', ['3-6 months', '6-12']],
    ['photography', ['48 hours', '2-3 weeks', '4-6 weeks']],
  ])('names its periods on the page of its %s service', async (id, times) => {
    await renderSite(`/services/${id}`);
    for (const time of times) expect(screen.getByRole('main')).toHaveTextContent(time);
  });

  it('has a white header in the light scheme', () => {
    expect(createProductTheme().colorSchemes.light?.palette.background.header).toBe('#FFFFFF');
  });

  it('describes the pictures in its gallery by their alternative texts', () => {
    for (const { src, alt } of gallery) expect(photo(src).alt).toBe(alt);
  });

  it('says how long to wait, in one or more minutes', () => {
    expect(login.tooMany(1)).toBe('Too many attempts. Please try again in 1 minute.');
    expect(enquiry.tooMany(1)).toContain('try again in a minute');
    expect(enquiry.tooMany(5)).toContain('Please try again in 5 minutes, or call us');
  });

  it('asks before a post is deleted for good', () => {
    expect(postWords.confirmRemove('Rain')).toBe(
      'Are you sure you want to delete the post “Rain”? This action cannot be undone.',
    );
  });
});
