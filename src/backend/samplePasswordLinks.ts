import { linkHours, linkPasswordSchema, type StaffAccount } from '#domain/account.ts';
import { hour } from '#domain/durations.ts';
import type { PasswordLinksPort } from './accountPort.ts';
import { newAttempt } from './attemptKey.ts';
import { NotFound } from './errors.ts';
import { validate } from './validate.ts';

/** An account of the demo; further fields for owners are stored elsewhere. */
export type SampleAccount = Omit<StaffAccount, 'isTwoStep' | 'seenAt'>;

/** The dependencies of the demo's password links. */
interface SamplePasswordLinksOptions {
  pause: () => Promise<void>;
  now: () => Date;
  /** @throws NotFound */
  find: (id: string) => SampleAccount;
  /** Sets the password of an account. */
  choose: (account: SampleAccount, password: string) => void;
}

/** Creates the links for choosing a password, in memory. */
export function samplePasswordLinks({ pause, now, find, choose }: SamplePasswordLinksOptions) {
  /** Account and expiry (ms since 1970) of each link, by token. */
  const links = new Map<string, { id: string; expiresAt: number }>();
  const accountOfLink = (token: string): SampleAccount | null => {
    const link = links.get(token);
    const account = link && link.expiresAt > now().getTime() ? find(link.id) : null;
    return account?.state === 'disabled' ? null : account;
  };
  const end = (id: string) => {
    for (const [token, link] of links) if (link.id === id) links.delete(token);
  };
  const methods: PasswordLinksPort = {
    request: async () => pause(),
    read: async (token) => {
      const account = accountOfLink(token);
      return account && { name: account.name, email: account.email, isNew: account.state === 'invited' };
    },
    choose: async (token, password) => {
      const { next } = validate(linkPasswordSchema, { token, next: password });
      await pause();
      const account = accountOfLink(token);
      if (!account) throw new NotFound('This link was already used or has expired. Please request a new one.');
      end(account.id);
      choose(account, next);
    },
  };
  return {
    methods,
    /** Revokes all links of an account. @returns the token of a new one. */
    make: ({ id, state }: SampleAccount): string => {
      end(id);
      const token = newAttempt();
      const hours = state === 'invited' ? linkHours.invited : linkHours.forgotten;
      links.set(token, { id, expiresAt: now().getTime() + hours * hour });
      return token;
    },
    /** Revokes all links of an account. */
    end,
  };
}
