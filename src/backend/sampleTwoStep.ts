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
  passkeyNameSchema,
  recoveryCodeCount,
  refusedCode,
  tooManyPasskeys,
} from '#domain/twoStep.ts';
import { InvalidInput } from './errors.ts';
import type { SampleAccountsOptions } from './sampleAccounts.ts';
import { loadTotp, newChallenge, type Steps, type sampleSecondSteps, shownOf } from './sampleSecondSteps.ts';
import type { TwoStepVerbs } from './sessionPort.ts';
import { validate } from './validate.ts';

/** The dependencies of the demo's settings for the second step. */
interface SampleTwoStepOptions extends SampleAccountsOptions {
  steps: ReturnType<typeof sampleSecondSteps>;
  staffOnly: () => Session;
  passwordOf: (id: string) => string | undefined;
}

/** Creates the methods with which users of the demo set up two-step sign-in. */
export function sampleTwoStep(options: SampleTwoStepOptions): TwoStepVerbs {
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
    read: async () => shownOf(all.of(staffOnly().id)),
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
