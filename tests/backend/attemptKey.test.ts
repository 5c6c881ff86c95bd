import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import type { Enquiry } from '#domain/enquiry.ts';
import { enquiry, enquirySource, sentReview } from '#tests/support/records.ts';

/** The contents of session storage. */
let remembered = new Map<string, string>();

const storage = {
  getItem: (name: string) => remembered.get(name) ?? null,
  setItem: (name: string, value: string) => void remembered.set(name, value),
};

const refuse = () => {
  throw new Error('Storage is switched off.');
};

beforeEach(() => {
  remembered = new Map();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

/** Sends an enquiry on a freshly loaded page. @returns its idempotency key. */
async function keyOf(sent: Enquiry): Promise<string | null> {
  let key: string | null = null;
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    key = new Headers(init?.headers).get('idempotency-key');
    return Response.json({ reference: null });
  };
  await createHttpBackend({ fetch }).enquiries.send(sent, enquirySource);
  return key;
}

it('An attempt to send a review has another key for another picture of the same name', async () => {
  const keys = new Set<string | null>();
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    keys.add(new Headers(init?.headers).get('idempotency-key'));
    return Response.json({ status: 'waiting' });
  };
  const { reviews } = createHttpBackend({ fetch });
  const picture = (bytes: string, lastModified: number) => new File([bytes], 'image.jpg', { lastModified });
  for (const sent of [picture('a', 1), picture('a', 1), picture('ab', 1), picture('ab', 2)]) {
    await reviews.send({ ...sentReview, picture: sent });
  }
  expect(keys.size).toBe(3);
});

describe('An attempt to send an enquiry', () => {
  it('keeps its idempotency key for the same content, even after a reload', async () => {
    const key = await keyOf(enquiry);
    expect(key).toMatch(/^[\da-f]{32}$/);
    expect([await keyOf(enquiry), await keyOf({ ...enquiry })]).toEqual([key, key]);
  });

  it('gets a new idempotency key for every change of the content, even back to an earlier one', async () => {
    const changed = [
      enquiry,
      { ...enquiry, message: 'A garden party.' },
      { ...enquiry, message: enquiry.message.toLowerCase() },
      enquiry,
    ];
    const sent: (string | null)[] = [];
    for (const each of changed) sent.push(await keyOf(each));
    expect(new Set(sent).size).toBe(4);
  });

  it('stores nothing of what was typed in the browser', async () => {
    const key = await keyOf(enquiry);
    expect([...remembered.values()].join()).toMatch(new RegExp(`^[\\da-z]{1,7} ${key}$`));
  });

  it('gets a new idempotency key if the stored one is incomplete', async () => {
    await keyOf(enquiry);
    for (const [name, value] of remembered) remembered.set(name, String(value.split(' ')[0]));
    expect(await keyOf(enquiry)).toMatch(/^[\da-f]{32}$/);
  });

  it.each([
    ['stores nothing', { getItem: () => null, setItem: refuse }],
    ['is disabled', { getItem: refuse, setItem: refuse }],
  ])('has no idempotency key if the browser’s storage %s', async (_what, broken) => {
    vi.stubGlobal('sessionStorage', broken);
    expect(await keyOf(enquiry)).toBeNull();
  });
});
