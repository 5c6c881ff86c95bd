import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { InvalidInput } from '#backend/errors.ts';
import type { Session } from '#domain/session.ts';
import { issuer, isTwoStep, mostPasskeys, secondStepTime, tooManyPasskeys } from '#domain/twoStep.ts';
import type { Db } from './database.ts';
import { hashOf } from './tokens.ts';
import { noteSecondStep, noteStepRemoved, readTwoStep } from './twoStep.ts';

/** A passkey: the public half of a key that never leaves its owner's device. */
export interface PasskeyTable {
  /** The passkey's id, as browsers know it, base64url. */
  id: string;
  account_id: string;
  name: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often the passkey has signed, where its device counts that. */
  counter: number;
  /** JSON list: how the device can be reached. */
  transports: string;
  created_at: string;
  used_at: string | null;
}

/** A challenge that a browser was asked to sign; each is accepted once. */
export interface PasskeyChallengeTable {
  /** SHA-256, hex. */
  challenge_hash: string;
  /** The account that adds a passkey; null where the challenge is for signing in. */
  account_id: string | null;
  expires_at: string;
}

/** Where the site is, which a passkey belongs to: `https://www.example.com`. */
type Origin = string;

const rpIdOf = (origin: Origin): string => new URL(origin).hostname;

/** @returns what an answer has to match: the origin, and any challenge, for the database knows whether that one was asked. */
function expectations(origin: Origin) {
  let signed = '';
  const options = {
    expectedChallenge: (challenge: string) => {
      signed = challenge;
      return true;
    },
    expectedOrigin: origin,
    expectedRPID: rpIdOf(origin),
  };
  return { options, signed: () => signed };
}

/** @returns the passkeys of an account, as a browser has to know them. */
const ownPasskeys = async (db: Db, accountId: string) =>
  (await db.selectFrom('passkey').select(['id', 'transports']).where('account_id', '=', accountId).execute()).map(
    ({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] }),
  );

/** Asks for a new passkey. @throws InvalidInput where there are too many. */
export async function requestNewPasskey(
  db: Db,
  { id, name, email }: Session,
  origin: Origin,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const own = await ownPasskeys(db, id);
  if (own.length >= mostPasskeys) throw new InvalidInput({ password: tooManyPasskeys });
  const options = await generateRegistrationOptions({
    rpName: issuer,
    rpID: rpIdOf(origin),
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    timeout: secondStepTime,
    excludeCredentials: own,
    // Known by itself, and by finger, face or PIN: one passkey is both steps.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, options.challenge, id);
  return options;
}

/**
 * Takes a new passkey in. @param trx of all writes.
 * @returns recovery codes as `noteSecondStep`; false where what the browser answers is not what it was asked.
 */
export async function addPasskey(
  trx: Db,
  accountId: string,
  name: string,
  answer: RegistrationResponseJSON,
  origin: Origin,
): Promise<string[] | null | false> {
  const isFirst = !isTwoStep(await readTwoStep(trx, accountId));
  const asked = expectations(origin);
  const made = await orNull(verifyRegistrationResponse({ response: answer, ...asked.options }));
  if (!made?.verified || !(await takeChallenge(trx, asked.signed(), accountId))) return false;
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkey')
    .values({
      id,
      account_id: accountId,
      name,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      created_at: new Date().toISOString(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === 0) return false;
  return noteSecondStep(trx, accountId, isFirst);
}

/** Removes a passkey. @param trx of all writes. @returns whether it was there. */
export async function removePasskey(trx: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0 && noteStepRemoved(trx, accountId);
}

/** Asks for a passkey of whoever has one. */
export async function requestPasskey(db: Db, origin: Origin): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(origin),
    userVerification: 'required',
    timeout: secondStepTime,
  });
  await keepChallenge(db, options.challenge, null);
  return options;
}

/** @returns whose passkey has signed what it was asked to; null where none has. */
export async function takePasskey(db: Db, answer: AuthenticationResponseJSON, origin: Origin): Promise<string | null> {
  const passkey = await db.selectFrom('passkey').selectAll().where('id', '=', answer.id).executeTakeFirst();
  if (!passkey) return null;
  const { id, public_key, counter, account_id } = passkey;
  const asked = expectations(origin);
  const credential = { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter };
  const used = await orNull(verifyAuthenticationResponse({ response: answer, credential, ...asked.options }));
  if (!used?.verified || !(await takeChallenge(db, asked.signed(), null))) return null;
  await db
    .updateTable('passkey')
    .set({ counter: used.authenticationInfo.newCounter, used_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  return account_id;
}

/** @returns whether anybody has a passkey. */
export const hasPasskeys = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('passkey').select('id').limit(1).executeTakeFirst()) !== undefined;

async function keepChallenge(db: Db, challenge: string, account_id: string | null): Promise<void> {
  const now = Date.now();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', new Date(now).toISOString()).execute();
  const expires_at = new Date(now + secondStepTime).toISOString();
  await db
    .insertInto('passkey_challenge')
    .values({ challenge_hash: hashOf(challenge), account_id, expires_at })
    .execute();
}

/** @returns whether a browser was asked to sign this, for this account (null: to sign in), and has not done so yet. */
async function takeChallenge(db: Db, challenge: string, accountId: string | null): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** A browser may answer anything at all: whatever is wrong with the answer, it is refused. */
const orNull = <Verified>(verified: Promise<Verified>): Promise<Verified | null> => verified.catch(() => null);
