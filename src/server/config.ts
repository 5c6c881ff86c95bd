import path from 'node:path';
import { type InferType, number, object, string, ValidationError } from 'yup';
import { company } from '#content/company.ts';
import { largestUpload } from '#domain/uploads.ts';

/** A value of the environment makes no sense; the message says which, and what would. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const says = (what: string) => (params: { path: string; originalValue: unknown }) =>
  `${params.path} must be ${what}, but is "${params.originalValue}".`;

/** The same of a value that may hold a password. */
const saysSecretly = (what: string) => (params: { path: string }) =>
  `${params.path} must be ${what}; what it is now is not printed here, for it may hold a password. ` +
  'Characters like @ : / # ? in a password have to be written as %40 %3A %2F %23 %3F.';

const count = (what: string, min: number, max: number) =>
  number().typeError(says(what)).integer(says(what)).min(min, says(what)).max(max, says(what)).required();

const address = (message: ReturnType<typeof says>, protocols: readonly string[]) =>
  string()
    .trim()
    .default('')
    .test('address', message, (text) => text === '' || isAddress(text, protocols))
    .defined();

/** An `@` behind the host belonged to a password, which would be looked up as a host and printed with the failure. */
function isAddress(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  return protocols.includes(protocol) && hostname !== '' && !`${pathname}${search}${hash}`.includes('@');
}

const environment = object({
  /** Where to listen. Port 0 takes any free one. */
  PORT: count('a port from 0 to 65535', 0, 65_535).default(3000),
  HOST: string().trim().default('127.0.0.1'),
  /** Folder of the embedded database and of uploaded pictures. */
  DATA_DIR: string().trim().default('./data'),
  /** A PostgreSQL to use instead of the embedded database. */
  DATABASE_URL: address(saysSecretly('the address of a PostgreSQL (postgres://user@host/database)'), [
    'postgres:',
    'postgresql:',
  ]),
  /** The address under which the world knows this server, e.g. `https://www.example.com`. */
  PUBLIC_URL: address(says('an address like https://www.example.com'), ['http:', 'https:']),
  /** `true` behind a proxy: its `X-Forwarded-*` headers are believed. */
  TRUST_PROXY: string().oneOf(['true', 'false'], says('true or false')).default('false'),
  /** A shared cache before this server, which keeps pages until it is told at this address that they have changed. */
  PURGE_URL: address(says('an address like http://127.0.0.1:6081'), ['http:', 'https:']),
  /**
   * Whether the demo account may be used. Not set: by whoever sits at this machine and came by no proxy, as long as
   * nothing says that the world can see this server.
   */
  DEMO: string().oneOf(['true', 'false', ''], says('true or false')).default(''),
  SMTP_URL: address(saysSecretly('the address of a mail server (smtp://user:password@host:587)'), ['smtp:', 'smtps:']),
  /** The sender of all mails; `STAFF_MAIL` gets a mail for each enquiry. */
  MAIL_FROM: string().trim().default(company.email).email(says('an email address')),
  STAFF_MAIL: string().trim().default(company.email).email(says('an email address')),
  /** Whether a first start puts the sample data into the database. */
  SEED: string().oneOf(['sample', 'none'], says('"sample" or "none"')).default('sample'),
  /** The key by which search engines are told of posts; empty: they are not told. */
  INDEXNOW_KEY: string()
    .trim()
    .default('')
    .matches(/^([A-Za-z\d-]{8,128})?$/, says('8 to 128 letters, digits and hyphens')),
  /** Whom to tell: one search engine tells the others. */
  INDEXNOW_URL: address(says('an address like https://api.indexnow.org/indexnow'), ['https:', 'http:']).default(
    'https://api.indexnow.org/indexnow',
  ),
  LOG_LEVEL: string()
    .oneOf(['silent', 'error', 'warn', 'info', 'debug'], says('silent, error, warn, info or debug'))
    .default('info'),
  /** Enquiries that one network address may send in an hour. */
  ENQUIRIES_PER_HOUR: count('a number from 1', 1, 1e9).default(20),
  /** Searches that one network address may make in a minute, of each process. */
  SEARCHES_PER_MINUTE: count('a number from 1', 1, 1e9).default(60),
  /** Failed sign-ins in a quarter of an hour before an address, or a browser that is known, has to wait. */
  SIGN_IN_FAILURES: count('a number from 1', 1, 1e9).default(10),
  /** Largest picture that is taken, in bytes and in pixels. */
  UPLOAD_MAX_BYTES: count('a number of bytes', 1, 1e9).default(largestUpload),
  UPLOAD_MAX_PIXELS: count('a number of pixels', 1, 1e9).default(50_000_000),
});

/** How search engines are told of posts: see `indexNow.ts`. */
export interface IndexNowConfig {
  key: string;
  endpoint: string;
  /** The site's origin. */
  siteUrl: string;
}

/** Everything that can be set from outside, and what follows from it. */
export interface Config extends InferType<typeof environment> {
  /** From where the demo account may be used: from everywhere, from this machine alone, from nowhere. */
  demo: 'always' | 'local' | 'never';
  /** Whether visitors come over TLS. */
  isSecure: boolean;
  /** Folder of uploaded pictures, absolute. */
  uploads: string;
  /** Null where search engines are not told. */
  indexNow: IndexNowConfig | null;
}

/** @param host a name or an address, without a port. @returns whether it is one that only this machine has. */
export const isLocalHost = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

function demoOf({ DEMO, HOST, TRUST_PROXY }: InferType<typeof environment>, publicHost: string): Config['demo'] {
  if (DEMO !== '') return DEMO === 'true' ? 'always' : 'never';
  return isLocalHost(HOST) && isLocalHost(publicHost) && TRUST_PROXY === 'false' ? 'local' : 'never';
}

/** @throws ConfigError where there is a key, and nothing that search engines could look at. */
function indexNowOf(values: InferType<typeof environment>, { protocol, hostname, origin }: URL): IndexNowConfig | null {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: endpoint, DEMO } = values;
  if (key === '') return null;
  if (protocol !== 'https:' || isLocalHost(hostname)) {
    throw new ConfigError('INDEXNOW_KEY needs a PUBLIC_URL that search engines reach, like https://www.example.com.');
  }
  if (DEMO === 'true') {
    throw new ConfigError('INDEXNOW_KEY must not be set where DEMO is true: anybody could have pages announced.');
  }
  return { key, endpoint, siteUrl: origin };
}

/** @param env e.g. `process.env`; empty values count as missing. @throws ConfigError */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(environment.fields).flatMap((name) => (env[name]?.trim() ? [[name, env[name]]] : [])),
  );
  try {
    const values = environment.validateSync(given);
    if (values.PURGE_URL !== '' && values.TRUST_PROXY !== 'true') {
      throw new ConfigError('PURGE_URL needs TRUST_PROXY=true: a shared cache is a proxy before this server.');
    }
    const publicUrl = new URL(values.PUBLIC_URL || 'http://localhost');
    return {
      ...values,
      DATA_DIR: path.resolve(values.DATA_DIR),
      demo: demoOf(values, publicUrl.hostname),
      isSecure: publicUrl.protocol === 'https:',
      uploads: path.resolve(values.DATA_DIR, 'uploads'),
      indexNow: indexNowOf(values, publicUrl),
    };
  } catch (error) {
    if (error instanceof ValidationError) throw new ConfigError(error.message);
    throw error;
  }
}
