import { describe, expect, it, vi } from 'vitest';
import { Unreachable } from '#backend/errors.ts';
import { once } from '#backend/sampleLazy.ts';

describe('A part of the demo that is loaded on first use', () => {
  it('is loaded once, also by calls at the same time', async () => {
    const load = vi.fn(async () => ({}));
    const loadOnce = once(load);
    const [first, second] = await Promise.all([loadOnce(), loadOnce()]);
    expect(second).toBe(first);
    expect(await loadOnce()).toBe(first);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded again after it could not be loaded, e.g. without a connection', async () => {
    const part = {};
    const load = vi.fn(async () => part);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const loadOnce = once(load);
    await expect(loadOnce()).rejects.toThrow(Unreachable);
    expect(await loadOnce()).toBe(part);
  });
});
