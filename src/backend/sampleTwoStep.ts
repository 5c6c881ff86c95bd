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
import type { TwoStepVerbs } from './sessionPort.ts';
import { validate } from './validate.ts';

/** The second steps of an account. */
interface Steps {
  secret: string | null;
  /** A secret that no code was entered for yet. */
  begun: string | null;
  /** The time step of the last accepted code. */
  lastCode: number;
  passkeys: Passkey[];
  codes: Set<string>;
}

/** The dependencies of the demo's second step. */
interface SampleTwoStepOptions extends SampleAccountsOptions {
  staffOnly: () => Session;
  passwordOf: (id: string) => string | undefined;
}

/** Loaded on demand, because few visitors of the demo need it. */
const loadTotp = () => import('#domain/totp.ts');

/** @returns 256 random bits, base64url. */
const random = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * Creates the demo's two-step sign-in, in memory. The browser creates and uses real passkeys, but signatures are not
 * verified.
 * @returns the port's methods, and those that the sign-in needs.
 */
export function sampleTwoStep({ pause, now, note, staffOnly, passwordOf }: SampleTwoStepOptions) {
  const accounts = new Map<string, Steps>();
  const stepsOf = (id: string): Steps => {
    const steps = accounts.get(id) ?? { secret: null, begun: null, lastCode: 0, passkeys: [], codes: new Set() };
    accounts.set(id, steps);
    return steps;
  };
  const shownOf = ({ secret, passkeys, codes }: Steps) => ({
    hasAuthenticator: secret !== null,
    passkeys: structuredClone(passkeys),
    codesLeft: codes.size,
  });
  const confirm = async (password: string) => {
    const me = staffOnly();
    validate(confirmationSchema, { password });
    await pause();
    if (password !== passwordOf(me.id)) throw new InvalidInput({ password: wrongPassword });
    return { me, steps: stepsOf(me.id) };
  };
  const newCodes = (steps: Steps): string[] => {
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    steps.codes = new Set(codes.map(foldCode));
    return codes;
  };
  /** Logs a change; without any second step left, the recovery codes are deleted. */
  const changed = (id: string, steps: Steps, kind: 'twoStepOn' | 'twoStepOff') => {
    note(id, newActivity(kind));
    if (!isTwoStep(shownOf(steps))) steps.codes.clear();
  };
  const isCode = async (steps: Steps, secret: string | null, code: string): Promise<boolean> => {
    const found = secret && (await loadTotp()).findCode(secret, code, now().getTime());
    if (!found || found <= steps.lastCode) return false;
    steps.lastCode = found;
    return true;
  };

  const verbs: TwoStepVerbs = {
    read: async () => shownOf(stepsOf(staffOnly().id)),
    beginAuthenticator: async (password) => {
      const { me, steps } = await confirm(password);
      const made = (await loadTotp()).newAuthenticator(me.email);
      steps.begun = made.secret;
      return made;
    },
    confirmAuthenticator: async (typed) => {
      const { id } = staffOnly();
      const steps = stepsOf(id);
      const { code } = validate(codeSchema, { code: typed });
      await pause();
      if (!(await isCode(steps, steps.begun, code))) throw new InvalidInput({ code: refusedCode });
      const isFirst = !isTwoStep(shownOf(steps));
      Object.assign(steps, { secret: steps.begun, begun: null });
      changed(id, steps, 'twoStepOn');
      return isFirst ? newCodes(steps) : null;
    },
    removeAuthenticator: async (password) => {
      const { me, steps } = await confirm(password);
      if (steps.secret === null) return;
      steps.secret = null;
      changed(me.id, steps, 'twoStepOff');
    },
    beginPasskey: async (password) => {
      const { me, steps } = await confirm(password);
      if (steps.passkeys.length >= maxPasskeys) throw new InvalidInput({ password: tooManyPasskeys });
      return {
        challenge: random(),
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
    addPasskey: async (typed, { id }) => {
      const me = staffOnly();
      const steps = stepsOf(me.id);
      const { name } = validate(passkeyNameSchema, { name: typed });
      await pause();
      const isFirst = !isTwoStep(shownOf(steps));
      steps.passkeys.push({ id, name, createdAt: now().toISOString(), usedAt: null });
      changed(me.id, steps, 'twoStepOn');
      return isFirst ? newCodes(steps) : null;
    },
    removePasskey: async (id, password) => {
      const { me, steps } = await confirm(password);
      if (!steps.passkeys.some((passkey) => passkey.id === id)) return;
      steps.passkeys = steps.passkeys.filter((passkey) => passkey.id !== id);
      changed(me.id, steps, 'twoStepOff');
    },
    renewCodes: async (password) => newCodes((await confirm(password)).steps),
  };

  return {
    verbs,
    /** @returns the available kinds of second steps for an account; an empty array if it has none. */
    waysOf: (id: string): SecondStep[] => {
      const { secret, passkeys } = stepsOf(id);
      const ways: SecondStep[] = [];
      if (passkeys.length > 0) ways.push('passkey');
      if (secret) ways.push('authenticator');
      return ways.length > 0 ? [...ways, 'recoveryCode'] : ways;
    },
    /** Uses up a code of an account. @throws InvalidInput if the code is wrong. */
    takeCode: async (id: string, typed: string): Promise<void> => {
      const steps = stepsOf(id);
      const { code } = validate(codeSchema, { code: typed });
      if (!(await isCode(steps, steps.secret, code)) && !steps.codes.delete(foldCode(code))) {
        throw new InvalidInput({ code: refusedCode });
      }
    },
    requestPasskey: () => ({ challenge: random(), userVerification: 'required' as const }),
    /** Marks a passkey as used. @returns the id of its account, or undefined. */
    takePasskey: (id: string): string | undefined => {
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
      const was = isTwoStep(shownOf(stepsOf(id)));
      accounts.delete(id);
      return was;
    },
  };
}
