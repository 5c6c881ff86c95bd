import { randomBytes } from 'node:crypto';
import { isGuessable, minPasswordLength } from '#domain/account.ts';
import { type Role, roleLabels, roles } from '#domain/session.ts';
import { CommandError } from '../commandError.ts';
import { addAccount, disableAccount, disableTwoStep, listAccounts, resetPassword, setRole } from '../store/accounts.ts';
import { type Db, isUniqueViolation } from '../store/database.ts';
import { command, withDatabase } from './command.ts';
import { readHiddenLine } from './readHiddenLine.ts';

const usage = `Usage:
  npm run user -- add <email> "<name>" [--role owner]    adds an account with the role staff; the first one is an owner
  npm run user -- list                                   lists all accounts
  npm run user -- role <email> owner|staff               sets the role of an account
  npm run user -- disable <email>                        disables an account and ends its sessions
  npm run user -- password <email>                       sets a new password and ends all sessions
  npm run user -- one-step <email>                       turns off two-step sign-in
The password is asked for; without a terminal it is read from the first line of the input, and generated if that is empty.`;

/** The command `npm run user`. */
await command(async (config, args) => {
  const work = workOf(args);
  await withDatabase(config, work);
});

/**
 * @returns what the arguments ask for, so that mistyped ones do not create a database.
 * @throws CommandError
 */
function workOf([action, email = '', name = '', ...rest]: readonly string[]): (db: Db) => Promise<void> {
  if (action === 'list') return list;
  if (!email.includes('@')) throw new CommandError(usage);
  switch (action) {
    case 'add': {
      const role = roleOption(rest);
      if (name === '') throw new CommandError(usage);
      return (db) => add(db, email, name, role);
    }
    case 'role': {
      const role = roleOf(name);
      return async (db) =>
        report(email, await setRole(db, email, role), `${email} is ${roleLabels[role].toLowerCase()} now.`);
    }
    case 'disable':
      return async (db) => report(email, await disableAccount(db, email), `${email} is disabled.`);
    case 'one-step':
      return async (db) => report(email, await disableTwoStep(db, email), `${email} signs in with the password only.`);
    case 'password':
      return async (db) => {
        const password = await askPassword();
        report(email, await resetPassword(db, email, password.text), `${email} has a new password${password.note}`);
      };
    default:
      throw new CommandError(usage);
  }
}

async function list(db: Db): Promise<void> {
  for (const { email, name, role, disabled_at } of await listAccounts(db)) {
    console.info(`${email}\t${name}\t${role}\t${disabled_at ? `disabled ${disabled_at.slice(0, 10)}` : 'active'}`);
  }
}

/** @throws CommandError if there is no such role. */
function roleOf(text = ''): Role {
  const role = roles.find((candidate) => candidate === text);
  if (!role) throw new CommandError(usage);
  return role;
}

/** @returns the role in `--role owner`; undefined without the option. @throws CommandError */
function roleOption([option, roleName]: readonly string[]): Role | undefined {
  if (option === undefined) return undefined;
  if (option !== '--role') throw new CommandError(usage);
  return roleOf(roleName);
}

async function add(db: Db, email: string, name: string, role: Role | undefined): Promise<void> {
  const password = await askPassword();
  try {
    await addAccount(db, { email, name, password: password.text, ...(role && { role }) });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new CommandError(`${email} has an account already; use "password" to change it.`);
    throw error;
  }
  console.info(`${email} can sign in${password.note}`);
}

/** Prints a sentence. @throws CommandError if the account was not found. */
function report(email: string, isFound: boolean, sentence: string): void {
  if (!isFound) throw new CommandError(`There is no account ${email}.`);
  console.info(sentence);
}

/** @returns the password, and the end of the confirmation message. @throws CommandError if it is too weak. */
async function askPassword(): Promise<{ text: string; note: string }> {
  const typed = await readHiddenLine('Password (empty: one is generated): ', process.stdin, process.stderr);
  if (typed === '') {
    const text = randomBytes(12).toString('base64url');
    return { text, note: ` with the password ${text}` };
  }
  if (typed.length < minPasswordLength)
    throw new CommandError(`A password needs ${minPasswordLength} characters or more.`);
  if (isGuessable(typed))
    throw new CommandError('Passwords like this one are tried first by attackers. Choose a few words in a row.');
  return { text: typed, note: '.' };
}
