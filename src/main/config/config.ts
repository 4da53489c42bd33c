import { resolve } from 'node:path';
import { BRAND } from '../../catalog/brand.ts';
import { PORTRAITS_URL } from '../../catalog/example-portraits.ts';
import type { Imprint } from '../../catalog/imprint.ts';
import { campaignConfig, type CampaignConfig } from './campaign-config.ts';
import { type DkimConfig, dkimConfigOf } from './dkim-config.ts';
import type { AnalyticsSettings } from '../../platform/analytics/analytics-settings.ts';
import { analyticsSettings } from './analytics-config.ts';
import { backupConfig, type BackupConfig, backupProblems } from './backup-config.ts';
import { environment, type SetValues } from './environment.ts';
import { imprintOf } from './imprint-config.ts';
import { missingProducts, modeProblems } from './payment-problems.ts';
import { type ReadTextFile, readPaymentProducts, readTextFile } from './payment-products.ts';
import { paymentMode, type PaymentsConfig, paymentsConfig } from './payments-config.ts';
import { newsletterProviderConfig, type NewsletterProviderConfig } from './newsletter-provider-config.ts';
import { incompleteGroups, incompleteSigning, productionProblems } from './setting-problems.ts';

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
    | {
        readonly kind: 'smtp';
        readonly url: string;
        readonly from: string;
        /** The key that signs mails; undefined leaves that to the mail server. */
        readonly dkim: DkimConfig | undefined;
      };
  readonly campaigns: CampaignConfig;
  /** The outside service that newsletter subscribers are forwarded to; undefined forwards nobody. */
  readonly newsletterProvider: NewsletterProviderConfig | undefined;
  /** The addresses that receive leads and withdrawals; at least one, by default the brand's contact address. */
  readonly operatorEmails: readonly string[];
  /** The addresses that may sign in to the dashboard; without OPERATOR_EMAILS nobody in production. */
  readonly operators: { readonly owners: readonly string[]; readonly support: readonly string[] };
  readonly payments: PaymentsConfig;
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
  readonly backup: BackupConfig;
  /** The operator of this installation; without it the imprint page reports that nothing has been entered. */
  readonly imprint: Imprint | undefined;
  /** The services of other companies that visitors may agree to. */
  readonly analytics: AnalyticsSettings;
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

/**
 * Reads nothing but `env`, in which an empty value counts as unset, and the file that PAYMENT_PRODUCTS names.
 * @throws {ConfigError} listing every problem at once
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  baseDir: string,
  readText: ReadTextFile = readTextFile,
): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = environment.safeParse(set);
  const issues = read.error?.issues ?? [];
  const production = set['NODE_ENV'] === 'production';
  const productsFile = resolve(baseDir, set['PAYMENT_PRODUCTS'] ?? 'payment-products.json');
  const { products, problems: productProblems } = readPaymentProducts(productsFile, readText);
  const problems = [
    ...new Set(issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
    ...incompleteGroups(set),
    ...modeProblems(set),
    ...backupProblems(set, baseDir),
    ...(productProblems.length > 0 ? productProblems : missingProducts(set, products, productsFile)),
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
        ? {
            kind: 'smtp',
            url: value.SMTP_URL,
            from: value.MAIL_FROM,
            dkim: dkimConfigOf(value, baseDir),
          }
        : {
            kind: 'outbox',
            folder: resolve(dataDir, 'outbox'),
            from: 'Lichtbild <no-reply@localhost>',
            isShown: !production && isLoopback(value.HOST) && isLoopback(new URL(publicUrl).hostname),
          },
    operatorEmails: value.OPERATOR_EMAILS ?? [BRAND.contactEmail],
    operators: {
      owners: value.OPERATOR_EMAILS ?? (production ? [] : [BRAND.contactEmail]),
      support: value.SUPPORT_EMAILS ?? [],
    },
    campaigns: campaignConfig(value),
    newsletterProvider: newsletterProviderConfig(value),
    payments: paymentsConfig(value, products, paymentMode(set)),
    secret: value.APP_SECRET
      ? { kind: 'given', current: value.APP_SECRET, retired: value.APP_SECRETS_RETIRED ?? [] }
      : { kind: 'file', path: resolve(dataDir, 'app-secret') },
    logLevel: value.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    worker: { renderThreads: value.RENDER_THREADS, port: value.WORKER_PORT },
    examples: portraitSourceConfig(value.EXAMPLES, value.EXAMPLES_FROM, baseDir),
    wardrobe: portraitSourceConfig(value.WARDROBE, value.WARDROBE_FROM, baseDir),
    provenance: provenanceConfig(set, baseDir),
    backup: backupConfig(value, baseDir),
    imprint: imprintOf(value),
    analytics: analyticsSettings(value),
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
