import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '../../platform/db/create-database.ts';
import { findRunningPostgres } from '../../platform/db/embedded/embedded-postgres.ts';
import { findPostgresBinaries } from '../../platform/db/embedded/postgres-binaries.ts';
import type { Config } from '../config/config.ts';
import { errorMessage, type Finding, ok, problem, warning } from './finding.ts';

const MIN_VERSION = 140_000;

export async function checkDatabase(config: Config, root: string): Promise<Finding> {
  const part = 'database';
  if (config.database.kind === 'url') {
    return checkServer(config.database.url, root).catch((error: unknown) =>
      problem(
        part,
        errorMessage(error),
        'Check DATABASE_URL and that the server is running and accepts the login.',
      ),
    );
  }
  try {
    const { postgres } = await findPostgresBinaries();
    const url = await findRunningPostgres(config.dataDir);
    if (url) return await checkServer(url, root);
    return ok(part, `built-in, not running now (${postgres})`);
  } catch (error) {
    return problem(part, errorMessage(error), 'Set DATABASE_URL, or read the log in the data folder.');
  }
}

async function checkServer(url: string, root: string): Promise<Finding> {
  const connection = createDatabase(url, { maxConnections: 1 });
  try {
    const { rows } = await connection.pool.query<{ number: number; version: string; migrated: boolean }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
              to_regclass('schema_migrations') is not null as migrated`,
    );
    const { number, version, migrated } = rows[0]!;
    if (number < MIN_VERSION) {
      return problem('database', `PostgreSQL ${version} is too old`, 'Use PostgreSQL 14 or newer.');
    }
    const applied = migrated
      ? (await connection.pool.query<{ name: string }>('select name from schema_migrations')).rows
      : [];
    const known = (await readdir(join(root, 'db/migrations'))).filter((name) => name.endsWith('.sql'));
    const missing = known.length - applied.length;
    if (missing > 0) {
      return warning(
        'database',
        `PostgreSQL ${version}, ${missing} migrations to apply`,
        'Run `npm run migrate`.',
      );
    }
    return ok('database', `PostgreSQL ${version}, all ${known.length} migrations applied`);
  } finally {
    await connection.close();
  }
}
