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
import { issuer, isTwoStep, maxPasskeys, secondStepTime, tooManyPasskeys } from '#domain/twoStep.ts';
import type { Db } from './database.ts';
import { hashOf } from './tokens.ts';
import { readTwoStep, recordSecondStep, recordStepRemoved } from './twoStep.ts';

/** A passkey: the public half of a key pair whose private half never leaves its owner's device. */
export interface PasskeyTable {
  /** The credential id, base64url. */
  id: string;
  account_id: string;
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signature counter of the device; 0 if the device does not count. */
  counter: number;
  /** JSON array of transports, by which browsers reach the device. */
  transports: string;
  created_at: string;
  used_at: string | null;
}

/** A challenge that a browser was asked to sign; each is accepted once. */
export interface PasskeyChallengeTable {
  /** SHA-256, hex. */
  challenge_hash: string;
  /** The account that adds a passkey; null for a sign-in. */
  account_id: string | null;
  expires_at: string;
}

/** Origin of the site that passkeys belong to: `https://www.example.com`. */
type Origin = string;

const rpIdOf = (origin: Origin): string => new URL(origin).hostname;

/**
 * @returns options that verify a response's origin and accept any challenge, and a function that returns the challenge of
 * the response. The caller looks it up in the database once the response is verified, so that no other one uses it up.
 */
function verificationOptions(origin: Origin) {
  let signedChallenge = '';
  const options = {
    expectedChallenge: (challenge: string) => {
      signedChallenge = challenge;
      return true;
    },
    expectedOrigin: origin,
    expectedRPID: rpIdOf(origin),
  };
  return { options, signedChallenge: () => signedChallenge };
}

/** @returns the passkeys of an account, as browsers need them. */
async function ownPasskeys(db: Db, accountId: string): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'transports'])
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) }));
}

/** Creates the options for a new passkey. @throws InvalidInput if the account already has the maximum. */
export async function requestNewPasskey(
  db: Db,
  { id, name, email }: Session,
  origin: Origin,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const own = await ownPasskeys(db, id);
  if (own.length >= maxPasskeys) throw new InvalidInput({ password: tooManyPasskeys });
  const options = await generateRegistrationOptions({
    rpName: issuer,
    rpID: rpIdOf(origin),
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    timeout: secondStepTime,
    excludeCredentials: own,
    // A discoverable credential with user verification (fingerprint, face or PIN) covers both sign-in steps.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(db, options.challenge, id);
  return options;
}

/**
 * Adds a new passkey.
 * @param trx the transaction of all writes.
 * @returns recovery codes as `recordSecondStep`; false if the browser's response is invalid.
 */
export async function addPasskey(
  trx: Db,
  accountId: string,
  name: string,
  response: RegistrationResponseJSON,
  origin: Origin,
): Promise<string[] | null | false> {
  const isFirst = !isTwoStep(await readTwoStep(trx, accountId));
  const { options, signedChallenge } = verificationOptions(origin);
  const registration = await orNull(verifyRegistrationResponse({ response, ...options }));
  if (!registration?.verified || !(await consumeChallenge(trx, signedChallenge(), accountId))) return false;
  const { id, publicKey, counter, transports = [] } = registration.registrationInfo.credential;
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
  return recordSecondStep(trx, accountId, isFirst);
}

/** Removes a passkey. @param trx the transaction of all writes. @returns whether it existed. */
export async function removePasskey(trx: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n && recordStepRemoved(trx, accountId);
}

/** Creates the options for signing in with a passkey of any account. */
export async function requestPasskey(db: Db, origin: Origin): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(origin),
    userVerification: 'required',
    timeout: secondStepTime,
  });
  await storeChallenge(db, options.challenge, null);
  return options;
}

/** Verifies a sign-in with a passkey. @returns the id of its account; null if the response is invalid. */
export async function verifyPasskey(
  db: Db,
  response: AuthenticationResponseJSON,
  origin: Origin,
): Promise<string | null> {
  const passkey = await db.selectFrom('passkey').selectAll().where('id', '=', response.id).executeTakeFirst();
  if (!passkey) return null;
  const { id, public_key, counter, account_id } = passkey;
  const { options, signedChallenge } = verificationOptions(origin);
  const credential = { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter };
  const authentication = await orNull(verifyAuthenticationResponse({ response, credential, ...options }));
  if (!authentication?.verified || !(await consumeChallenge(db, signedChallenge(), null))) return null;
  await db
    .updateTable('passkey')
    .set({ counter: authentication.authenticationInfo.newCounter, used_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  return account_id;
}

/** @returns whether any account has a passkey. */
export const hasPasskeys = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('passkey').select('id').limit(1).executeTakeFirst()) !== undefined;

async function storeChallenge(db: Db, challenge: string, account_id: string | null): Promise<void> {
  const now = Date.now();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', new Date(now).toISOString()).execute();
  const expires_at = new Date(now + secondStepTime).toISOString();
  await db
    .insertInto('passkey_challenge')
    .values({ challenge_hash: hashOf(challenge), account_id, expires_at })
    .execute();
}

/**
 * Uses up a challenge.
 * @returns whether it was issued for this account (null: for a sign-in), and is neither used nor expired.
 */
async function consumeChallenge(db: Db, challenge: string, accountId: string | null): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Responses come from the client: any verification error means that the response is rejected. */
const orNull = <Verified>(verified: Promise<Verified>): Promise<Verified | null> => verified.catch(() => null);
