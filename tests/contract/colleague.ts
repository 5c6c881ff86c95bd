import type { Backend } from '#backend/backend.ts';

/** A colleague to invite. */
export const invited = { name: 'Ada Byron', email: 'Ada@Example.org', role: 'staff' } as const;

/** The password that the colleague chooses. */
export const invitedPassword = 'correct horse';

/** Invites a colleague, who chooses a password. @returns the id of the account. */
export async function join({ accounts, passwordLinks }: Backend, role: 'owner' | 'staff' = 'staff'): Promise<string> {
  await passwordLinks.choose(String(await accounts.invite({ ...invited, role })), invitedPassword);
  return String((await accounts.list()).find(({ name }) => name === invited.name)?.id);
}

/** Signs in as the colleague. */
export const signInAsInvited = ({ session }: Backend, password = invitedPassword) =>
  session.signIn({ email: invited.email, password, remember: false });
