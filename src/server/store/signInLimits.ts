import { TooManyAttempts } from '#backend/errors.ts';
import { quarterHour } from '#domain/durations.ts';
import { foldEmail } from '#domain/texts.ts';
import type { Db } from './database.ts';
import { checkRateLimit, networkOf, type RateLimit, uncountHit } from './rateLimits.ts';

/** Failures that an account may have from unknown devices in total, as a multiple of those allowed per address. */
const addresses = 10;

/** Minimum interval between attempts from unknown devices beyond that, in ms. */
const slowedTo = 10 * 1000;

/** The address, account and device of a sign-in attempt. */
export interface SignInAttempt {
  email: string;
  /** Network address. */
  ip: string;
  /** The token hash of the device, if the account has signed in on it before; otherwise null. */
  device: string | null;
}

/**
 * Counts a sign-in attempt before the password is checked. Known devices have their own counter, so that strangers
 * cannot lock the owner out. For others, the address is checked first, so that blocked addresses do not count against
 * the account. Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 * @param failures allowed per address or known device in a quarter of an hour.
 * @returns a function that uncounts the attempt, for a correct password.
 * @throws TooManyAttempts
 */
export async function countSignIn(
  db: Db,
  { email, ip, device }: SignInAttempt,
  failures: number,
): Promise<() => Promise<void>> {
  if (device) {
    const ofDevice: RateLimit = { key: `sign-in device ${device}`, hits: failures, within: quarterHour };
    const isCounted = await countWithin(db, ofDevice);
    if (isCounted) return () => uncountHit(db, ofDevice);
  }
  const ofAddress: RateLimit = { key: `sign-in address ${networkOf(ip)}`, hits: failures, within: quarterHour };
  await checkRateLimit(db, ofAddress);
  const account = `sign-in account ${foldEmail(email)}`;
  const ofAccount: RateLimit = { key: account, hits: addresses * failures, within: quarterHour };
  // Many addresses guess at this account: attempts are slowed down, but not blocked, as one may be the owner's.
  const isCounted = await countWithin(db, ofAccount);
  if (!isCounted) {
    await checkRateLimit(db, { key: `${account} slowed`, hits: 1, within: slowedTo });
  }
  return async () => {
    await uncountHit(db, ofAddress);
    if (isCounted) await uncountHit(db, ofAccount);
  };
}

/** Counts an attempt as `checkRateLimit` does. @returns false, instead of throwing, if the limit is reached. */
async function countWithin(db: Db, limit: RateLimit): Promise<boolean> {
  try {
    await checkRateLimit(db, limit);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttempts) return false;
    throw error;
  }
}
