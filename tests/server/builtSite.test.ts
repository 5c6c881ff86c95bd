import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { builtFile, builtSite, checkBrand } from '#server/builtSite.ts';

const root = mkdtempSync(path.join(tmpdir(), 'event-house-brand-'));
afterEach(() => rmSync(path.join(root, 'build'), { recursive: true, force: true }));

function build(brand: string): void {
  mkdirSync(path.dirname(path.join(root, builtFile)), { recursive: true });
  writeFileSync(path.join(root, builtFile), JSON.stringify({ brand, languages: ['en'] }));
}

describe('A server', () => {
  it('starts for the brand that was built, and for whichever it is where none is named', () => {
    build('linden');
    expect(builtSite(root)?.brand).toBe('linden');
    expect(() => checkBrand(root, 'linden')).not.toThrow();
    expect(() => checkBrand(root, '')).not.toThrow();
    expect(() => checkBrand(root, undefined)).not.toThrow();
  });

  it('does not start for another, and says how it would', () => {
    build('house');
    expect(() => checkBrand(root, 'linden')).toThrow(
      'BRAND is "linden", but what was built is "house": run "BRAND=linden npm run build" first.',
    );
  });

  it('that runs from its sources knows of no build', () => {
    expect(builtSite(root)).toBeNull();
    expect(() => checkBrand(root, 'linden')).not.toThrow();
  });
});
