import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { minPasswordLength } from '#domain/account.ts';
import { type Role, roleLabels, roles } from '#domain/session.ts';
import { CommandError } from '../commandError.ts';
import { addAccount, disableAccount, disableTwoStep, listAccounts, resetPassword, setRole } from '../store/accounts.ts';
import { type Db, isUnique } from '../store/database.ts';
import { command, withDatabase } from './command.ts';

const usage = `Usage:
  npm run user -- add <email> "<name>" [--role owner]    adds an account with the role staff; the first one is an owner
  npm run user -- list                                   lists all accounts
  npm run user -- role <email> owner|staff               sets the role of an account
  npm run user -- disable <email>                        disables an account and ends its sessions
  npm run user -- password <email>                       sets a new password and ends all sessions
  npm run user -- one-step <email>                       turns off two-step sign-in
The password is asked for; without a terminal it is read from the first line of the input, and generated if that is empty.`;

/** The command `npm run user`. */
await command(async (config, [action, email = '', name = '', ...rest]) => {
  await withDatabase(config, async (db) => {
    if (action === 'list') return list(db);
    if (!email.includes('@') || (action === 'add' && name === '')) throw new CommandError(usage);
    if (action === 'add') return add(db, email, name, rest);
    if (action === 'role') {
      const role = roleOf(name);
      return found(email, await setRole(db, email, role), `${email} is ${roleLabels[role].toLowerCase()} now.`);
    }
    if (action === 'disable') return found(email, await disableAccount(db, email), `${email} is disabled.`);
    if (action === 'one-step')
      return found(email, await disableTwoStep(db, email), `${email} signs in with the password only.`);
    if (action !== 'password') throw new CommandError(usage);
    const password = await askPassword();
    found(email, await resetPassword(db, email, password.text), `${email} has a new password${password.note}`);
  });
});

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

async function add(db: Db, email: string, name: string, [option, roleName]: string[]): Promise<void> {
  if (option !== undefined && option !== '--role') throw new CommandError(usage);
  const role = option && roleOf(roleName);
  const password = await askPassword();
  try {
    await addAccount(db, { email, name, password: password.text, ...(role && { role }) });
  } catch (error) {
    if (isUnique(error)) throw new CommandError(`${email} has an account already; use "password" to change it.`);
    throw error;
  }
  console.info(`${email} can sign in${password.note}`);
}

function found(email: string, there: boolean, sentence: string): void {
  if (!there) throw new CommandError(`There is no account ${email}.`);
  console.info(sentence);
}

/** @returns the password, and the end of the confirmation message. @throws CommandError if it is too short. */
async function askPassword(): Promise<{ text: string; note: string }> {
  const terminal = createInterface({ input: process.stdin, output: process.stdin.isTTY ? process.stderr : undefined });
  const typed = process.stdin.isTTY
    ? await terminal.question('Password (empty: one is generated): ')
    : ((await terminal[Symbol.asyncIterator]().next()).value ?? '');
  terminal.close();
  if (typed === '') {
    const text = randomBytes(12).toString('base64url');
    return { text, note: ` with the password ${text}` };
  }
  if (typed.length < minPasswordLength)
    throw new CommandError(`A password needs ${minPasswordLength} characters or more.`);
  return { text: typed, note: '.' };
}
