import { responsibleGone } from '#domain/lead.ts';
import type { Person } from '#domain/session.ts';
import { InvalidInput } from './errors.ts';
import type { SampleAccount } from './samplePasswordLinks.ts';

/** The demo's staff, for the records that refer to them. */
export interface SamplePeople {
  /** @returns all people, including those with a disabled account. */
  all: () => readonly Person[];
  /** @returns the people who can be chosen, by name: those whose account is not disabled. */
  enabled: () => Person[];
  /** @returns the ids of the people with an active account, by name, without those who have not chosen a password yet. */
  active: () => string[];
  /** @returns the current name of a person; empty if there is none. */
  nameOf: (id: string | null) => string;
  /** Checks that an account exists and, unless it may be, is not disabled. @throws InvalidInput (`responsibleId`) */
  require: (id: string | null | undefined, mayBeDisabled?: boolean) => void;
}

/** @param accounts the demo's accounts, which may change. */
export function samplePeople(accounts: readonly SampleAccount[]): SamplePeople {
  const enabled = () =>
    byName(accounts.filter(({ state }) => state !== 'disabled')).map(({ id, name }) => ({ id, name }));
  return {
    all: () => accounts,
    enabled,
    active: () => byName(accounts.filter(({ state }) => state === 'active')).map(({ id }) => id),
    nameOf: (id) => accounts.find((account) => account.id === id)?.name ?? '',
    require: (id, mayBeDisabled = false) => {
      if (id === null || id === undefined) return;
      const people = mayBeDisabled ? accounts : enabled();
      if (!people.some((person) => person.id === id)) throw new InvalidInput({ responsibleId: responsibleGone });
    },
  };
}

/** @returns people in the order of their names. */
export const byName = <Named extends { name: string }>(people: readonly Named[]): Named[] =>
  people.toSorted((one, other) => (one.name < other.name ? -1 : 1));
