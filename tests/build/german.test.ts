import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importAs } from '#build/brand/readBrand.ts';
import { houseLanguage, languagesFolder } from '#build/language/languages.ts';
import { importWords, languageWords } from '#build/wordsOf.ts';
import { sanitizeContent } from '#server/routes/sanitizePost.ts';

type Exports = Readonly<Record<string, unknown>>;

const folder = path.join(languagesFolder, 'de');
const modules = ['content', 'sample'].flatMap((room) =>
  readdirSync(path.join(folder, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `src/${room}/${file.replaceAll(path.sep, '/')}`),
);

/** @returns a module in a language; those with texts are taken from all texts, which are imported once. */
async function inLanguage<Module>(module: string, language: string): Promise<Module> {
  const { wordsByModule: all } = await importWords(undefined, language);
  const words = all[module.replace(/^src\/(.+)\.ts$/, '$1')];
  return words ? (words as Module) : importAs<Module>(module, undefined, language);
}
const inGerman = <Module = Exports>(module: string) => inLanguage<Module>(module, 'de');
const inEnglish = <Module = Exports>(module: string) => inLanguage<Module>(module, houseLanguage);

/** Matches names of pictures, ids, paths and section ids, which are not translated. */
const isFixed = (text: string) => /^[/#]/.test(text) || /^[a-z]+(-[a-z\d]+)+$/.test(text);

/** @returns the places where the German content differs in structure or in names from the default content. */
function faultsIn(german: unknown, house: unknown, place: string): string[] {
  if (typeof german !== typeof house) return [`${place} is no ${typeof house}`];
  if (typeof german === 'string' && typeof house === 'string') {
    return isFixed(house) && german !== house ? [`${place} is not ${house}`] : [];
  }
  if (typeof german === 'number') return german === house ? [] : [`${place} is not ${house}`];
  if (typeof german !== 'object' || typeof house !== 'object' || !german || !house) return [];
  if (Array.isArray(german) && Array.isArray(house)) {
    // Only lists of texts may differ in length, e.g. paragraphs.
    const long = house.some((entry) => typeof entry !== 'string') && german.length !== house.length;
    return [
      ...(long ? [`${place} has ${german.length} entries instead of ${house.length}`] : []),
      ...german.flatMap((entry, at) => faultsIn(entry, house[at] ?? house[0], `${place}.${at}`)),
    ];
  }
  return Object.keys({ ...house, ...german }).flatMap((key) =>
    faultsIn(german[key as keyof typeof german], house[key as keyof typeof house], `${place}.${key}`),
  );
}

/** @returns all texts in a value, with their places. */
function textsIn(value: unknown, place = ''): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value.replace(/<[^>]*>/g, '') }];
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, `${place}.${key}`));
}

/**
 * English typography: straight and English quotes, dashes without spaces, double spaces, thousands with commas, am and
 * pm.
 */
const english = /["'”—]|“(?=[\p{L}\d])|\p{L}–\p{L}| {2}|\d,\d{3}\b|\d ?[ap]\.?m\b/giu;

const count = (text: string, sign: string) => text.split(sign).length - 1;

// The description of a language differs in each language.
describe.each(modules.filter((module) => !module.endsWith('/language.ts')))('The German version of %s', (module) => {
  it('has the structure, names, pictures and paths of the house language', async () => {
    expect(faultsIn({ ...(await inGerman(module)) }, { ...(await inEnglish(module)) }, module)).toEqual([]);
  });

  it('uses German typography', async () => {
    for (const { place, text } of textsIn({ ...(await inGerman(module)) })) {
      expect(text.match(english), place).toBeNull();
      expect(count(text, '„'), place).toBe(count(text, '“'));
    }
  });

  it('has meta descriptions of 70 to 155 characters', async () => {
    const described = textsIn({ ...(await inGerman(module)) }).filter(({ place }) => /meta\.description$/i.test(place));
    expect(described.filter(({ text: { length } }) => length < 70 || length > 155)).toEqual([]);
  });
});

describe('German articles', () => {
  const tags = (html: string) => html.match(/<[^>]*>/g);

  it('have the same markup and links as the English ones, and need no sanitizing', async () => {
    const file = 'src/sample/articles/articles.ts';
    type Articles = typeof import('#sample/articles/articles.ts');
    const [{ articles: german }, { articles: house }] = [
      await inGerman<Articles>(file),
      await inEnglish<Articles>(file),
    ];
    expect(Object.keys(german)).toEqual(Object.keys(house));
    for (const [slug, html] of Object.entries(german)) {
      expect(tags(html), slug).toEqual(tags(house[slug] ?? ''));
      expect(html, slug).not.toBe(house[slug]);
      expect(sanitizeContent(html), slug).toBe(html);
      expect(html.replace(/<[^>]*>/g, ' ').split(/\s+/).length, slug).toBeGreaterThan(400);
    }
  });

  it('belong to posts with the same slugs, dates, authors and pictures as the English ones', async () => {
    type Posts = typeof import('#sample/posts.ts');
    const withoutWords = async ({ posts }: Posts) =>
      posts.map(({ title, excerpt, tags: _, content, ...rest }) => ({
        ...rest,
        hasWords: Boolean(title && excerpt && content),
      }));
    expect(await withoutWords(await inGerman<Posts>('src/sample/posts.ts'))).toEqual(
      await withoutWords(await inEnglish<Posts>('src/sample/posts.ts')),
    );
  });
});

describe('German posts', () => {
  it('have excerpts that search engines show in full', async () => {
    const { samplePostWords } = await inGerman<typeof import('#sample/postWords.ts')>('src/sample/postWords.ts');
    const excerpts = Object.values(samplePostWords).map(({ excerpt }) => excerpt);
    expect(excerpts.filter(({ length }) => length > 160)).toEqual([]);
  });
});

describe('German stories', () => {
  type Stories = typeof import('#sample/stories/stories.ts');
  const file = 'src/sample/stories/stories.ts';

  it('have the same slugs, dates and pictures as the English ones', async () => {
    const fixed = ({ stories }: Stories) =>
      stories.map(({ slug, category, date, image, pictures, figures, credits, quote }) => ({
        ...{ slug, category, date, image, client: quote.name, figures: figures.length, credits: credits.length },
        pictures: pictures.map((picture) => picture.image),
      }));
    expect(fixed(await inGerman<Stories>(file))).toEqual(fixed(await inEnglish<Stories>(file)));
  });

  it('have leads of 70 to 155 characters and share their titles with the recent events', async () => {
    const { stories } = await inGerman<Stories>(file);
    for (const { lead, slug } of stories) {
      expect(lead.length, slug).toBeGreaterThanOrEqual(70);
      expect(lead.length, slug).toBeLessThanOrEqual(155);
    }
    const { events } = await inGerman<typeof import('#sample/events.ts')>('src/sample/events.ts');
    for (const { title, story } of events) expect(stories.find(({ slug }) => slug === story)?.title).toBe(title);
  });
});

it('German captions of the gallery match the alternative texts of the photographs', async () => {
  const { photoAlts } = await inGerman<typeof import('#content/photos/alts.ts')>('src/content/photos/alts.ts');
  const { galleryAlts } = await inGerman<typeof import('#sample/galleryAlts.ts')>('src/sample/galleryAlts.ts');
  expect(photoAlts).toMatchObject(galleryAlts);
});

describe('The German sample data', () => {
  const bothOf = async <Module>(file: string) => [await inGerman<Module>(file), await inEnglish<Module>(file)] as const;

  it('have the same leads and appointments as the English ones, with their own texts', async () => {
    const fixed = ({ leads }: typeof import('#sample/leads.ts')) =>
      leads.map(({ notes, venue, tags, source, ...rest }) => ({
        ...rest,
        has: [Boolean(notes), Boolean(venue), tags.length, source.startsWith('/') ? source : Boolean(source)],
      }));
    const booked = ({ appointments }: typeof import('#sample/appointments.ts')) =>
      appointments.map(({ title, place, notes, ...rest }) => ({ ...rest, has: [title, place, notes].map(Boolean) }));
    const [germanLeads, houseLeads] = await bothOf<typeof import('#sample/leads.ts')>('src/sample/leads.ts');
    expect(fixed(germanLeads)).toEqual(fixed(houseLeads));
    const [german, house] = await bothOf<typeof import('#sample/appointments.ts')>('src/sample/appointments.ts');
    expect(booked(german)).toEqual(booked(house));
  });

  it('have the same conversations, with every message translated', async () => {
    type Conversations = typeof import('#sample/conversations.ts');
    const fixed = ({ conversations }: Conversations) =>
      conversations.map(({ excerpt: _, messages, ...rest }) => ({
        ...rest,
        messages: messages.map(({ text: __, ...message }) => ({ ...message, subject: 'subject' in message })),
      }));
    const texts = ({ conversations }: Conversations) =>
      conversations.flatMap(({ messages }) => messages.map(({ text }) => text));
    const [german, house] = await bothOf<Conversations>('src/sample/conversations.ts');
    expect(fixed(german)).toEqual(fixed(house));
    expect(texts(german).filter((text) => texts(house).includes(text))).toEqual([]);
  });

  it('have templates with the same placeholders', async () => {
    type Templates = typeof import('#sample/templates.ts');
    const placeholders = ({ templates }: Templates) =>
      templates.map(({ subject, text }) => [subject.match(/\{\w+\}/g), text.match(/\{\w+\}/g)]);
    const [german, house] = await bothOf<Templates>('src/sample/templates.ts');
    expect(placeholders(german)).toEqual(placeholders(house));
  });

  it('name devices in the language of the reader, wherever they signed in', async () => {
    type Names = typeof import('#domain/deviceName.ts');
    const { deviceName, readDevice } = await inGerman<Names>('src/domain/deviceName.ts');
    const { devices } = await inGerman<typeof import('#sample/devices.ts')>('src/sample/devices.ts');
    const { deviceLabel } = await inGerman<typeof import('#content/domain/account.ts')>(
      'src/content/domain/account.ts',
    );
    expect(devices.map(deviceName)).toContain(deviceLabel('Firefox', 'Windows'));
    expect(deviceName(readDevice('Chrome/132.0.0.0 (X11; CrOS)'))).toBe(deviceLabel('Chrome', 'ChromeOS'));
    expect(deviceName(readDevice('Chrome/132.0.0.0'))).toBe('Chrome');
  });
});

/** Names, addresses, and texts that only combine others. */
const isSameAnywhere = (text: string) =>
  text.split(/[\s:]+/).every((word) => /^[\p{Lu}\d&$]/u.test(word)) ||
  /^PUBLIC_URL |^There is no photograph /.test(text);

it('The German translation is complete except for names', async () => {
  const { fromHouse } = await languageWords('de');
  expect(fromHouse.filter(({ text }) => !isSameAnywhere(text))).toEqual([]);
});

it('German articles have a longer reading time for the same number of words', async () => {
  type Reading = typeof import('#domain/readableText.ts');
  const text = `<p>${'Wort '.repeat(1800)}</p>`;
  const [german, house] = await Promise.all(
    [inGerman, inEnglish].map((imported) => imported<Reading>('src/domain/readableText.ts')),
  );
  expect([german?.readingMinutes(text), house?.readingMinutes(text)]).toEqual([10, 8]);
});
