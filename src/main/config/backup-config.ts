import { isAbsolute, relative, resolve } from 'node:path';
import { z } from 'zod';

/** The shape of a secret key of age, as `age-keygen` writes it. */
const AGE_KEY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;

/** The part of the environment (config.ts) that is about backups. */
export const BACKUP_SETTINGS = {
  BACKUP_TO: z.string().optional(),
  BACKUP_KEY: z
    .string()
    .regex(AGE_KEY, 'must be a secret key of age (AGE-SECRET-KEY-1…), as `lichtbild backup key` prints one')
    .optional(),
  BACKUP_KEEP_DAYS: z.coerce
    .number({ error: 'must be a whole number of days' })
    .int({ error: 'must be a whole number of days' })
    .min(1, { error: 'must be at least 1' })
    .default(14),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.example' })
    .optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
} as const;

/** The login of an S3 service. */
export interface S3Login {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export type TargetConfig =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 's3'; readonly bucket: string; readonly folder: string };

export interface BackupConfig {
  /** The place of the daily backups; undefined makes none. */
  readonly to: TargetConfig | undefined;
  readonly key: string | undefined;
  readonly keepDays: number;
  /** Undefined while its settings are missing. */
  readonly s3: S3Login | undefined;
}

/** Reads a place such as `/mnt/backups` or `s3://bucket/folder`. Returns undefined for an S3 address without a bucket. */
export function parseTarget(text: string, baseDir: string): TargetConfig | undefined {
  if (!text.startsWith('s3://')) return { kind: 'folder', folder: resolve(baseDir, text) };
  const [, bucket, folder] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(text) ?? [];
  if (bucket === undefined) return undefined;
  const segments = (folder ?? '').split('/').filter(Boolean);
  if (segments.some((segment) => !/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(segment))) return undefined;
  return { kind: 's3', bucket, folder: segments.join('/') };
}

/** Returns whether a folder would be lost together with the data folder. */
export function isInside(folder: string, dataDir: string): boolean {
  const path = relative(dataDir, folder);
  return path === '' || (!path.startsWith('..') && !isAbsolute(path));
}

type Values = { readonly [name in keyof typeof BACKUP_SETTINGS]?: string | undefined } & {
  readonly DATA_DIR?: string | undefined;
};

/** Reports a place of backups that cannot be used, in one sentence each. */
export function backupProblems(value: Values, baseDir: string): string[] {
  const { BACKUP_TO: to, BACKUP_S3_ACCESS_KEY_ID: id, BACKUP_S3_SECRET_ACCESS_KEY: secret } = value;
  const problems: string[] = [];
  if (id && !secret) {
    problems.push('BACKUP_S3_SECRET_ACCESS_KEY is missing: BACKUP_S3_ACCESS_KEY_ID alone logs nobody in.');
  }
  if (secret && !id) {
    problems.push('BACKUP_S3_ACCESS_KEY_ID is missing: BACKUP_S3_SECRET_ACCESS_KEY alone logs nobody in.');
  }
  const target = to && parseTarget(to, baseDir);
  if (!to) return problems;
  if (!target) return [...problems, 'BACKUP_TO: must be a folder, or like s3://bucket/folder'];
  if (target.kind === 's3' && !id && !secret) {
    problems.push('BACKUP_S3_ACCESS_KEY_ID is missing: BACKUP_TO is a bucket.');
  }
  if (target.kind === 's3' && !value.BACKUP_KEY) {
    problems.push('BACKUP_KEY is missing: others keep the bucket, so backups in it must be encrypted.');
  }
  const dataDir = resolve(baseDir, value.DATA_DIR ?? './data');
  if (target.kind === 'folder' && isInside(target.folder, dataDir)) {
    problems.push('BACKUP_TO: a folder in DATA_DIR would be lost with it; name one on another disk.');
  }
  return problems;
}

export function backupConfig(
  value: z.infer<z.ZodObject<typeof BACKUP_SETTINGS>>,
  baseDir: string,
): BackupConfig {
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  const login = { endpoint: value.BACKUP_S3_ENDPOINT, region: value.BACKUP_S3_REGION };
  return {
    to: value.BACKUP_TO === undefined ? undefined : parseTarget(value.BACKUP_TO, baseDir),
    key: value.BACKUP_KEY,
    keepDays: value.BACKUP_KEEP_DAYS,
    s3: accessKeyId && secretAccessKey ? { ...login, accessKeyId, secretAccessKey } : undefined,
  };
}
