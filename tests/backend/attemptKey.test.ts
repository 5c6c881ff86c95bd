import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import type { Enquiry } from '#domain/enquiry.ts';
import { enquiry, enquirySource } from '#tests/support/records.ts';

/** Content of the session storage. */
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

/** Sends an enquiry on a freshly loaded page. @returns the request's idempotency key. */
async function keyOf(sent: Enquiry): Promise<string | null> {
  let key: string | null = null;
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    key = new Headers(init?.headers).get('idempotency-key');
    return Response.json({ reference: null });
  };
  await createHttpBackend({ fetch }).enquiries.send(sent, enquirySource);
  return key;
}

describe('An attempt to send an enquiry', () => {
  it('has the key of the attempt before it where the words are the same, after a reload too', async () => {
    const key = await keyOf(enquiry);
    expect(key).toMatch(/^[\da-f]{32}$/);
    expect([await keyOf(enquiry), await keyOf({ ...enquiry })]).toEqual([key, key]);
  });

  it('has a key of its own where a word is another one, and again where it is as it was', async () => {
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

  it('leaves nothing in the browser of what was typed', async () => {
    const key = await keyOf(enquiry);
    expect([...remembered.values()].join()).toMatch(new RegExp(`^[\\da-z]{1,7} ${key}$`));
  });

  it('has a key of its own where half of the last one is left', async () => {
    await keyOf(enquiry);
    for (const [name, value] of remembered) remembered.set(name, String(value.split(' ')[0]));
    expect(await keyOf(enquiry)).toMatch(/^[\da-f]{32}$/);
  });

  it.each([
    ['keeps nothing', { getItem: () => null, setItem: refuse }],
    ['is switched off', { getItem: refuse, setItem: refuse }],
  ])('has none where the browser’s storage %s, so that the words are compared', async (_what, broken) => {
    vi.stubGlobal('sessionStorage', broken);
    expect(await keyOf(enquiry)).toBeNull();
  });
});
