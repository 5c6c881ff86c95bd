import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// An import that is not used fails the linter.
it('Every contract is imported by another one or by the tests of a backend', () => {
  const files = readdirSync(import.meta.dirname);
  const texts = files.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  const contracts = files.filter((file) => file.endsWith('Contract.ts'));
  expect(contracts.length).toBeGreaterThan(20);
  expect(contracts.filter((file) => !texts.some((text) => text.includes(`from './${file}'`)))).toEqual([]);
});
