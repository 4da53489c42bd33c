import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PORTRAITS_URL } from '../../catalog/example-portraits.ts';
import { BRAND } from '../../catalog/brand.ts';
import { NO_SERVICES } from '../../platform/analytics/analytics-settings.ts';
import { ConfigError, readConfig, readProvenanceConfig } from './config.ts';
import { ENVIRONMENT_NAMES } from './environment.ts';

const SECRET = 'a secret of at least thirty-two characters';
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://lichtbild.example',
  APP_SECRET: SECRET,
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'Lichtbild <post@lichtbild.example>',
  ALLOW_SANDBOX: '1',
};
const SMTP = { SMTP_URL: PRODUCTION.SMTP_URL, MAIL_FROM: PRODUCTION.MAIL_FROM };
const DKIM = { DKIM_DOMAIN: 'lichtbild.example', DKIM_SELECTOR: 'mail', DKIM_PRIVATE_KEY_FILE: 'dkim.pem' };
const read = (env: Record<string, string>) => readConfig(env, '/srv');

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const LISTMONK = {
  ...{ LISTMONK_URL: 'https://lists.example/below/', LISTMONK_USER: 'api' },
  ...{ LISTMONK_TOKEN: 'secret', LISTMONK_LIST_ID: '3' },
};

it('with nothing set, embeds everything below the data folder', () => {
  expect(read({})).toEqual({
    production: false,
    web: {
      host: 'localhost',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      internalUrl: 'http://localhost:3000',
      trustProxy: false,
      metricsToken: undefined,
    },
    dataDir: '/srv/data',
    database: { kind: 'embedded' },
    storage: { kind: 'disk', folder: '/srv/data/files' },
    mail: {
      kind: 'outbox',
      folder: '/srv/data/outbox',
      from: 'Lichtbild <no-reply@localhost>',
      isShown: true,
    },
    campaigns: { mailsPerMinute: 60, reportsAddress: undefined, reportsSecret: undefined },
    newsletterProvider: undefined,
    operatorEmails: [BRAND.contactEmail],
    operators: { owners: [BRAND.contactEmail], support: [] },
    payments: { newOrders: 'sandbox', mode: 'test', providers: [{ kind: 'sandbox' }] },
    secret: { kind: 'file', path: '/srv/data/app-secret' },
    logLevel: 'warn',
    worker: { renderThreads: undefined, port: undefined },
    examples: { kind: 'download', baseUrl: PORTRAITS_URL },
    wardrobe: { kind: 'download', baseUrl: PORTRAITS_URL },
    provenance: undefined,
    backup: { to: undefined, key: undefined, keepDays: 14, s3: undefined },
    imprint: undefined,
    analytics: NO_SERVICES,
  });
});

it('reads the place of backups, and names what is missing or wrong', () => {
  const key = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`;
  const s3 = { BACKUP_TO: 's3://backups-1/licht/bild/', BACKUP_S3_ACCESS_KEY_ID: 'id', BACKUP_KEY: key };
  const login = { ...s3, BACKUP_S3_SECRET_ACCESS_KEY: 'secret', BACKUP_S3_ENDPOINT: 'https://s3.example' };
  expect(read({ ...login, BACKUP_KEEP_DAYS: '3' }).backup).toEqual({
    to: { kind: 's3', bucket: 'backups-1', folder: 'licht/bild' },
    key,
    keepDays: 3,
    s3: {
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
  });
  expect(read({ BACKUP_TO: '../backups' }).backup.to).toEqual({ kind: 'folder', folder: '/backups' });
  const missing = 'BACKUP_S3_SECRET_ACCESS_KEY is missing: BACKUP_S3_ACCESS_KEY_ID alone logs nobody in.';
  expect(problemsOf(s3)).toEqual([missing]);
  expect(problemsOf({ BACKUP_TO: 's3://bucket-1' })).toEqual([
    'BACKUP_S3_ACCESS_KEY_ID is missing: BACKUP_TO is a bucket.',
    'BACKUP_KEY is missing: others keep the bucket, so backups in it must be encrypted.',
  ]);
  for (const bad of ['s3://', 's3:///folder', 's3://bucket-1/../up'])
    expect(problemsOf({ BACKUP_TO: bad })).toEqual([
      'BACKUP_TO: must be a folder, or like s3://bucket/folder',
    ]);
  for (const lost of ['data', './data/backups', '/srv/data'])
    expect(problemsOf({ BACKUP_TO: lost })).toEqual([
      'BACKUP_TO: a folder in DATA_DIR would be lost with it; name one on another disk.',
    ]);
  expect(problemsOf({ BACKUP_TO: '/srv/data-backups' })).toEqual([]);
  expect(problemsOf({ BACKUP_KEY: 'secret', BACKUP_KEEP_DAYS: '0' })).toEqual([
    'BACKUP_KEY: must be a secret key of age (AGE-SECRET-KEY-1…), as `lichtbild backup key` prints one',
    'BACKUP_KEEP_DAYS: must be at least 1',
  ]);
});

it('uses what is set, and treats an empty value as unset', () => {
  const config = read({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://lichtbild.example/',
    DATA_DIR: '/var/lib/lichtbild',
    DATABASE_URL: 'postgres://u:p@db/lichtbild',
    SMTP_URL: '',
    MAIL_FROM: ' ',
    OPERATOR_EMAILS: 'mira@lichtbild.example, büro@lichtbild.example',
    APP_SECRET: SECRET,
    APP_SECRETS_RETIRED: `${SECRET}1, ${SECRET}2`,
    RENDER_THREADS: '2',
  });
  expect(config.web).toMatchObject({ host: '0.0.0.0', port: 8080, publicUrl: 'https://lichtbild.example' });
  expect(config.dataDir).toBe('/var/lib/lichtbild');
  expect(config.database).toEqual({ kind: 'url', url: 'postgres://u:p@db/lichtbild' });
  expect(config.mail.kind).toBe('outbox');
  expect(config.secret).toEqual({ kind: 'given', current: SECRET, retired: [`${SECRET}1`, `${SECRET}2`] });
  expect(config.worker.renderThreads).toBe(2);
  expect(config.operatorEmails).toEqual(['mira@lichtbild.example', 'büro@lichtbild.example']);
});

it.each([
  ['0.0.0.0', 'http://localhost:3000', 'http://127.0.0.1:3000'],
  ['::', 'http://localhost:3000', 'http://[::1]:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000', 'http://192.168.1.5:3000'],
  ['::1', 'http://[::1]:3000', 'http://[::1]:3000'],
])('listening on %s, the public URL is %s and the internal one %s', (HOST, publicUrl, internalUrl) => {
  expect(read({ HOST }).web).toMatchObject({ publicUrl, internalUrl });
  const named = read({ HOST, PUBLIC_URL: 'https://lichtbild.example' }).web;
  expect(named).toMatchObject({ publicUrl: 'https://lichtbild.example', internalUrl });
});

it.each([
  [{}, true],
  [{ HOST: '127.0.0.1' }, true],
  [{ HOST: '::1' }, true],
  [{ PUBLIC_URL: 'http://localhost:8080' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
  [{ HOST: '192.168.1.5' }, false],
  [{ HOST: '127.0.0.1.example' }, false],
  [{ PUBLIC_URL: 'https://lichtbild.example' }, false],
  [{ ...PRODUCTION, SMTP_URL: '', MAIL_FROM: '', PUBLIC_URL: 'http://localhost:3000' }, false],
])('with %j the outbox page is shown: %s', (env, isShown) => {
  expect(read(env as Record<string, string>).mail).toMatchObject({ kind: 'outbox', isShown });
});

it.each([
  [{ EXAMPLES_FROM: 'portraits' }, { kind: 'folder', folder: '/srv/portraits' }],
  [
    { EXAMPLES_FROM: '/mnt/portraits', EXAMPLES: 'on' },
    { kind: 'folder', folder: '/mnt/portraits' },
  ],
  [{ EXAMPLES_FROM: '/mnt/portraits', EXAMPLES: 'off' }, { kind: 'off' }],
  [{ EXAMPLES_FROM: '' }, { kind: 'download', baseUrl: PORTRAITS_URL }],
  [
    { EXAMPLES_FROM: 'http://mirror.example/portraits/' },
    { kind: 'download', baseUrl: 'http://mirror.example/portraits/' },
  ],
])('with %j the examples come from %j, and so do the garments with the same setting', (env, examples) => {
  expect(read(env as Record<string, string>).examples).toEqual(examples);
  const renamed = Object.entries(env).map(([name, value]) => [name.replace('EXAMPLES', 'WARDROBE'), value]);
  const { wardrobe } = read(Object.fromEntries(renamed) as Record<string, string>);
  expect(wardrobe).toEqual(examples);
});

it('reads the key that signs mails, relative to the project’s folder, or leaves it to the mail server', () => {
  expect(read(SMTP).mail).toEqual({
    kind: 'smtp',
    url: 'smtp://mail.example:587',
    from: 'Lichtbild <post@lichtbild.example>',
    dkim: undefined,
  });
  expect(read({ ...SMTP, ...DKIM, DKIM_DOMAIN: 'Bücher.example' }).mail).toMatchObject({
    dkim: { domain: 'xn--bcher-kva.example', selector: 'mail', privateKeyFile: '/srv/dkim.pem' },
  });
});

it('lets the listed addresses into the dashboard, and in production nobody else', () => {
  const { operators } = read({
    ...PRODUCTION,
    OPERATOR_EMAILS: 'ada@x.example',
    SUPPORT_EMAILS: 'sam@x.example',
  });
  expect(operators).toEqual({ owners: ['ada@x.example'], support: ['sam@x.example'] });
  expect(read(PRODUCTION).operators).toEqual({ owners: [], support: [] });
});

it('reads the rate of campaigns, and who takes bounces and complaints', () => {
  const secret = 's'.repeat(32);
  const set = { CAMPAIGN_MAILS_PER_MINUTE: '600', MAIL_REPORTS_ADDRESS: 'reports@example.org' };
  expect(read({ ...set, MAIL_REPORTS_SECRET: secret }).campaigns).toEqual({
    ...{ mailsPerMinute: 600, reportsAddress: 'reports@example.org', reportsSecret: secret },
  });
  for (const CAMPAIGN_MAILS_PER_MINUTE of ['0', '1.5', 'many', '60001'])
    expect(() => read({ CAMPAIGN_MAILS_PER_MINUTE })).toThrow('whole number between 1 and 60000');
  expect(() => read({ MAIL_REPORTS_ADDRESS: 'a, b@example.org' })).toThrow('must be an email address');
  expect(() => read({ MAIL_REPORTS_SECRET: 'short' })).toThrow('at least 32 characters');
});

it('connects listmonk', () => {
  expect(read(LISTMONK).newsletterProvider).toEqual({
    ...{ kind: 'listmonk', url: 'https://lists.example/below', user: 'api', token: 'secret', listId: 3 },
  });
});

it('is frozen', () => {
  const config = read({});
  expect(() => Object.assign(config.web, { port: 1 })).toThrow(TypeError);
});

describe('refuses', () => {
  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is missing'],
    [{ MAIL_FROM: 'post@lichtbild.example' }, 'SMTP_URL is missing'],
    [{ ...SMTP, DKIM_DOMAIN: 'x.example', DKIM_SELECTOR: 's' }, 'DKIM_PRIVATE_KEY_FILE is missing'],
    [{ ...SMTP, DKIM_DOMAIN: 'x.example', DKIM_PRIVATE_KEY_FILE: 'k' }, 'DKIM_SELECTOR is missing'],
    [{ ...SMTP, DKIM_SELECTOR: 's', DKIM_PRIVATE_KEY_FILE: 'k' }, 'DKIM_DOMAIN is missing'],
    [{ ...DKIM }, 'SMTP_URL is missing: DKIM_DOMAIN signs only mails that are sent'],
    [{ ...DKIM, MAIL_FROM: SMTP.MAIL_FROM }, 'SMTP_URL is missing: MAIL_FROM alone sends no mail'],
    [{ ...DKIM, SMTP_URL: SMTP.SMTP_URL }, 'MAIL_FROM is missing'],
    [{ ...SMTP, ...DKIM, DKIM_DOMAIN: 'x..example' }, 'DKIM_DOMAIN: must be a domain'],
    [{ ...SMTP, ...DKIM, DKIM_DOMAIN: 'https://x.example' }, 'DKIM_DOMAIN: must be a domain'],
    [{ ...SMTP, ...DKIM, DKIM_DOMAIN: 'x.example; d=y.example' }, 'DKIM_DOMAIN: must be a domain'],
    [{ ...SMTP, ...DKIM, DKIM_DOMAIN: 'localhost' }, 'DKIM_DOMAIN: must be a domain'],
    [{ ...SMTP, ...DKIM, DKIM_SELECTOR: 'a; b=c' }, 'DKIM_SELECTOR: must be a name'],
    [{ ...LISTMONK, LISTMONK_URL: '' }, 'LISTMONK_URL is missing: LISTMONK_USER is set'],
    [{ ...LISTMONK, LISTMONK_USER: '' }, 'LISTMONK_USER is missing'],
    [{ ...LISTMONK, LISTMONK_TOKEN: '' }, 'LISTMONK_TOKEN is missing'],
    [{ ...LISTMONK, LISTMONK_LIST_ID: ' ' }, 'LISTMONK_LIST_ID is missing'],
    [{ ...LISTMONK, LISTMONK_URL: 'lists.example' }, 'LISTMONK_URL: must be an address like'],
    [{ ...LISTMONK, LISTMONK_URL: 'https://lists.example?a=b' }, 'LISTMONK_URL: must be an address like'],
    [{ ...LISTMONK, LISTMONK_USER: 'a:b' }, 'LISTMONK_USER: must be the name of an API user'],
    [{ ...LISTMONK, LISTMONK_TOKEN: 'a b' }, 'LISTMONK_TOKEN: must have no spaces'],
    [{ ...LISTMONK, LISTMONK_LIST_ID: '1.5' }, 'LISTMONK_LIST_ID: must be the number of a list'],
    [{ ...LISTMONK, LISTMONK_LIST_ID: '0' }, 'LISTMONK_LIST_ID: must be the number of a list'],
    [{ APP_SECRETS_RETIRED: SECRET }, 'APP_SECRET is missing'],
    [{ C2PA_CERTIFICATE_FILE: 'certificate.pem' }, 'C2PA_PRIVATE_KEY_FILE is missing'],
    [{ C2PA_PRIVATE_KEY_FILE: 'key.pem' }, 'C2PA_CERTIFICATE_FILE is missing'],
    [{ C2PA_TIMESTAMP_URL: 'http://timestamp.example' }, 'C2PA_CERTIFICATE_FILE is missing'],
    [{ IMPRINT_NAME: 'Lichtbild GmbH', IMPRINT_ADDRESS: 'Weg 1|Ort' }, 'IMPRINT_EMAIL is missing'],
    [
      { IMPRINT_NAME: 'Lichtbild GmbH', IMPRINT_EMAIL: 'post@lichtbild.example' },
      'IMPRINT_ADDRESS is missing',
    ],
    [{ IMPRINT_ADDRESS: 'Weg 1|Ort', IMPRINT_EMAIL: 'post@lichtbild.example' }, 'IMPRINT_NAME is missing'],
    [
      { IMPRINT_NAME: 'Lichtbild GmbH', IMPRINT_ADDRESS: 'Weg 1|Ort', IMPRINT_EMAIL: 'Lichtbild' },
      'IMPRINT_EMAIL: must be an email address',
    ],
    [
      { IMPRINT_NAME: 'Lichtbild GmbH', IMPRINT_ADDRESS: ' | ', IMPRINT_EMAIL: 'post@lichtbild.example' },
      'IMPRINT_ADDRESS: must have a line',
    ],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: must have at least 16'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET: must have at least 32'],
    [{ PORT: '80 80' }, 'PORT'],
    [{ PUBLIC_URL: 'https:/lichtbild.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://example.org/lichtbild' }, 'PUBLIC_URL: must be an origin'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL: must be an address like postgres://user:password@host:5432/name',
    ],
    [
      { SMTP_URL: 'mail.example:587', MAIL_FROM: 'post@lichtbild.example' },
      'SMTP_URL: must be an address like smtp://user:password@host:587',
    ],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV: must be production, development or test'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: must be 0 or 1'],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example', SMTP_URL: 'smtp://x' }, 'MAIL_FROM'],
    [{ OPERATOR_EMAILS: 'mira@lichtbild.example, Jo' }, 'OPERATOR_EMAILS: each must be an email address'],
    [{ OPERATOR_EMAILS: 'mira@lichtbild.example,' }, 'OPERATOR_EMAILS: each must be an email address'],
    [{ SUPPORT_EMAILS: 'Sam' }, 'SUPPORT_EMAILS: each must be an email address'],
    [{ EXAMPLES: 'no' }, 'EXAMPLES: must be on or off'],
    [{ WARDROBE: 'no' }, 'WARDROBE: must be on or off'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be debug, info, warn, error or silent'],
  ])('%j', (env, problem) => {
    expect(problemsOf(env)).toEqual([expect.stringContaining(problem)]);
  });

  it('several problems at once, never showing a value', () => {
    const problems = problemsOf({ PORT: 'x', APP_SECRET: 'hunter2', SMTP_URL: 'smtp://mail.example' });
    expect(problems).toEqual([
      'PORT: must be a whole number between 0 and 65535',
      'APP_SECRET: must have at least 32 characters',
      'MAIL_FROM is missing: SMTP_URL needs a sender.',
    ]);
    expect(problems.join()).not.toContain('hunter2');
  });
});

it('the signing settings can be read alone, even if others are invalid', () => {
  const files = { C2PA_CERTIFICATE_FILE: 'keys/certificate.pem', C2PA_PRIVATE_KEY_FILE: '/etc/key.pem' };
  const expected = {
    certificateFile: '/srv/keys/certificate.pem',
    privateKeyFile: '/etc/key.pem',
    timestampUrl: undefined,
  };
  expect(read(files).provenance).toEqual(expected);
  expect(readProvenanceConfig({ ...files, PORT: 'x' }, '/srv')).toEqual(expected);
  expect(readProvenanceConfig({}, '/srv')).toBeUndefined();
  expect(() => readProvenanceConfig({ C2PA_PRIVATE_KEY_FILE: 'key.pem' }, '/srv')).toThrow(ConfigError);
});

it('splits the imprint into lines, and leaves out what is not set', () => {
  const needed = {
    IMPRINT_NAME: 'Lichtbild GmbH',
    IMPRINT_ADDRESS: 'Weg 1 | 10115 Berlin|',
    IMPRINT_EMAIL: 'post@lichtbild.example',
  };
  expect(read(needed).imprint).toEqual({
    name: 'Lichtbild GmbH',
    address: ['Weg 1', '10115 Berlin'],
    email: 'post@lichtbild.example',
    authority: [],
    editor: [],
  });
  const more = { IMPRINT_VAT_ID: 'DE123456789', IMPRINT_EDITOR: 'Mira Muster|Weg 1, 10115 Berlin' };
  expect(read({ ...needed, ...more }).imprint).toMatchObject({
    vatId: 'DE123456789',
    editor: ['Mira Muster', 'Weg 1, 10115 Berlin'],
  });
});

it('a partly filled imprint names every setting that is missing', () => {
  expect(problemsOf({ IMPRINT_PHONE: '+49 30 123456' })).toEqual([
    expect.stringContaining('IMPRINT_NAME is missing: IMPRINT_PHONE is set'),
    expect.stringContaining('IMPRINT_ADDRESS is missing'),
    expect.stringContaining('IMPRINT_EMAIL is missing'),
  ]);
});

describe('production', () => {
  it('runs with real services, or with a sandbox that was allowed', () => {
    expect(read(PRODUCTION)).toMatchObject({ production: true, logLevel: 'info', mail: { kind: 'smtp' } });
    const withoutMail = { ...PRODUCTION, SMTP_URL: '', MAIL_FROM: '' };
    expect(read(withoutMail).mail.kind).toBe('outbox');
  });

  it('refuses sandbox payments, the outbox, and missing addresses and secrets, by name', () => {
    const problems = problemsOf({ NODE_ENV: 'production' });
    for (const word of ['PUBLIC_URL', 'APP_SECRET', 'SMTP_URL', 'sandbox']) {
      expect(problems).toContainEqual(expect.stringContaining(word));
    }
    expect(problemsOf({ ...PRODUCTION, ALLOW_SANDBOX: '0' })).toEqual([expect.stringContaining('sandbox')]);
  });
});

it('.env.example names every setting and no other, and is itself valid', () => {
  const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'));
  expect(Object.keys(example).toSorted()).toEqual(ENVIRONMENT_NAMES.toSorted());
  expect(read(example as Record<string, string>)).toEqual(read({}));
});
