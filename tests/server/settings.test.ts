import { describe, expect, it } from 'vitest';
import { changeSetting, readSetting } from '#server/store/settings.ts';
import { engines, openStore } from './engines.ts';

describe.each(engines)('A setting on $engine', ({ where }) => {
  it('is changed only if it has not changed since it was read', async () => {
    const db = await openStore(where);
    const read = () => readSetting(db, 'colour', { name: 'none' });
    expect(await read()).toEqual({ value: { name: 'none' }, text: null });
    expect(await changeSetting(db, 'colour', null, { name: 'red' })).toBe(true);
    expect(await changeSetting(db, 'colour', null, { name: 'blue' })).toBe(false);
    const { value, text } = await read();
    expect(value).toEqual({ name: 'red' });
    expect(await changeSetting(db, 'colour', text, { name: 'green' })).toBe(true);
    expect(await changeSetting(db, 'colour', text, { name: 'blue' })).toBe(false);
    expect((await read()).value).toEqual({ name: 'green' });
  });
});
