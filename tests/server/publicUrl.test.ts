import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { publicPaths } from '#content/publicPaths.ts';
import { siteUrlOf } from '#content/siteUrl.ts';
import { buildApp } from '#server/buildApp.ts';
import { loadRenderer } from '#server/renderer.ts';
import { enquiry, enquirySource } from '#tests/support/records.ts';
import { recordPages } from '#tests/support/words.ts';
import { browserOf, onTestEnd, testServer } from './testServer.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The built site on a server with a public URL. */
async function serverAt(publicUrl: string) {
  const { config, database } = await testServer(publicUrl ? { PUBLIC_URL: publicUrl } : {});
  const renderer = await loadRenderer(root, siteUrlOf(config.PUBLIC_URL));
  const app = await buildApp({ config, database, site: { renderer, dist: path.join(root, 'dist') } });
  onTestEnd(() => app.close());
  const browser = browserOf(app, siteUrlOf(publicUrl));
  return { database, browser, get: async (address: string) => (await browser.request('GET', address)).body };
}

/** @returns all absolute URLs in a page's head. */
const headAddresses = (html: string) =>
  [...html.slice(0, html.indexOf('</head>')).matchAll(/(?:href|content)="(https?:[^"]+)"/g)].map(([, url]) => url);

describe('The public URL', () => {
  it('starts every address in the head of a page', async () => {
    const { get } = await serverAt('https://events.example/');
    const html = await get('/about');
    const addresses = headAddresses(html);
    expect(addresses).toContain('https://events.example/about');
    for (const address of addresses) expect(address).toMatch(/^https:\/\/events\.example\//);
    expect(html).toContain('data-site-url="https://events.example"');
    expect(html).not.toContain(company.siteUrl);
  });

  it('starts the addresses in robots.txt and of every page in the sitemap', async () => {
    const { browser, get } = await serverAt('https://events.example');
    expect(await get('/robots.txt')).toContain('Sitemap: https://events.example/sitemap.xml\n');
    expect(await get('/robots.txt')).toContain('Disallow: /admin\n');
    const listed = [...(await get('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    const pages = [...publicPaths, ...recordPages];
    expect(listed.toSorted()).toEqual(pages.map((page) => `https://events.example${page}`).toSorted());
    const { headers } = await browser.request('GET', '/sitemap.xml', { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-type']).toMatch(/^application\/xml/);
  });

  it('starts the addresses in the mails of an enquiry', async () => {
    const { browser, database } = await serverAt('https://events.example');
    await browser.request('POST', '/api/enquiries', { payload: { ...enquiry, ...enquirySource } });
    const mails = await database.db.selectFrom('outbox').selectAll().execute();
    const [toStaff, toVisitor] = [company.email, enquiry.email].map((to) =>
      mails.find((mail) => mail.recipient === to),
    );
    expect(toStaff?.body).toContain('Written on: https://events.example/services/wedding\n');
    expect(toStaff?.body).toContain('https://events.example/admin/leads\n');
    expect(toVisitor?.body).toContain('https://events.example\n');
  });

  it('is that of the company by default', async () => {
    const { get } = await serverAt('');
    expect(headAddresses(await get('/about'))).toContain(`${company.siteUrl}/about`);
    expect(await get('/robots.txt')).toContain(`${company.siteUrl}/sitemap.xml`);
  });

  it('must be a valid HTTP URL', () => {
    expect(() => siteUrlOf('www.example.com')).toThrow(/PUBLIC_URL must be an address like/);
    expect(() => siteUrlOf('ftp://example.com')).toThrow(/but is "ftp:\/\/example.com"/);
    expect(siteUrlOf('https://example.com:8443/any/path')).toBe('https://example.com:8443');
  });
});
