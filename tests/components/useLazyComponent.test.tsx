import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLazyComponent } from '#components/useLazyComponent.ts';

const Part = () => null;

/** Renders the hook with a loader that fails at first, and a clock for the browser's idle time. */
function failingOnce() {
  vi.useFakeTimers();
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('The connection is lost.'));
  const { result } = renderHook(() => useLazyComponent(load));
  const idle = () => act(async () => void (await vi.runAllTimersAsync()));
  return { load, result, idle };
}

it('A failed attempt is reported, although a hover before it asked for the code, and can be repeated', async () => {
  const { load, result, idle } = failingOnce();
  result.current.preload();
  await act(() => result.current.load());
  expect(result.current.failed).toBe(true);
  await idle();
  expect(load).toHaveBeenCalledOnce();
  expect(result.current).toMatchObject({ failed: true, Component: undefined });
  await act(() => result.current.load());
  expect(result.current).toMatchObject({ failed: false, Component: Part });
});

it('The code is loaded on a hover, when the browser is idle', async () => {
  const { load, result, idle } = failingOnce();
  load.mockReset().mockResolvedValue(Part);
  result.current.preload();
  expect(load).not.toHaveBeenCalled();
  await idle();
  expect(result.current.Component).toBe(Part);
});
