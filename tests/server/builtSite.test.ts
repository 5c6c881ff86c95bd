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

  it('running from its sources ignores the brand of a build', () => {
    expect(builtSite(root)).toBeNull();
    expect(() => checkBrand(root, 'linden')).not.toThrow();
  });
});
