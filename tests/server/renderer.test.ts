import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type InTurn, loadRenderer } from '#server/renderer.ts';
import { temporaryFolder } from './testServer.ts';

/** An application that responds with the requested URL, built into a separate folder. */
const application = `
export const colorSchemeTags = '<meta name="color-scheme"><script>one()</script><script defer>two(\\n)</script>';
export const emptyPage = { head: 'empty head', root: 'empty root', data: '' };
export const staffPage = { head: 'staff head', root: 'staff root', data: '' };
export const fillTemplate = (template, page) => JSON.stringify({ template, ...page });
export const siteFileNames = ['robots.txt'];
export const siteFile = async (...asked) => asked;
export const pageOfCard = (pathname) => pathname;
export const findPage = async ({ pathname }) => ({ address: pathname });
export const httpBackend = (...asked) => asked;
export const render = async (...asked) => asked;
`;

async function load() {
  const root = temporaryFolder();
  const built = path.join(root, 'build/server');
  mkdirSync(built, { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(built, 'entry-server.js'), application);
  writeFileSync(path.join(built, 'cards.json'), '{ "version": "of-cards", "fonts": {} }');
  writeFileSync(path.join(built, 'template.html'), '<!doctype html><html lang="en"></html>');
  return loadRenderer(root, 'https://events.example');
}

describe('The built application', () => {
  it('renders pages with the site’s URL and passes on its arguments', async () => {
    const renderer = await load();
    const request = new Request('http://here/blog');
    const backend = async () => renderer.httpBackend({ fetch });
    const onError = () => undefined;
    const inTurn: InTurn = (work) => work();
    expect(await renderer.render(request, backend, onError, inTurn)).toEqual([
      request,
      backend,
      { siteUrl: 'https://events.example', isLive: true, cardVersion: 'of-cards' },
      onError,
      inTurn,
    ]);
    expect(renderer.siteFileNames).toEqual(['robots.txt']);
    const reached = await backend();
    expect(await renderer.siteFile('robots.txt', reached)).toEqual(['robots.txt', reached, 'https://events.example']);
    expect(await renderer.findPage(new URL('http://here/blog'))).toEqual({ address: '/blog' });
  });

  it('fills its template, marked as live, with a page and the color scheme tags', async () => {
    const renderer = await load();
    const document = {
      template: '<!doctype html><html data-backend="live" lang="en"></html>',
      colorScheme: expect.stringContaining('color-scheme'),
      siteUrl: 'https://events.example',
    };
    const page = { head: 'head', root: 'root', data: 'data' };
    expect(JSON.parse(renderer.fill(page))).toEqual({ ...document, ...page });
    expect(JSON.parse(renderer.emptyPage)).toEqual({ ...document, head: 'empty head', root: 'empty root', data: '' });
    expect(JSON.parse(renderer.staffPage)).toEqual({ ...document, head: 'staff head', root: 'staff root', data: '' });
  });

  it('fills its template once for a page that is sent to several visitors', async () => {
    const renderer = await load();
    const head = vi.fn(() => 'head');
    const page = {
      get head() {
        return head();
      },
      root: 'root',
      data: 'data',
    };
    const [first, second] = [renderer.fill(page), renderer.fill(page)];
    expect(second).toBe(first);
    expect(head).toHaveBeenCalledOnce();
    expect(renderer.fill({ ...page, root: 'another' })).not.toBe(first);
  });

  it('lists the hashes of all inline scripts of its template', async () => {
    const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    expect((await load()).scriptHashes).toEqual([hash('one()'), hash('two(\n)')]);
  });

  it('cannot be loaded without a build', async () => {
    await expect(loadRenderer(temporaryFolder(), 'https://events.example')).rejects.toThrow('entry-server.js');
  });
});
