import { afterEach, describe, expect, it, vi } from 'vitest';
import { repeat, startBackgroundTasks } from '#server/backgroundTasks.ts';
import { testServer } from './testServer.ts';

afterEach(() => void vi.useRealTimers());

describe('A repeated task', () => {
  /** A task whose end the test decides, repeated every second. */
  function slowTask() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const ends: { resolve: () => void; reject: (error: unknown) => void }[] = [];
    const failed = vi.fn();
    const task = repeat(
      () => {
        return new Promise<void>((resolve, reject) => void ends.push({ resolve, reject }));
      },
      1000,
      failed,
    );
    return { task, ends, failed };
  }

  it('does not begin again while it is running', async () => {
    const { ends, task } = slowTask();
    vi.advanceTimersByTime(3000);
    task.run();
    expect(ends).toHaveLength(1);
    ends[0]?.resolve();
    await vi.waitFor(() => {
      task.run();
      expect(ends).toHaveLength(2);
    });
    ends[1]?.resolve();
    await task.stop();
  });

  it('continues after an error, which is reported', async () => {
    const { ends, failed, task } = slowTask();
    vi.advanceTimersByTime(1000);
    ends[0]?.reject(new Error('The disk is full.'));
    await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('The disk is full.')));
    vi.advanceTimersByTime(1000);
    expect(ends).toHaveLength(2);
    ends[1]?.resolve();
    await task.stop();
  });

  it('is complete when it has stopped, and does not begin again', async () => {
    const { ends, task } = slowTask();
    vi.advanceTimersByTime(1000);
    let isStopped = false;
    const stopped = task.stop().then(() => {
      isStopped = true;
    });
    await Promise.resolve();
    expect(isStopped).toBe(false);
    ends[0]?.resolve();
    await stopped;
    vi.advanceTimersByTime(5000);
    task.run();
    expect(ends).toHaveLength(1);
  });
});

it('Stopped background tasks leave the database alone, also when it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { app, database, config } = await testServer();
  const warn = vi.spyOn(app.log, 'warn');
  const stop = startBackgroundTasks({
    config,
    db: database.db,
    mailDb: database.db,
    writeAppointmentMail: () => {
      throw new Error('Nobody is to be reminded.');
    },
    log: app.log,
  });
  await stop();
  await database.close();
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  await stop();
  expect(warn).not.toHaveBeenCalled();
});
