import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { builtFile, builtSite, checkBrand, checkLanguages } from '#server/builtSite.ts';

const root = mkdtempSync(path.join(tmpdir(), 'event-house-brand-'));
afterEach(() => rmSync(path.join(root, 'build'), { recursive: true, force: true }));

function build(brand: string, languages = ['en']): void {
  mkdirSync(path.dirname(path.join(root, builtFile)), { recursive: true });
  writeFileSync(path.join(root, builtFile), JSON.stringify({ brand, languages }));
}

describe('A server', () => {
  it('starts for the brand that was built, or if no brand is configured', () => {
    build('linden');
    expect(builtSite(root)?.brand).toBe('linden');
    expect(() => checkBrand(root, 'linden')).not.toThrow();
    expect(() => checkBrand(root, '')).not.toThrow();
    expect(() => checkBrand(root, undefined)).not.toThrow();
  });

  it('does not start for another brand and names the command that builds it', () => {
    build('house');
    expect(() => checkBrand(root, 'linden')).toThrow(
      'BRAND is "linden", but what was built is "house": run "BRAND=linden npm run build" first.',
    );
  });

  it('starts for the languages that were built, or if none are configured', () => {
    build('house', ['en', 'de']);
    expect(() => checkLanguages(root, 'en,de')).not.toThrow();
    expect(() => checkLanguages(root, ' en, de, en,')).not.toThrow();
    expect(() => checkLanguages(root, '')).not.toThrow();
    expect(() => checkLanguages(root, undefined)).not.toThrow();
  });

  it.each(['en,xx', 'en', 'de,en'])('does not start for the languages "%s" if others were built', (languages) => {
    build('house', ['en', 'de']);
    expect(() => checkLanguages(root, languages)).toThrow(
      `LANGUAGES is "${languages}", but what was built is "en,de": run "LANGUAGES=${languages} npm run build" first.`,
    );
  });

  it('starts with any brand and languages if nothing was built', () => {
    expect(builtSite(root)).toBeNull();
    expect(() => checkBrand(root, 'linden')).not.toThrow();
    expect(() => checkLanguages(root, 'de')).not.toThrow();
  });
});
