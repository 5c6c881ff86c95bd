import { codeSchema, foldCode, isTwoStep, type Passkey, refusedCode, type SecondStep } from '#domain/twoStep.ts';
import { InvalidInput } from './errors.ts';
import { validate } from './validate.ts';

/** The second steps of an account. */
export interface Steps {
  secret: string | null;
  /** A secret that no code was entered for yet. */
  pendingSecret: string | null;
  /** The time step of the last accepted code. */
  lastCode: number;
  passkeys: Passkey[];
  codes: Set<string>;
}

/** Loaded on demand, because few visitors of the demo need it. */
export const loadTotp = () => import('#domain/totp.ts');

/** @returns the challenge for a passkey: 256 random bits, base64url. */
export const newChallenge = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** @returns the second steps of an account, as its user sees them. */
export const shownOf = ({ secret, passkeys, codes }: Steps) => ({
  hasAuthenticator: secret !== null,
  passkeys: structuredClone(passkeys),
  codesLeft: codes.size,
});

/**
 * Creates the second steps of the demo's accounts, in memory. The browser creates and uses real passkeys, but
 * signatures are not verified.
 */
export function sampleSecondSteps(now: () => Date) {
  const accounts = new Map<string, Steps>();
  const stepsOf = (id: string): Steps => {
    const steps = accounts.get(id) ?? {
      secret: null,
      pendingSecret: null,
      lastCode: 0,
      passkeys: [],
      codes: new Set(),
    };
    accounts.set(id, steps);
    return steps;
  };
  const isCode = async (steps: Steps, secret: string | null, code: string): Promise<boolean> => {
    const timeStep = secret && (await loadTotp()).findCode(secret, code, now().getTime());
    if (!timeStep || timeStep <= steps.lastCode) return false;
    steps.lastCode = timeStep;
    return true;
  };

  return {
    /** @returns the second steps of an account. */
    of: stepsOf,
    /** Uses up a code of an app. @returns whether it is the current one for a secret. */
    isCode,
    /** @returns the available kinds of second steps for an account; an empty array if it has none. */
    secondStepsOf: (id: string): SecondStep[] => {
      const { secret, passkeys } = stepsOf(id);
      const secondSteps: SecondStep[] = [];
      if (passkeys.length > 0) secondSteps.push('passkey');
      if (secret) secondSteps.push('authenticator');
      return secondSteps.length > 0 ? [...secondSteps, 'recoveryCode'] : secondSteps;
    },
    /** Uses up a code of an account. @throws InvalidInput if the code is wrong. */
    consumeCode: async (id: string, typedCode: string): Promise<void> => {
      const steps = stepsOf(id);
      const { code } = validate(codeSchema, { code: typedCode });
      if (!(await isCode(steps, steps.secret, code)) && !steps.codes.delete(foldCode(code))) {
        throw new InvalidInput({ code: refusedCode });
      }
    },
    requestPasskey: () => ({ challenge: newChallenge(), userVerification: 'required' as const }),
    /** Marks a passkey as used. @returns the id of its account, or undefined. */
    verifyPasskey: (id: string): string | undefined => {
      for (const [account, { passkeys }] of accounts) {
        const passkey = passkeys.find((candidate) => candidate.id === id);
        if (!passkey) continue;
        passkey.usedAt = now().toISOString();
        return account;
      }
      return undefined;
    },
    hasPasskeys: () => [...accounts.values()].some(({ passkeys }) => passkeys.length > 0),
    /** Turns off two-step sign-in for an account. @returns whether it was on. */
    reset: (id: string): boolean => {
      const wasTwoStep = isTwoStep(shownOf(stepsOf(id)));
      accounts.delete(id);
      return wasTwoStep;
    },
  };
}
