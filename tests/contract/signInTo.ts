import type { Backend } from '#backend/backend.ts';

/** Makes a fresh backend whose writes take no time. */
export type Create = () => Promise<Backend>;

/** @returns a fresh backend that staff is signed in to, and the demo account that it was done with. */
export async function signInTo(create: Create) {
  const backend = await create();
  const { demoAccount } = await backend.session.ways();
  if (!demoAccount) throw new Error('There is no demo account.');
  await backend.session.signIn({ ...demoAccount, remember: false });
  return { ...backend, demoAccount };
}
