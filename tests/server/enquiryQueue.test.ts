import { describe, expect, it, vi } from 'vitest';
import type { Receipt, Submission } from '#server/store/enquiries.ts';
import { enquiryQueue } from '#server/store/enquiryQueue.ts';
import { submission } from './engines.ts';

/** @returns the receipts of a batch, with the keys as references. */
const receiptsOf = (batch: readonly Submission[]): Receipt[] => batch.map(({ key }) => ({ reference: key }));

const submissions = (count: number) => Array.from({ length: count }, (_, index) => submission(`${index}`));

describe('Simultaneous enquiries', () => {
  it('are stored in one batch, and each gets its own receipt', async () => {
    const store = vi.fn(async (batch: Submission[]) => receiptsOf(batch));
    const sent = submissions(3);
    expect(await Promise.all(sent.map(enquiryQueue(store)))).toEqual(receiptsOf(sent));
    expect(store).toHaveBeenCalledExactlyOnceWith(sent);
  });

  it('are stored in batches of one hundred, one after the other', async () => {
    let running = 0;
    const sizes: number[] = [];
    const add = enquiryQueue(async (batch) => {
      running += 1;
      expect(running).toBe(1);
      sizes.push(batch.length);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return receiptsOf(batch);
    });
    const sent = submissions(250);
    expect(await Promise.all(sent.map(add))).toEqual(receiptsOf(sent));
    expect(sizes).toEqual([100, 100, 50]);
  });

  it('form the next batch while another one is being stored', async () => {
    const batches: string[][] = [];
    let release = () => {};
    const add = enquiryQueue(async (batch) => {
      batches.push(batch.map(({ key }) => key));
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return receiptsOf(batch);
    });
    const [first, ...later] = submissions(3) as [Submission, ...Submission[]];
    const answers = [add(first)];
    await vi.waitFor(() => expect(batches).toHaveLength(1));
    answers.push(...later.map(add));
    release();
    await vi.waitFor(() => expect(batches).toEqual([['0'], ['1', '2']]));
    release();
    expect(await Promise.all(answers)).toHaveLength(3);
  });

  it('are all rejected if their batch fails, and later ones are stored', async () => {
    const store = vi.fn(async (batch: Submission[]) => receiptsOf(batch));
    store.mockRejectedValueOnce(new Error('The disk is full.'));
    const add = enquiryQueue(store);
    const failed = await Promise.allSettled(submissions(2).map(add));
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(failed[0]).toMatchObject({ reason: new Error('The disk is full.') });
    expect(await add(submission('next'))).toEqual({ reference: 'next' });
    // The same after a pause.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    expect(await add(submission('later'))).toEqual({ reference: 'later' });
  });
});
