import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { DatabaseError } from './database.ts';

/** An arbitrary constant. It must be the same in every process of every version, so that only one migrates at a time. */
const MIGRATION_LOCK = 1_819_042_916;

export interface MigrationReport {
  /** File names of the migrations that this call applied, in order. */
  readonly applied: readonly string[];
  /** Number of migrations that were applied before. */
  readonly alreadyApplied: number;
}

/**
 * Applies the `NNNN_name.sql` files of `folder` that have not been applied yet, in order of name, one transaction each.
 * Any number of processes may call this at once: one works, the others wait and find nothing to do.
 *
 * @param only the names of those to apply; default: all
 * @throws {DatabaseError} when there is no connection, when a file fails (it is rolled back), or when an applied file has
 * changed or is missing
 */
export async function migrate(
  url: string,
  folder: string,
  only?: ReadonlySet<string>,
): Promise<MigrationReport> {
  const migrations = await readMigrations(folder);
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, landed_at timestamptz not null default now())`);
    const before = await client.query<AppliedMigration>('select name, checksum from schema_migrations');
    verifyApplied(before.rows, migrations);
    const names = new Set(before.rows.map((row) => row.name));
    const missing = migrations.filter(({ name }) => !names.has(name) && (only?.has(name) ?? true));
    for (const migration of missing) await apply(client, migration);
    return { applied: missing.map((migration) => migration.name), alreadyApplied: names.size };
  });
}

export interface PendingMigration {
  readonly name: string;
  /** The first sentence of its comment. */
  readonly summary: string;
}

/**
 * Lists the migrations that `migrate` would apply. Changes nothing.
 * @throws {DatabaseError} as `migrate` does
 */
export async function listPendingMigrations(
  url: string,
  folder: string,
): Promise<readonly PendingMigration[]> {
  const migrations = await readMigrations(folder);
  return withClient(url, async (client) => {
    const applied = await listApplied(client);
    verifyApplied(applied, migrations);
    const names = new Set(applied.map(({ name }) => name));
    return migrations
      .filter(({ name }) => !names.has(name))
      .map(({ name, sql }) => ({ name, summary: firstSentence(sql) }));
  });
}

async function listApplied(client: pg.Client): Promise<readonly AppliedMigration[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return [];
  return (await client.query<AppliedMigration>('select name, checksum from schema_migrations')).rows;
}

/** Returns the beginning of the comment that a migration starts with, up to its first full stop. */
export function firstSentence(sql: string): string {
  const lines = sql.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('--'));
  const comment = lines.slice(0, end === -1 ? undefined : end).map((line) => line.replace(/^--\s*/, ''));
  const text = comment.join(' ').trim();
  return /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
}

/**
 * Compares migrations that were applied elsewhere with the files of this version.
 * @throws {DatabaseError} when this version lacks one, or has it with another content
 */
export async function verifyKnownMigrations(
  applied: readonly AppliedMigration[],
  folder: string,
): Promise<void> {
  verifyApplied(applied, await readMigrations(folder));
}

/** Makes migrations wait until the connection releases its locks, so that the tables stay as they are. */
export async function holdMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock_shared($1)', [MIGRATION_LOCK]);
}

async function withClient<Answer>(
  url: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lichtbild-migrate',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined); // the query in flight rejects with the same error
  await client.connect().catch((cause: unknown) => {
    // Only the code is reliable: when several addresses were tried, the message is empty.
    const { code = 'no answer' } = cause as { code?: string };
    throw new DatabaseError(
      `The database does not answer or rejects the login (${code}): check DATABASE_URL and that it is running.`,
      { cause },
    );
  });
  try {
    return await work(client);
  } finally {
    await client.end(); // also releases the advisory lock
  }
}

export interface MigrationState {
  readonly applied: number;
  readonly last: { readonly name: string; readonly appliedAt: Date } | undefined;
  /** The names of the files that are not applied. */
  readonly pending: readonly string[];
}

/** Compares the files of `folder` with the migrations that the database has. */
export async function readMigrationState(
  pool: Pick<pg.Pool, 'query'>,
  folder: string,
): Promise<MigrationState> {
  const { rows } = await pool.query<{ name: string; landed_at: Date }>(
    'select name, landed_at from schema_migrations order by name',
  );
  const applied = new Set(rows.map(({ name }) => name));
  const last = rows.at(-1);
  return {
    applied: rows.length,
    last: last && { name: last.name, appliedAt: last.landed_at },
    pending: (await listMigrations(folder)).filter((name) => !applied.has(name)),
  };
}

async function listMigrations(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
}

export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}
interface Migration extends AppliedMigration {
  readonly sql: string;
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  return Promise.all(
    (await listMigrations(folder)).map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') };
    }),
  );
}

function verifyApplied(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  const available = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const { name, checksum } of applied) {
    const now = available.get(name);
    if (now === undefined) {
      throw new DatabaseError(
        `Migration ${name} is applied in this database but missing from this version: run a newer version.`,
      );
    }
    if (now !== checksum) {
      throw new DatabaseError(
        `Migration ${name} was changed after it was applied: restore the file, put the change in a new one.`,
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (cause) {
    throw new DatabaseError(`Migration ${migration.name} failed; it was rolled back.`, { cause });
  }
}
