import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import type { Enquiry } from '#domain/enquiry.ts';

const ada: Enquiry = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '',
  eventType: 'wedding',
  eventDate: '',
  message: 'A garden wedding.',
};
const source = { page: '/', service: '' };

/** What the browser remembers until its tab is closed. */
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

/** Sends an enquiry on a freshly loaded page. @returns the key that its attempt has. */
async function keyOf(enquiry: Enquiry): Promise<string | null> {
  let key: string | null = null;
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    key = new Headers(init?.headers).get('idempotency-key');
    return Response.json({ reference: null });
  };
  await createHttpBackend({ fetch }).enquiries.send(enquiry, source);
  return key;
}

describe('An attempt to send an enquiry', () => {
  it('has the key of the attempt before it where the words are the same, after a reload too', async () => {
    const key = await keyOf(ada);
    expect(key).toMatch(/^[\da-f]{32}$/);
    expect([await keyOf(ada), await keyOf({ ...ada })]).toEqual([key, key]);
  });

  it('has a key of its own where a word is another one, and again where it is as it was', async () => {
    const keys = [ada, { ...ada, message: 'A garden party.' }, { ...ada, message: 'a garden wedding.' }, ada];
    const sent: (string | null)[] = [];
    for (const enquiry of keys) sent.push(await keyOf(enquiry));
    expect(new Set(sent).size).toBe(4);
  });

  it('leaves nothing in the browser of what was typed', async () => {
    const key = await keyOf(ada);
    expect([...remembered.values()].join()).toMatch(new RegExp(`^[\\da-z]{1,7} ${key}$`));
  });

  it('has a key of its own where half of the last one is left', async () => {
    await keyOf(ada);
    for (const [name, value] of remembered) remembered.set(name, String(value.split(' ')[0]));
    expect(await keyOf(ada)).toMatch(/^[\da-f]{32}$/);
  });

  it.each([
    ['keeps nothing', { getItem: () => null, setItem: refuse }],
    ['is switched off', { getItem: refuse, setItem: refuse }],
  ])('has none where the browser’s storage %s, so that the words are compared', async (_what, broken) => {
    vi.stubGlobal('sessionStorage', broken);
    expect(await keyOf(ada)).toBeNull();
  });
});
