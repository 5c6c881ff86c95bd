import { useRevalidator } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { Unreachable } from '#backend/errors.ts';
import { people as words } from '#content/admin/settings.ts';
import { ownersOnly, type StaffAccount } from '#domain/account.ts';
import { type Role, roleLabels } from '#domain/session.ts';
import { messageOf } from '#forms/messageOf.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { useQueue } from '../useQueue.ts';
import type { OnLink } from './usePasswordLinkDialog.tsx';

/** @returns the actions of owners on accounts, which are stored one after the other; each shows a notice of its result. */
export function useAccountActions(onLink: OnLink) {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const { run, busy } = useQueue();

  const queue = (change: (accounts: Backend['accounts']) => Promise<void>, done?: string) =>
    run(() => store(change, done));
  const store = async (change: (accounts: Backend['accounts']) => Promise<void>, done?: string) => {
    try {
      await whileSignedIn(({ accounts }) => change(accounts));
      if (done) showNotice(done);
      await revalidate();
    } catch (error) {
      showNotice(messageOf(error, words.failed, { ...words, notAllowed: ownersOnly }));
      // Without a connection, the page would give way to an error.
      if (!(error instanceof Unreachable)) await revalidate();
    }
  };
  return {
    busy,
    setRole: ({ id, name }: StaffAccount, role: Role) =>
      queue((accounts) => accounts.change(id, { role }), words.roleChanged(name, roleLabels[role])),
    setDisabled: ({ id, name }: StaffAccount, disabled: boolean) =>
      queue((accounts) => accounts.change(id, { disabled }), disabled ? words.disabled(name) : words.enabled(name)),
    resetTwoStep: ({ id, name }: StaffAccount) =>
      queue((accounts) => accounts.change(id, { resetTwoStep: true }), words.twoStepTurnedOff(name)),
    makeLink: ({ id, name }: StaffAccount) => queue(async (accounts) => onLink(name, await accounts.makeLink(id))),
  };
}
