import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { ConfigError, isLocalHost, readConfig } from '#server/config.ts';

describe('A setting that may contain a password', () => {
  it.each([
    ['SMTP_URL', 'smpt://user:geheim@mail.example.org'],
    ['SMTP_URL', 'smtp://user:geheim'],
    ['IMAP_URL', 'imap://user:geheim'],
    ['IMAP_URL', 'https://user:geheim@mail.example.org'],
    ['IMAP_URL', 'imaps://:geheim@mail.example.org'],
    ['DATABASE_URL', 'postgres://user:12/geheim@db.example.org/events'],
    ['DATABASE_URL', 'mysql://user:geheim@db.example.org/events'],
    ['DATABASE_URL', 'postgres://user:12#geheim@db.example.org/events'],
  ])('%s is rejected without printing the value: %s', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} must be the address`));
    expect(read).not.toThrow(/geheim/);
  });

  it('is accepted if special characters are percent-encoded', () => {
    const DATABASE_URL = 'postgres://user:12%2Fgeheim%40@db.example.org/events';
    expect(readConfig({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  });
});

describe('Settings', () => {
  it('have defaults, and empty ones count as missing', () => {
    const config = readConfig({ PORT: ' ', HOST: '', UNKNOWN: 'x' });
    expect(config).toEqual(readConfig({}));
    expect(config).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', demo: 'local', isSecure: false, SEED: 'sample' });
    expect([config.MAIL_FROM, config.STAFF_MAIL]).toEqual([company.email, company.email]);
    expect([config.DATABASE_URL, config.SMTP_URL, config.PUBLIC_URL]).toEqual(['', '', '']);
    expect(config).not.toHaveProperty('UNKNOWN');
  });

  it('resolve folders relative to the working directory', () => {
    expect(readConfig({ DATA_DIR: 'here' })).toMatchObject({
      DATA_DIR: path.resolve('here'),
      uploads: path.resolve('here', 'uploads'),
    });
  });

  it.each([
    ['PORT', '80x', /^PORT must be a port from 0 to 65535, but is "80x"/],
    ['PORT', '-1', /^PORT must be a port/],
    ['PORT', '65536', /^PORT must be a port/],
    ['PORT', '80.5', /^PORT must be a port/],
    ['ENQUIRIES_PER_HOUR', '0', /^ENQUIRIES_PER_HOUR must be a number from 1, but is "0"/],
    ['TRUST_PROXY', 'yes', /^TRUST_PROXY must be true or false, but is "yes"/],
    [
      'PURGE_URL',
      'varnish:6081',
      /^PURGE_URL must be an address like http:\/\/127\.0\.0\.1:6081, but is "varnish:6081"/,
    ],
    ['PURGE_URL', 'http://eva:geheim@127.0.0.1:6081', /^PURGE_URL must not contain a password, .+network\.$/],
    ['PURGE_URL', 'http://127.0.0.1:6081', /^PURGE_URL needs TRUST_PROXY=true/],
    ['DEMO', 'maybe', /^DEMO must be true or false/],
    ['PUBLIC_URL', 'www.example.com', /^PUBLIC_URL must be an address like https:/],
    ['PUBLIC_URL', 'ftp://example.com', /^PUBLIC_URL must be an address like https:/],
    ['PUBLIC_URL', 'https://www.example.com/events', /^PUBLIC_URL must be an address without a path, like .+ but is /],
    ['PUBLIC_URL', 'https://www.example.com/?x=1', /^PUBLIC_URL must be an address without a path/],
    ['STAFF_MAIL', 'eva', /^STAFF_MAIL must be an email address, but is "eva"/],
    ['SEED', 'all', /^SEED must be "sample" or "none"/],
    ['INDEXNOW_KEY', 'short', /^INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens, but is "short"/],
    ['INDEXNOW_KEY', 'with a blank in it', /^INDEXNOW_KEY must be 8 to 128/],
    ['INDEXNOW_KEY', 'a-key-of-ours', /^INDEXNOW_KEY needs a PUBLIC_URL/],
    ['INDEXNOW_URL', 'api.indexnow.org', /^INDEXNOW_URL must be an address like https:/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be silent, error, warn, info or debug/],
  ])('%s of "%s" prevents the start with a clear error', (name, value, sentence) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(sentence);
  });

  it.each([
    [{ PORT: '0' }, { PORT: 0 }],
    [{ PORT: '65535' }, { PORT: 65_535 }],
    [{ PUBLIC_URL: 'https://www.example.com' }, { isSecure: true, demo: 'never' }],
    [{ PUBLIC_URL: 'http://localhost:3000' }, { isSecure: false, demo: 'local' }],
    [{ HOST: '0.0.0.0' }, { demo: 'never' }],
    [{ TRUST_PROXY: 'true' }, { demo: 'never' }],
    [{ DEMO: 'true', HOST: '0.0.0.0' }, { demo: 'always' }],
    [{ DEMO: 'false' }, { demo: 'never' }],
    [{ SMTP_URL: 'smtps://mail.example.com' }, { SMTP_URL: 'smtps://mail.example.com' }],
    [{ DATABASE_URL: 'postgresql://db/events' }, { DATABASE_URL: 'postgresql://db/events' }],
  ])('of %j result in %j', (env: Record<string, string>, meaning) => expect(readConfig(env)).toMatchObject(meaning));

  it.each([
    ['http://www.example.com', {}, /needs a PUBLIC_URL/],
    ['https://localhost', {}, /needs a PUBLIC_URL/],
    ['https://www.example.com', { DEMO: 'true' }, /DEMO is true/],
  ])('reject a key for search engines with the public URL %s and %j', (PUBLIC_URL, more, sentence) => {
    const read = () => readConfig({ INDEXNOW_KEY: 'a-key-of-ours', PUBLIC_URL, ...more });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(sentence);
  });

  it('reject a mail server if the demo account is open to everybody', () => {
    const read = (DEMO: string) => () => readConfig({ SMTP_URL: 'smtp://mail.example.org', DEMO });
    expect(read('true')).toThrow(ConfigError);
    expect(read('true')).toThrow(/^SMTP_URL must not be set where DEMO is true: .+\.$/);
    for (const DEMO of ['', 'false']) expect(read(DEMO)).not.toThrow();
  });

  it('reject a mailbox without a mail server', () => {
    const IMAP_URL = 'imaps://hello%40example.org:secret@mail.example.org';
    expect(() => readConfig({ IMAP_URL })).toThrow(/^IMAP_URL needs SMTP_URL: .+\.$/);
    expect(readConfig({ IMAP_URL, SMTP_URL: 'smtp://mail.example.org' }).IMAP_URL).toBe(IMAP_URL);
  });

  it('enable IndexNow only if there is a key', () => {
    const PUBLIC_URL = 'https://www.example.com/';
    expect(readConfig({ PUBLIC_URL }).indexNow).toBeNull();
    expect(readConfig({ PUBLIC_URL, INDEXNOW_KEY: 'a-key-of-ours' }).indexNow).toEqual({
      key: 'a-key-of-ours',
      endpoint: 'https://api.indexnow.org/indexnow',
      siteUrl: 'https://www.example.com',
    });
  });

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])('recognise %s as the local machine', (host) =>
    expect(isLocalHost(host)).toBe(true),
  );

  it.each([
    '',
    'localhost.example.com',
    'my-localhost',
    '127.0.0.1.example.com',
    '1127.0.0.1',
    '192.0.2.1',
    '2001:db8::1',
  ])('do not take "%s" for the local machine', (host) => expect(isLocalHost(host)).toBe(false));
});
