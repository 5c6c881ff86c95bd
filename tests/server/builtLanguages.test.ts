import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importAs } from '#build/brand/readBrand.ts';
import { houseLanguage, languageNames } from '#build/language/languages.ts';
import { languageWords } from '#build/wordsOf.ts';
import { consultationSentences } from '#content/domain/consultation.ts';
import { postPath } from '#paths';
import { demoAccount } from '#sample/account.ts';
import { startServer } from './serverProcess.ts';
import { temporaryFolder } from './testServer.ts';

const others = languageNames().filter((name) => name !== houseLanguage);

it.each(others)('The built server serves %s at its own addresses, in pages and in error responses', async (name) => {
  const { problemSentences } = await importAs<typeof import('#content/problems.ts')>(
    'src/content/problems.ts',
    undefined,
    name,
  );
  const { missingPageWords } = await importAs<typeof import('#content/site.ts')>(
    'src/content/site.ts',
    undefined,
    name,
  );
  const { posts } = await importAs<typeof import('#sample/posts.ts')>('src/sample/posts.ts', undefined, name);
  const { url } = await startServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent', SEED: 'sample' });
  const read = async (address: string, init?: RequestInit) => {
    const response = await fetch(url + address, { redirect: 'manual', ...init });
    return { response, text: await response.text() };
  };
  const home = await read(`/${name}`);
  expect(home.response.status).toBe(200);
  expect(home.text).toContain(` lang="${name}"`);
  expect((await read('/')).text).toContain(` lang="${houseLanguage}"`);

  const script = /src="(\/[^"]+\.js)"/.exec(home.text)?.[1] ?? '';
  expect(script).toMatch(new RegExp(`^/${name}/assets/`));
  expect((await read(script)).response.headers.get('cache-control')).toContain('immutable');

  const headers = { 'content-type': 'application/json', origin: url };
  const refused = await read(`/${name}/api/enquiries`, { method: 'POST', headers, body: '{}' });
  expect(JSON.parse(refused.text).title).toBe(problemSentences.malformed);

  const post = posts.find(({ status }) => status === 'published');
  if (!post) throw new Error('The sample has no post.');
  const article = await read(`/${name}${postPath(post.slug)}`);
  expect(article.text).toContain(post.title);
  expect(article.text).toContain(` hrefLang="${houseLanguage}"`);
  expect((await read(postPath(post.slug))).text).not.toContain(post.title);

  const lost = await read(`/${name}/gallery/nowhere`);
  expect(lost.response.status).toBe(404);
  expect(lost.text).toContain(missingPageWords.heading);
  expect((await read(`/${name}/nowhere`)).response.headers.get('location')).toBe(`/${name}/`);
  expect((await read('/robots.txt')).text).toContain(`/${name}/sitemap.xml`);
  expect((await read(`/${name}/sitemap.xml`)).text).toContain(`/${name}/about</loc>`);
});

it.each(others)(
  'A time picked by a visitor in %s is stored in the language of the team, without a reason for the visitor',
  async (name) => {
    const { url } = await startServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent', SEED: 'sample' });
    const post = async (address: string, body: object, cookie = '') => {
      const headers = { 'content-type': 'application/json', origin: url, cookie };
      return fetch(url + address, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const { email, password } = demoAccount;
    const session = await post('/api/session', { email, password, remember: false });
    const cookie = session.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    const { token } = await (await post('/api/consultations/links', { leadId: '1', byMail: false }, cookie)).json();
    const { page } = await (await post(`/${name}/api/consultations/link`, { token })).json();
    const [startsAt] = page.times;
    expect((await post(`/${name}/api/consultations/time`, { token, startsAt })).status).toBe(200);
    const cancelled = await post(`/${name}/api/consultations/cancelling`, { token });
    expect((await cancelled.json()).picked).toMatchObject({ status: 'cancelled', cancelReason: '' });
    const listed = await fetch(`${url}/api/appointments?status=cancelled`, { headers: { cookie } });
    const [appointment] = (await listed.json()).rows;
    expect(appointment).toMatchObject({
      title: consultationSentences.title(appointment.leadName),
      cancelReason: consultationSentences.clientCancelled,
    });
  },
);

/** @returns all JavaScript in a folder of `dist`, including workers. */
function scriptsIn(folder: string): string {
  const root = path.resolve(import.meta.dirname, '../../dist', folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  return files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
}

/** Texts of libraries and of errors that are never displayed, and names of people. */
const mayBeEnglish = /^content\/problems\.|errorScreen\.heading$|\.credits\./;

it.each(others)('Scripts of %s contain no sentences of the house language', async (name) => {
  const { fromHouse } = await languageWords(houseLanguage);
  // Only sentences that appear unchanged in scripts: without quotes and line breaks.
  const sentences = fromHouse.filter(
    ({ place, text }) => /^[\w ,.:;?!-]{25,}$/.test(text) && !mayBeEnglish.test(place),
  );
  const [house, own] = [scriptsIn('assets'), scriptsIn(`${name}/assets`)];
  expect(sentences.filter(({ text }) => house.includes(text)).length).toBeGreaterThan(1000);
  expect(sentences.filter(({ text }) => own.includes(text))).toEqual([]);
});
