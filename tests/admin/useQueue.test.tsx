import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useQueue } from '#admin/useQueue.ts';

/** A task that ends when the test says so. */
function taskNamed(name: string, started: string[]) {
  let end = (_error?: Error): void => {};
  const task = () => {
    started.push(name);
    return new Promise<string>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve(name));
    });
  };
  return { task, end: (error?: Error) => act(async () => end(error)) };
}

it('A queue runs its tasks one after the other, each with its own result, and is busy until the last one ends', async () => {
  const { result } = renderHook(() => useQueue());
  const started: string[] = [];
  const [first, second] = [taskNamed('first', started), taskNamed('second', started)];
  expect(result.current.busy).toBe(false);
  const results = await act(async () => [result.current.run(first.task), result.current.run(second.task)]);
  expect(started).toEqual(['first']);
  await first.end();
  expect([started, result.current.busy]).toEqual([['first', 'second'], true]);
  await second.end();
  expect(result.current.busy).toBe(false);
  expect(await Promise.all(results)).toEqual(['first', 'second']);
});

it('A queue goes on after a task that failed, which only its own caller learns', async () => {
  const { result } = renderHook(() => useQueue());
  const started: string[] = [];
  const [first, second] = [taskNamed('first', started), taskNamed('second', started)];
  const [failing, fine] = await act(async () => [result.current.run(first.task), result.current.run(second.task)]);
  const failure = expect(failing).rejects.toThrow('It failed');
  await first.end(new Error('It failed'));
  await failure;
  expect(started).toEqual(['first', 'second']);
  await second.end();
  await expect(fine).resolves.toBe('second');
  expect(result.current.busy).toBe(false);
});
