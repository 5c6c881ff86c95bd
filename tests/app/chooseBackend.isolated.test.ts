// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { Unreachable } from '#backend/errors.ts';

const createSampleBackend = vi.hoisted(() => vi.fn((): object => ({})));
vi.mock('#backend/createSampleBackend.ts', () => ({ createSampleBackend }));
const { chooseBackend } = await import('#app/chooseBackend.ts');

it('The backend of a page is loaded once, and again after it could not be loaded', async () => {
  createSampleBackend.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(chooseBackend()).rejects.toThrow(Unreachable);
  const backend = await chooseBackend();
  expect(await chooseBackend()).toBe(backend);
  expect(createSampleBackend).toHaveBeenCalledTimes(2);
});
