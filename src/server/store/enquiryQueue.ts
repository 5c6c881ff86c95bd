import type { Receipt, Submission } from './enquiries.ts';

/** Maximum enquiries per transaction. */
const maxBatch = 100;

interface Waiting {
  submission: Submission;
  resolve: (receipt: Receipt) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches enquiries that arrive at the same time into one transaction, which saves disk flushes. Each is acknowledged
 * once it is on disk.
 * @param store stores a batch and returns the receipts in the same order.
 * @returns a function that stores one enquiry and resolves to its receipt, or rejects with the error of its batch.
 */
export function enquiryQueue(store: (batch: Submission[]) => Promise<Receipt[]>) {
  const waiting: Waiting[] = [];
  let working = false;

  async function work() {
    working = true;
    // Includes enquiries that arrive in the same tick.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatch);
      try {
        const receipts = await store(batch.map(({ submission }) => submission));
        for (const [index, receipt] of receipts.entries()) batch[index]?.resolve(receipt);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    working = false;
  }

  return (submission: Submission): Promise<Receipt> =>
    new Promise((resolve, reject) => {
      waiting.push({ submission, resolve, reject });
      if (!working) void work();
    });
}
