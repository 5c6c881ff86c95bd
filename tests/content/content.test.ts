import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aboutBanner, team, timeline, values } from '#content/about.ts';
import { blogBanner } from '#content/blog.ts';
import { company } from '#content/company.ts';
import { eventTypeOptions } from '#content/enquiry.ts';
import { galleryBanner } from '#content/gallery.ts';
import { heroSlides, homeClosing, homeServiceIds } from '#content/home.ts';
import { photoAlts } from '#content/photos/alts.ts';
import { photo } from '#content/photos/photo.ts';
import { pictureOf } from '#content/photos/pictureOf.ts';
import { services } from '#content/services/services.ts';
import { servicesBanner } from '#content/servicesPage.ts';
import { testimonialsBanner } from '#content/testimonials.ts';
import { eventTypes } from '#domain/enquiry.ts';
import { events } from '#sample/events.ts';
import { gallery } from '#sample/gallery.ts';
import { posts } from '#sample/posts.ts';
import { testimonials } from '#sample/testimonials.ts';

const publicFolder = path.resolve(import.meta.dirname, '../../public');
const served = (address: string) => existsSync(path.join(publicFolder, address));
const files = (srcset: string) => srcset.split(', ').map((part) => part.split(' ')[0] as string);

describe('Photographs', () => {
  it.each(Object.keys(photoAlts))('%s has every variant that pages ask for', (name) => {
    const picture = photo(name);
    expect([picture.src, ...files(picture.avif), ...files(picture.webp)].filter((file) => !served(file))).toEqual([]);
    expect(picture.alt).not.toBe('');
  });

  it('are as wide as a large screen where they fill its width, and nowhere wider than their masters', () => {
    const wide = [aboutBanner, blogBanner, galleryBanner, servicesBanner, testimonialsBanner, homeClosing].map(
      (place) => place.photo,
    );
    const names = [
      ...wide,
      ...heroSlides.map(({ backgroundImage }) => backgroundImage),
      ...services.map(({ closingPhoto }) => closingPhoto),
    ];
    for (const name of names) expect(photo(name), name).toMatchObject({ avif: expect.stringMatching(/ 2400w$/) });
    expect(photo('about-venue').avif).toMatch(/-1600\.avif 1600w$/);
  });

  it('a name that does not exist is a mistake, not an empty box', () => {
    expect(() => photo('wedding-elephant')).toThrow('There is no photograph named "wedding-elephant".');
  });

  it('sample records name photographs that exist, the gallery with their alt texts', () => {
    for (const name of [...events, ...posts].map(({ image }) => image)) expect(photoAlts).toHaveProperty(name);
    for (const { src, alt } of gallery) expect(photo(src).alt).toBe(alt);
  });

  it('portraits of clients and team exist', () => {
    const portraits = [...testimonials, ...team, ...services.flatMap((service) => service.testimonials)];
    expect(portraits.map(({ image }) => image).filter((image) => !served(image))).toEqual([]);
  });
});

describe('The picture of a record', () => {
  const stem = (size: string) => `/uploads/0123456789abcdef-${size}-a1b2c3`;

  it('may be a photograph of ours, with its own words or those of the record', () => {
    expect(pictureOf('wedding-cake')).toEqual(photo('wedding-cake'));
    expect(pictureOf('wedding-cake', 'The cake')?.alt).toBe('The cake');
  });

  it.each([
    ['2x3', [2]],
    ['480x480', [480]],
    ['1200x800', [480, 960, 1200]],
    ['1600x1067', [480, 960, 1600]],
  ])('may be an upload of %s, in variants no wider than itself', (size, widths) => {
    const address = `${stem(size)}-${widths.at(-1)}.webp`;
    const [width, height] = size.split('x').map(Number);
    const variants = (type: string) => widths.map((each) => `${stem(size)}-${each}.${type} ${each}w`).join(', ');
    expect(pictureOf(address, 'A guest')).toEqual({
      alt: 'A guest',
      width,
      height,
      placeholder: '#a1b2c3',
      src: address,
      avif: variants('avif'),
      webp: variants('webp'),
    });
  });

  it.each(['https://example.com/a.jpg', '/elsewhere/a.png', 'data:image/png;base64,AAAA', '/uploads/short-1x1.webp'])(
    'may be anywhere else: %s',
    (src) => expect(pictureOf(src)).toEqual({ alt: '', src, avif: '', webp: '' }),
  );

  it.each(['', 'wedding-elephant', 'toString'])('is none where the record says "%s"', (image) =>
    expect(pictureOf(image)).toBeNull(),
  );
});

describe('Services', () => {
  it.each(services)('$name has seven features, six pictures, two testimonials and four questions', (service) => {
    expect(service.features).toHaveLength(7);
    expect(service.gallery).toHaveLength(6);
    expect(new Set(service.gallery.map(({ image }) => image)).size).toBe(6);
    expect(service.testimonials).toHaveLength(2);
    expect(service.faqs).toHaveLength(4);
  });

  it('call to action in the words of the company', () => {
    expect(services.map(({ ctaLabel }) => ctaLabel)).toEqual([
      'Begin Your Journey',
      'Envision Your Celebration',
      'Discuss Your Corporate Event',
      'Book Our Visual Services',
      'Discuss Your Decoration Needs',
    ]);
    expect(services.map(({ ctaLink }) => ctaLink)).toEqual(services.map(({ id }) => `/contact?service=${id}`));
  });

  it('turn the layout round for birthdays and photography', () => {
    expect(services.filter(({ reversed }) => reversed).map(({ id }) => id)).toEqual(['birthday', 'photography']);
  });

  it('answer with the times the company keeps', () => {
    const answers = (id: string) =>
      services
        .find((service) => service.id === id)
        ?.faqs.map(({ answer }) => answer)
        .join(' ');
    expect(answers('wedding')).toContain('12-18 months');
    expect(answers('decoration')).toContain('3-6 months');
    expect(answers('decoration')).toContain('6-12');
    expect(answers('photography')).toMatch(/48 hours.*2-3 weeks.*4-6 weeks/);
  });
});

it('The company presents its four figures', () => {
  expect(company.founded).toBe(2013);
  expect(company.figures.map(({ value }) => value)).toEqual(['500+', '50+', '10+', '98%']);
});

it('Home has four slides and four service cards, About four values, six years and four people', () => {
  expect(heroSlides.map(({ id }) => id)).toEqual(['wedding', 'birthday', 'consultation', 'photography']);
  expect(homeServiceIds).toHaveLength(4);
  expect(values.items.map(({ title }) => title)).toEqual(['Excellence', 'Creativity', 'Integrity', 'Client-Focused']);
  expect(timeline.map(({ year }) => year)).toEqual([2013, 2015, 2017, 2019, 2021, 2023]);
  expect(team).toHaveLength(4);
});

it('Sample testimonials are rated four or five stars and take their avatars from five portraits', () => {
  for (const { rating } of testimonials) expect([4, 5]).toContain(rating);
  expect(new Set(testimonials.map(({ image }) => image)).size).toBe(5);
});

it('The enquiry form offers exactly the event types that the schema takes', () => {
  expect(eventTypeOptions.map(({ value }) => value)).toEqual([...eventTypes]);
});
