import type { Receipt, Submission } from './enquiries.ts';

/** Most enquiries of one transaction. */
const largestBatch = 100;

interface Waiting {
  submission: Submission;
  resolve: (receipt: Receipt) => void;
  reject: (error: unknown) => void;
}

/**
 * Stores enquiries that come in together in one transaction: the disk is asked once for all of them, and each is
 * answered when it is on the disk.
 * @param store stores a batch and gives the receipts in its order.
 * @returns stores one enquiry and gives its receipt, or what its batch failed with.
 */
export function enquiryQueue(store: (batch: Submission[]) => Promise<Receipt[]>) {
  const waiting: Waiting[] = [];
  let working = false;

  async function work() {
    working = true;
    // What is arriving in this very moment comes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting.splice(0, largestBatch);
      try {
        const receipts = await store(batch.map(({ submission }) => submission));
        for (const [index, { resolve }] of batch.entries()) resolve(receipts[index] as Receipt);
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
