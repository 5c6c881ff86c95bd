import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const modules = readdirSync(path.join(root, 'languages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    readdirSync(path.join(root, 'languages', name, 'content'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [name, file.replaceAll(path.sep, '/')] as const),
  );

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the nested names of a value, in their order, which determines the order of options. */
const namesIn = (value: unknown): unknown =>
  isGroup(value) ? Object.entries(value).map(([name, part]) => [name, namesIn(part)]) : typeof value;

/** @returns all strings of a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(modules)('The translation to %s of %s', (language, file) => {
  const load = async () => {
    const [own, house]: [Record<string, unknown>, Record<string, unknown>] = await Promise.all([
      import(path.join(root, 'languages', language, 'content', file)),
      import(path.join(root, 'src/content', file)),
    ]);
    return { own, house };
  };

  it('has all exports and names in the same order', async () => {
    const { own, house } = await load();
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(house).toSorted());
    for (const [name, value] of Object.entries(house)) expect(namesIn(own[name]), name).toEqual(namesIn(value));
  });

  const source = readFileSync(path.join(root, 'languages', language, 'content', file), 'utf8');

  it('contains no untranslated sentence', async () => {
    const { house } = await load();
    const said = new Set(textsIn(house).filter((text) => /\p{L} \p{L}+ \p{L}/u.test(text)));
    const written = [...source.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text);
    expect(written.filter((text) => said.has(text))).toEqual([]);
  });

  it('imports only types from the module that it replaces', () => {
    const imports = source.matchAll(/^import (?!type\b)[^;]*? from '([^']+)';/gm);
    expect([...imports].map(([, from]) => from)).not.toContain(`#content/${file}`);
  });
});
