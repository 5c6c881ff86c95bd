import type { Backend } from '#backend/backend.ts';
import { appCodes, softAuthenticator } from '#tests/support/softAuthenticator.ts';
import { type Create, signInTo } from './signInTo.ts';

/** A staff member who sets up second steps of the sign-in. */
export const ada = { name: 'Ada Byron', email: 'ada@example.org', role: 'staff' } as const;
export const password = 'correct horse';
export const credentials = { email: ada.email, password, remember: false };

/** @returns a backend with Ada signed in, who has just chosen her password. */
export async function workAsAda(create: Create) {
  const backend = await signInTo(create);
  await backend.passwordLinks.choose(String(await backend.accounts.invite(ada)), password);
  await backend.session.signIn(credentials);
  return backend;
}

/** Signs Ada in with her password. */
export const signInAsAda = ({ session }: Backend) => session.signIn(credentials);

/** Sets up an authenticator app. @returns the codes that it shows, and the recovery codes. */
export async function addApp({ twoStep }: Backend) {
  const { secret } = await twoStep.beginAuthenticator(password);
  const nextCode = appCodes(secret);
  return { nextCode, recovery: await twoStep.confirmAuthenticator(nextCode()) };
}

/** Adds a passkey. @returns its device, and the recovery codes. */
export async function addPasskey({ twoStep }: Backend, name = 'Ada’s phone') {
  const device = softAuthenticator();
  return { device, recovery: await twoStep.addPasskey(name, device.make(await twoStep.beginPasskey(password))) };
}
