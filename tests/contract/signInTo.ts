import type { Backend } from '#backend/backend.ts';

/** Creates a fresh backend whose writes take no time. */
export type Create = () => Promise<Backend>;

/** @returns a fresh backend with the demo account signed in, and the credentials. */
export async function signInTo(create: Create) {
  const backend = await create();
  const { demoAccount } = await backend.session.signInOptions();
  if (!demoAccount) throw new Error('There is no demo account.');
  await backend.session.signIn({ ...demoAccount, remember: false });
  return { ...backend, demoAccount };
}
