import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { addAccount } from '#server/store/accounts.ts';
import { codeAt, softAuthenticator } from '#tests/support/softAuthenticator.ts';
import { browserOf, testServer } from './testServer.ts';

/** The account of the tests. */
export const eva = { name: 'Eva', email: 'eva@example.org', password: 'correct horse' };
export const credentials = { email: eva.email, password: eva.password, remember: false };

/** A server with Eva signed in; `elsewhere` opens another browser. */
export async function open(env: Readonly<Record<string, string>> = {}) {
  const { app, database } = await testServer(env);
  await addAccount(database.db, eva);
  const browser = browserOf(app);
  const backend = createHttpBackend({ fetch: browser.fetch });
  await backend.session.signIn(credentials);
  const elsewhere = () => createHttpBackend({ fetch: browserOf(app).fetch });
  return { app, db: database.db, browser, elsewhere, ...backend };
}

type Open = Awaited<ReturnType<typeof open>>;

/** Adds a passkey to Eva's account. @returns its device. */
export async function addPasskey({ twoStep }: Open, device = softAuthenticator()) {
  await twoStep.addPasskey('Ada’s phone', device.make(await twoStep.beginPasskey(eva.password)));
  return device;
}

/** Sets up an authenticator app, by default for Eva's account. @returns its secret, and the recovery codes. */
export async function addApp({ twoStep }: Open, password = eva.password) {
  const { secret } = await twoStep.beginAuthenticator(password);
  const codes = (await twoStep.confirmAuthenticator(codeAt(secret, Date.now()))) ?? [];
  return { secret, codes };
}
