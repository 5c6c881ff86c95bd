import { expect, it, vi } from 'vitest';
import { idempotencyKeyOf } from '#server/routes/idempotencyKeyOf.ts';

const words = { name: 'Ada', message: 'A tea party.' };
const keyOf = (record: object, key?: string) => idempotencyKeyOf({ headers: { 'idempotency-key': key } }, record);

it('The same values under the same key are the same record on every day', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-14T10:00:00Z') });
  const first = keyOf(words, 'one');
  expect(first).toMatch(/^[\da-f]{64}$/);
  expect(keyOf({ ...words, message: 'Another one.' }, 'one')).not.toBe(first);
  expect(keyOf(words, 'two')).not.toBe(first);
  vi.setSystemTime(new Date('2027-06-15T10:00:00Z'));
  expect(keyOf(words, 'one')).toBe(first);
});

it('Without a key, the same values are the same record within one day only', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-14T10:00:00Z') });
  const first = keyOf(words);
  expect(keyOf(words, 'one')).not.toBe(first);
  expect(keyOf({ ...words, message: 'Another one.' })).not.toBe(first);
  vi.setSystemTime(new Date('2027-06-14T23:59:59Z'));
  expect(keyOf(words)).toBe(first);
  vi.setSystemTime(new Date('2027-06-15T00:00:00Z'));
  expect(keyOf(words)).not.toBe(first);
});
