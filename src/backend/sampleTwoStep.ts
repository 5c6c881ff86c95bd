import { wrongPassword } from '#domain/account.ts';
import { newActivity } from '#domain/activity.ts';
import type { Session } from '#domain/session.ts';
import {
  codeSchema,
  confirmationSchema,
  foldCode,
  issuer,
  isTwoStep,
  maxPasskeys,
  newRecoveryCode,
  type Passkey,
  passkeyNameSchema,
  recoveryCodeCount,
  refusedCode,
  type SecondStep,
  tooManyPasskeys,
} from '#domain/twoStep.ts';
import { InvalidInput } from './errors.ts';
import type { SampleAccountsOptions } from './sampleAccounts.ts';
import type { TwoStepPort } from './sessionPort.ts';
import { validate } from './validate.ts';

/** The second steps of an account. */
interface Steps {
  secret: string | null;
  /** A secret that no code was entered for yet. */
  pendingSecret: string | null;
  /** The time step of the last accepted code. */
  lastCode: number;
  passkeys: Passkey[];
  codes: Set<string>;
}

/** Loaded on demand, because few visitors of the demo need it. */
const loadTotp = () => import('#domain/totp.ts');

/** @returns the challenge for a passkey: 256 random bits, base64url. */
const newChallenge = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** @returns the second steps of an account, as its user sees them. */
const shownOf = ({ secret, passkeys, codes }: Steps) => ({
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

/** The dependencies of the demo's settings for the second step. */
interface SampleTwoStepOptions extends SampleAccountsOptions {
  steps: ReturnType<typeof sampleSecondSteps>;
  staffOnly: () => Session;
  passwordOf: (id: string) => string | undefined;
}

/** Creates the methods with which users of the demo set up two-step sign-in. */
export function sampleTwoStep(options: SampleTwoStepOptions): TwoStepPort {
  const { pause, now, note, staffOnly, passwordOf, steps: all } = options;
  const confirm = async (password: string) => {
    const me = staffOnly();
    validate(confirmationSchema, { password });
    await pause();
    if (password !== passwordOf(me.id)) throw new InvalidInput({ password: wrongPassword });
    return { me, steps: all.of(me.id) };
  };
  const newCodes = (steps: Steps): string[] => {
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    steps.codes = new Set(codes.map(foldCode));
    return codes;
  };
  /** Logs a change; without any second step left, the recovery codes are deleted. */
  const logChange = (id: string, steps: Steps, kind: 'twoStepOn' | 'twoStepOff') => {
    note(id, newActivity(kind));
    if (!isTwoStep(shownOf(steps))) steps.codes.clear();
  };
  return {
    // Nobody shares the accounts of a tab, so each may change how it signs in.
    read: async () => ({ ...shownOf(all.of(staffOnly().id)), isDemo: false }),
    beginAuthenticator: async (password) => {
      const { me, steps } = await confirm(password);
      const authenticator = (await loadTotp()).newAuthenticator(me.email);
      steps.pendingSecret = authenticator.secret;
      return authenticator;
    },
    confirmAuthenticator: async (typedCode) => {
      const { id } = staffOnly();
      const steps = all.of(id);
      const { code } = validate(codeSchema, { code: typedCode });
      await pause();
      if (!(await all.isCode(steps, steps.pendingSecret, code))) throw new InvalidInput({ code: refusedCode });
      const isFirst = !isTwoStep(shownOf(steps));
      steps.secret = steps.pendingSecret;
      steps.pendingSecret = null;
      logChange(id, steps, 'twoStepOn');
      return isFirst ? newCodes(steps) : null;
    },
    removeAuthenticator: async (password) => {
      const { me, steps } = await confirm(password);
      if (steps.secret === null) return;
      steps.secret = null;
      logChange(me.id, steps, 'twoStepOff');
    },
    beginPasskey: async (password) => {
      const { me, steps } = await confirm(password);
      if (steps.passkeys.length >= maxPasskeys) throw new InvalidInput({ password: tooManyPasskeys });
      return {
        challenge: newChallenge(),
        rp: { name: issuer },
        user: { id: btoa(me.id), name: me.email, displayName: me.name },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        excludeCredentials: steps.passkeys.map(({ id }) => ({ id, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      };
    },
    addPasskey: async (typedName, { id }) => {
      const me = staffOnly();
      const steps = all.of(me.id);
      const { name } = validate(passkeyNameSchema, { name: typedName });
      await pause();
      const isFirst = !isTwoStep(shownOf(steps));
      steps.passkeys.push({ id, name, createdAt: now().toISOString(), usedAt: null });
      logChange(me.id, steps, 'twoStepOn');
      return isFirst ? newCodes(steps) : null;
    },
    removePasskey: async (id, password) => {
      const { me, steps } = await confirm(password);
      if (!steps.passkeys.some((passkey) => passkey.id === id)) return;
      steps.passkeys = steps.passkeys.filter((passkey) => passkey.id !== id);
      logChange(me.id, steps, 'twoStepOff');
    },
    renewCodes: async (password) => newCodes((await confirm(password)).steps),
  };
}
