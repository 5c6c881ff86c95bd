import { onTestFinished, vi } from 'vitest';
import type { NewPasskeyAnswer, PasskeyAnswer } from '#backend/sessionPort.ts';
import { softAuthenticator } from './softAuthenticator.ts';

const toText = (bytes: BufferSource): string => Buffer.from(bytes as ArrayBuffer).toString('base64url');

const toBytes = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64url')).buffer;

/** @returns a credential in the format of the browser's API. */
const credentialOf = ({ id, type, response }: NewPasskeyAnswer | PasskeyAnswer) => ({
  id,
  type,
  rawId: toBytes(id),
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    getTransports: () => ['internal'],
    ...Object.fromEntries(
      Object.entries(response).flatMap(([name, value]) => (typeof value === 'string' ? [[name, toBytes(value)]] : [])),
    ),
  },
});

/**
 * Mocks passkeys in jsdom until the end of the test. @returns the browser's mocks, and the authenticator, which can be
 * changed.
 */
export function browserPasskeys() {
  const browser = {
    device: softAuthenticator(window.location.origin),
    create: vi.fn(async ({ publicKey }: { publicKey: { challenge: BufferSource } }) => {
      const request = { challenge: toText(publicKey.challenge) } as Parameters<typeof browser.device.make>[0];
      return credentialOf(browser.device.make(request));
    }),
    get: vi.fn(async ({ publicKey }: { publicKey: { challenge: BufferSource } }) =>
      credentialOf(browser.device.sign({ challenge: toText(publicKey.challenge) })),
    ),
  };
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: browser, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return browser;
}

/** @returns an error with the name that browsers use. */
export const browserError = (name: string): Error => Object.assign(new Error(name), { name });
