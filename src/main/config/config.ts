import { resolve } from 'node:path';
import { z } from 'zod';
import { BRAND } from '../../catalog/brand.ts';
import { PORTRAITS_URL } from '../../catalog/example-portraits.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';
import type { Imprint } from '../../catalog/imprint.ts';
import { missingImprintSettings, IMPRINT_SETTINGS, imprintOf } from './imprint-config.ts';

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });

const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address like ${example}` });

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number between ${min} and ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

/** The settings of an operator. Each is explained in .env.example, and a test compares the names. */
const environment = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).optional(),
  PORT: wholeNumber(0, 65_535).default(3_000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: z
    .string()
    .refine(
      (url) => /^https?:\/\/[^/?#]+\/?$/.test(url) && URL.canParse(url),
      'must be an origin, without a path',
    )
    .optional(),
  TRUST_PROXY: oneOf(['0', '1']).default('0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/, 'must be `Name <address>`')
    .optional(),
  OPERATOR_EMAILS: z
    .string()
    .transform((list) => list.split(',').map((email) => email.trim()))
    .refine((emails) => emails.every(isEmailAddress), 'each must be an email address')
    .optional(),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  APP_SECRETS_RETIRED: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(32, 'each must have at least 32 characters')))
    .optional(),
  ALLOW_SANDBOX: oneOf(['0', '1']).default('0'),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  RENDER_THREADS: wholeNumber(1, 64).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  WORKER_PORT: wholeNumber(1, 65_535).optional(),
  EXAMPLES: oneOf(['on', 'off']).default('on'),
  EXAMPLES_FROM: z.string().optional(),
  WARDROBE: oneOf(['on', 'off']).default('on'),
  WARDROBE_FROM: z.string().optional(),
  C2PA_CERTIFICATE_FILE: z.string().optional(),
  C2PA_PRIVATE_KEY_FILE: z.string().optional(),
  C2PA_TIMESTAMP_URL: address(/^https?$/, 'http://timestamp.example').optional(),
  ...IMPRINT_SETTINGS,
});

export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(environment.shape);

export interface Config {
  readonly production: boolean;
  readonly web: {
    readonly host: string;
    readonly port: number;
    /** Has no slash at the end. */
    readonly publicUrl: string;
    /** The URL of the web server from its own machine. */
    readonly internalUrl: string;
    /** True behind the operator's own proxy. The client's address is then the last one in X-Forwarded-For. */
    readonly trustProxy: boolean;
    /** The bearer token for /metrics; when undefined, /metrics is closed. */
    readonly metricsToken: string | undefined;
  };
  readonly dataDir: string;
  readonly database: { readonly kind: 'embedded' } | { readonly kind: 'url'; readonly url: string };
  readonly storage: { readonly kind: 'disk'; readonly folder: string };
  readonly mail:
    | {
        readonly kind: 'outbox';
        readonly folder: string;
        readonly from: string;
        /** True if /dev/outbox is open. Its mails open every gallery, so it is open only while no other machine can connect. */
        readonly isShown: boolean;
      }
    | { readonly kind: 'smtp'; readonly url: string; readonly from: string };
  /** The addresses that receive leads and withdrawals; at least one, by default the brand's contact address. */
  readonly operatorEmails: readonly string[];
  readonly payments: { readonly kind: 'sandbox' };
  readonly secret:
    | { readonly kind: 'given'; readonly current: string; readonly retired: readonly string[] }
    | { readonly kind: 'file'; readonly path: string };
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly worker: {
    /** Undefined lets the engine decide by the number of cores. */
    readonly renderThreads: number | undefined;
    /** Loopback port of the worker's /healthz and /metrics; undefined serves neither. */
    readonly port: number | undefined;
  };
  /** The source of the portraits for example pictures; `off` renders none. */
  readonly examples: PortraitSourceConfig;
  /** The source of the photos that garments are cut out of; with `off` the pages offer no clothes. */
  readonly wardrobe: PortraitSourceConfig;
  /** PEM files that sign headshots; undefined marks headshots in XMP, but does not sign them. */
  readonly provenance:
    | {
        readonly certificateFile: string;
        readonly privateKeyFile: string;
        /** A time-stamp authority that stamps every headshot; undefined for no time stamps. */
        readonly timestampUrl: string | undefined;
      }
    | undefined;
  /** The operator of this installation; without it the imprint page reports that nothing has been entered. */
  readonly imprint: Imprint | undefined;
}

/** The source of photos that are named in the catalog. */
export type PortraitSourceConfig =
  | { readonly kind: 'off' }
  | { readonly kind: 'download'; readonly baseUrl: string }
  | { readonly kind: 'folder'; readonly folder: string };

/** Lists what is wrong with the settings, in one sentence each for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Reads nothing but `env`, in which an empty value counts as unset. @throws {ConfigError} listing every problem at once */
export function readConfig(env: Readonly<Record<string, string | undefined>>, baseDir: string): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = environment.safeParse(set);
  const issues = read.error?.issues ?? [];
  const production = set['NODE_ENV'] === 'production';
  const problems = [
    ...new Set(issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
    ...incompleteGroups(set),
    ...(production ? productionProblems(set) : []),
  ];
  if (!read.success || problems.length > 0) throw new ConfigError(problems);
  const value = read.data;

  const dataDir = resolve(baseDir, value.DATA_DIR);
  const publicUrl = value.PUBLIC_URL
    ? new URL(value.PUBLIC_URL).origin
    : originOf(WILDCARDS.has(value.HOST) ? 'localhost' : value.HOST, value.PORT);
  return freeze({
    production,
    web: {
      host: value.HOST,
      port: value.PORT,
      publicUrl,
      internalUrl: originOf(WILDCARDS.get(value.HOST) ?? value.HOST, value.PORT),
      trustProxy: value.TRUST_PROXY === '1',
      metricsToken: value.METRICS_TOKEN,
    },
    dataDir,
    database: value.DATABASE_URL ? { kind: 'url', url: value.DATABASE_URL } : { kind: 'embedded' },
    storage: { kind: 'disk', folder: resolve(dataDir, 'files') },
    mail:
      value.SMTP_URL && value.MAIL_FROM
        ? { kind: 'smtp', url: value.SMTP_URL, from: value.MAIL_FROM }
        : {
            kind: 'outbox',
            folder: resolve(dataDir, 'outbox'),
            from: 'Lichtbild <no-reply@localhost>',
            isShown: !production && isLoopback(value.HOST) && isLoopback(new URL(publicUrl).hostname),
          },
    operatorEmails: value.OPERATOR_EMAILS ?? [BRAND.contactEmail],
    payments: { kind: 'sandbox' },
    secret: value.APP_SECRET
      ? { kind: 'given', current: value.APP_SECRET, retired: value.APP_SECRETS_RETIRED ?? [] }
      : { kind: 'file', path: resolve(dataDir, 'app-secret') },
    logLevel: value.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    worker: { renderThreads: value.RENDER_THREADS, port: value.WORKER_PORT },
    examples: portraitSourceConfig(value.EXAMPLES, value.EXAMPLES_FROM, baseDir),
    wardrobe: portraitSourceConfig(value.WARDROBE, value.WARDROBE_FROM, baseDir),
    provenance: provenanceConfig(set, baseDir),
    imprint: imprintOf(value),
  });
}

function portraitSourceConfig(
  state: 'on' | 'off',
  set: string | undefined,
  baseDir: string,
): PortraitSourceConfig {
  if (state === 'off') return { kind: 'off' };
  const from = set || PORTRAITS_URL;
  if (/^https?:\/\//.test(from)) return { kind: 'download', baseUrl: from };
  return { kind: 'folder', folder: resolve(baseDir, from) };
}

/**
 * Reads only the settings for signing, for programs that do not need the rest.
 * @throws {ConfigError} when only some of them are set
 */
export function readProvenanceConfig(
  env: Readonly<Record<string, string | undefined>>,
  baseDir: string,
): Config['provenance'] {
  const problems = incompleteSigning(env);
  if (problems.length > 0) throw new ConfigError(problems);
  return provenanceConfig(env, baseDir);
}

function provenanceConfig(value: SetValues, baseDir: string): Config['provenance'] {
  const { C2PA_CERTIFICATE_FILE: certificate, C2PA_PRIVATE_KEY_FILE: privateKey } = value;
  const timestampUrl = value.C2PA_TIMESTAMP_URL || undefined;
  if (!certificate || !privateKey) return undefined;
  return {
    certificateFile: resolve(baseDir, certificate),
    privateKeyFile: resolve(baseDir, privateKey),
    timestampUrl,
  };
}

/** The settings that have a value, valid or not, so that missing and invalid ones are reported together. */
type SetValues = { readonly [name in keyof z.infer<typeof environment>]?: string | undefined };

/** Reports groups of settings of which only some are set. */
function incompleteGroups(value: SetValues): string[] {
  const problems: string[] = [];
  if (value.SMTP_URL && !value.MAIL_FROM) problems.push('MAIL_FROM is missing: SMTP_URL needs a sender.');
  if (value.MAIL_FROM && !value.SMTP_URL)
    problems.push('SMTP_URL is missing: MAIL_FROM alone sends no mail.');
  if (value.APP_SECRETS_RETIRED && !value.APP_SECRET) {
    problems.push('APP_SECRET is missing: APP_SECRETS_RETIRED only adds older ones to it.');
  }
  return [...problems, ...incompleteSigning(value), ...missingImprintSettings(value)];
}

function incompleteSigning(value: SetValues): string[] {
  if (value.C2PA_CERTIFICATE_FILE && !value.C2PA_PRIVATE_KEY_FILE) {
    return ['C2PA_PRIVATE_KEY_FILE is missing: C2PA_CERTIFICATE_FILE alone signs nothing.'];
  }
  if (value.C2PA_PRIVATE_KEY_FILE && !value.C2PA_CERTIFICATE_FILE) {
    return ['C2PA_CERTIFICATE_FILE is missing: C2PA_PRIVATE_KEY_FILE alone signs nothing.'];
  }
  if (value.C2PA_TIMESTAMP_URL && !value.C2PA_CERTIFICATE_FILE) {
    return ['C2PA_CERTIFICATE_FILE is missing: without it C2PA_TIMESTAMP_URL has nothing to stamp.'];
  }
  return [];
}

function productionProblems(value: SetValues): string[] {
  const problems: string[] = [];
  if (!value.PUBLIC_URL)
    problems.push('PUBLIC_URL is missing: links in mails need the address of the service.');
  if (!value.APP_SECRET) problems.push('APP_SECRET is missing: links and cookies are signed with it.');
  if (value.ALLOW_SANDBOX === '1') return problems;
  if (!value.SMTP_URL) {
    problems.push(
      'SMTP_URL is missing: production sends real mail (ALLOW_SANDBOX=1 keeps it in the outbox).',
    );
  }
  problems.push('Payments would go to the sandbox, which takes no money; ALLOW_SANDBOX=1 allows that.');
  return problems;
}

/** Addresses that mean "listen on all interfaces", each with the loopback address to reach the server at. */
const WILDCARDS: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

function freeze<Value extends object>(value: Value): Value {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) freeze(inner);
  return Object.freeze(value);
}
