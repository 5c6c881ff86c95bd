import type { Backend } from '#backend/backend.ts';

/** Returns a fresh backend without delays. */
export type Create = () => Promise<Backend>;

/** @returns a fresh backend, signed in with its demo account, and that account. */
export async function signInTo(create: Create) {
  const backend = await create();
  const { demoAccount } = await backend.session.ways();
  if (!demoAccount) throw new Error('There is no demo account.');
  await backend.session.signIn({ ...demoAccount, remember: false });
  return { ...backend, demoAccount };
}
