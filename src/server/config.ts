import path from 'node:path';
import { type InferType, number, object, string, ValidationError } from 'yup';
import { company } from '#content/company.ts';
import { maxUploadBytes } from '#domain/uploads.ts';

/** Thrown for an invalid environment variable; the message names the variable and the accepted values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const says = (expected: string) => (params: { path: string; originalValue: unknown }) =>
  `${params.path} must be ${expected}, but is "${params.originalValue}".`;

/** Like `says`, for a value that may contain a password. */
const saysSecretly = (expected: string) => (params: { path: string }) =>
  `${params.path} must be ${expected}; its current value is not printed because it may contain a password. ` +
  'Characters like @ : / # ? in a password have to be written as %40 %3A %2F %23 %3F.';

const count = (expected: string, min: number, max: number) =>
  number()
    .typeError(says(expected))
    .integer(says(expected))
    .min(min, says(expected))
    .max(max, says(expected))
    .required();

const address = (message: ReturnType<typeof says>, protocols: readonly string[]) =>
  string()
    .trim()
    .default('')
    .test('address', message, (text) => text === '' || isAddress(text, protocols))
    .defined();

/** @returns whether a URL is only an origin: without a path, a query or a password. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}

/**
 * Rejects an `@` after the host: it belongs to an unescaped password, part of which would be used as host name and
 * printed in errors.
 */
function isAddress(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  return protocols.includes(protocol) && hostname !== '' && !`${pathname}${search}${hash}`.includes('@');
}

const environment = object({
  /** Port to listen on; 0 picks a free one. */
  PORT: count('a port from 0 to 65535', 0, 65_535).default(3000),
  HOST: string().trim().default('127.0.0.1'),
  /** Folder of the embedded database and of uploaded pictures. */
  DATA_DIR: string().trim().default('./data'),
  /** URL of a PostgreSQL database to use instead of the embedded one. */
  DATABASE_URL: address(saysSecretly('the address of a PostgreSQL database (postgres://user@host/database)'), [
    'postgres:',
    'postgresql:',
  ]),
  /** Public URL of this server, e.g. `https://www.example.com`. */
  PUBLIC_URL: address(says('an address like https://www.example.com'), ['http:', 'https:']).test(
    'origin',
    says('an address without a path, like https://www.example.com'),
    (text) => text === '' || isOrigin(text),
  ),
  /** `true` if the server is behind a proxy, whose `X-Forwarded-*` headers are then trusted. */
  TRUST_PROXY: string().oneOf(['true', 'false'], says('true or false')).default('false'),
  /** URL of a shared cache in front of this server, which is sent `PURGE` requests when pages have changed. */
  PURGE_URL: address(says('an address like http://127.0.0.1:6081'), ['http:', 'https:']).test(
    'password',
    ({ path }) => `${path} must not contain a password, which requests cannot send: let the cache check the network.`,
    (text) => !/@/.test(text),
  ),
  /**
   * Whether the demo account may be used. If not set, it works only from this machine, without a proxy, and only if the
   * configuration does not make the server public.
   */
  DEMO: string().oneOf(['true', 'false', ''], says('true or false')).default(''),
  SMTP_URL: address(saysSecretly('the address of a mail server (smtp://user:password@host:587)'), ['smtp:', 'smtps:']),
  /** The mailbox of `MAIL_FROM`, where mails that come back and clients' answers arrive; empty if it is not read. */
  IMAP_URL: address(saysSecretly('the address of a mailbox (imaps://user:password@host)'), ['imap:', 'imaps:']).test(
    'user',
    saysSecretly('the address of a mailbox with its user (imaps://user:password@host)'),
    (text) => text === '' || new URL(text).username !== '',
  ),
  /** The sender of all mails, and the address that is notified of enquiries. */
  MAIL_FROM: string().trim().default(company.email).email(says('an email address')),
  STAFF_MAIL: string().trim().default(company.email).email(says('an email address')),
  /** Whether the sample data is added at the first start. */
  SEED: string()
    .oneOf(['sample', 'none'] as const, says('"sample" or "none"'))
    .default('sample'),
  /** The IndexNow key for notifying search engines of posts; empty to disable notifications. */
  INDEXNOW_KEY: string()
    .trim()
    .default('')
    .matches(/^([A-Za-z\d-]{8,128})?$/, says('8 to 128 letters, digits and hyphens')),
  /** The search engine to notify, which passes notifications on to others. */
  INDEXNOW_URL: address(says('an address like https://api.indexnow.org/indexnow'), ['https:', 'http:']).default(
    'https://api.indexnow.org/indexnow',
  ),
  LOG_LEVEL: string()
    .oneOf(['silent', 'error', 'warn', 'info', 'debug'], says('silent, error, warn, info or debug'))
    .default('info'),
  /** Maximum enquiries per network address and hour. */
  ENQUIRIES_PER_HOUR: count('a number from 1', 1, 1e9).default(20),
  /** Maximum searches per network address and minute, in each process. */
  SEARCHES_PER_MINUTE: count('a number from 1', 1, 1e9).default(60),
  /** Failed sign-ins allowed per quarter of an hour and address, or known device. */
  SIGN_IN_FAILURES: count('a number from 1', 1, 1e9).default(10),
  /** Maximum size of an uploaded picture, in bytes and in pixels. */
  UPLOAD_MAX_BYTES: count('a number of bytes', 1, 1e9).default(maxUploadBytes),
  UPLOAD_MAX_PIXELS: count('a number of pixels', 1, 1e9).default(50_000_000),
});

/** The configuration of IndexNow notifications: see `indexNow.ts`. */
export interface IndexNowConfig {
  key: string;
  endpoint: string;
  /** The site's origin. */
  siteUrl: string;
}

/** The settings, and values derived from them. */
export interface Config extends InferType<typeof environment> {
  /** Where the demo account may be used: everywhere, only on this machine, or nowhere. */
  demo: 'always' | 'local' | 'never';
  /** Whether the site is served over TLS. */
  isSecure: boolean;
  /** Absolute path of the folder of uploaded pictures. */
  uploads: string;
  /** Null if search engines are not notified. */
  indexNow: IndexNowConfig | null;
}

/** @param host a name or an address, without a port. @returns whether it is a loopback host. */
export const isLocalHost = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

function demoOf({ DEMO, HOST, TRUST_PROXY }: InferType<typeof environment>, publicHost: string): Config['demo'] {
  if (DEMO !== '') return DEMO === 'true' ? 'always' : 'never';
  return isLocalHost(HOST) && isLocalHost(publicHost) && TRUST_PROXY === 'false' ? 'local' : 'never';
}

/** @throws ConfigError if a key is set, but the site is not reachable for search engines. */
function indexNowOf(values: InferType<typeof environment>, { protocol, hostname, origin }: URL): IndexNowConfig | null {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: endpoint, DEMO } = values;
  if (key === '') return null;
  if (protocol !== 'https:' || isLocalHost(hostname)) {
    throw new ConfigError('INDEXNOW_KEY needs a PUBLIC_URL that search engines reach, like https://www.example.com.');
  }
  if (DEMO === 'true') {
    throw new ConfigError(
      'INDEXNOW_KEY must not be set where DEMO is true: anybody could notify search engines of posts.',
    );
  }
  return { key, endpoint, siteUrl: origin };
}

/** @param env e.g. `process.env`; empty values count as missing. @throws ConfigError */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const environmentValues = Object.fromEntries(
    Object.keys(environment.fields).flatMap((name) => (env[name]?.trim() ? [[name, env[name]]] : [])),
  );
  try {
    const values = environment.validateSync(environmentValues);
    if (values.PURGE_URL !== '' && values.TRUST_PROXY !== 'true') {
      throw new ConfigError('PURGE_URL needs TRUST_PROXY=true: a shared cache is a proxy in front of this server.');
    }
    if (values.SMTP_URL !== '' && values.DEMO === 'true') {
      throw new ConfigError('SMTP_URL must not be set where DEMO is true: anybody could send mails to any address.');
    }
    if (values.IMAP_URL !== '' && values.SMTP_URL === '') {
      throw new ConfigError('IMAP_URL needs SMTP_URL: without it no mails are sent that could be answered.');
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
