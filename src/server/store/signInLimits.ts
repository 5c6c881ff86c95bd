import { TooManyAttempts } from '#backend/errors.ts';
import { foldEmail } from '#domain/texts.ts';
import type { Db } from './database.ts';
import { checkRateLimit, networkOf, type RateLimit, uncountHit } from './rateLimits.ts';

const quarterHour = 15 * 60 * 1000;

/** How many failures an account takes from all unknown browsers together, in those of one address. */
const addresses = 10;

/** Beyond that, how often one of them may try, in ms. */
const slowedTo = 10 * 1000;

/** The address, account and device of an attempt to sign in. */
export interface SignInAttempt {
  email: string;
  /** Network address. */
  ip: string;
  /** The hash of the browser's token, where somebody has signed in there with this account before. */
  device: string | null;
}

/**
 * Counts an attempt to sign in, before the password is looked at. A browser that the account is known in has a count of
 * its own, so that no stranger can lock its owner out; a stranger's address is looked at first, so that whoever is
 * blocked there counts nowhere else. Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 * @param failures that an address, or a known browser, may have in a quarter of an hour.
 * @returns takes the attempt back: the password was right. @throws TooManyAttempts
 */
export async function countSignIn(
  db: Db,
  { email, ip, device }: SignInAttempt,
  failures: number,
): Promise<() => Promise<void>> {
  if (device) {
    const ofDevice: RateLimit = { key: `sign-in device ${device}`, hits: failures, within: quarterHour };
    const counted = await isWithin(db, ofDevice);
    if (counted) return () => uncountHit(db, ofDevice);
  }
  const ofAddress: RateLimit = { key: `sign-in address ${networkOf(ip)}`, hits: failures, within: quarterHour };
  await checkRateLimit(db, ofAddress);
  const account = `sign-in account ${foldEmail(email)}`;
  const ofAccount: RateLimit = { key: account, hits: addresses * failures, within: quarterHour };
  // Guessed at from many addresses: strangers are slowed down, not shut out, for one of them may be the owner.
  if (!(await isWithin(db, ofAccount))) {
    await checkRateLimit(db, { key: `${account} slowed`, hits: 1, within: slowedTo });
  }
  return async () => {
    await uncountHit(db, ofAddress);
    await uncountHit(db, ofAccount);
  };
}

async function isWithin(db: Db, limit: RateLimit): Promise<boolean> {
  try {
    await checkRateLimit(db, limit);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttempts) return false;
    throw error;
  }
}
