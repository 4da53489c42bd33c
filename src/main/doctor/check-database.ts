import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '../../platform/db/create-database.ts';
import { findRunningPostgres } from '../../platform/db/embedded/embedded-postgres.ts';
import { findPostgresBinaries } from '../../platform/db/embedded/postgres-binaries.ts';
import type { Config } from '../config/config.ts';
import { fine, problem, warning, words, type Finding } from './finding.ts';

const LEAST_VERSION = 140_000;

export async function lookAtDatabase(config: Config, root: string): Promise<Finding> {
  const part = 'database';
  if (config.database.kind === 'url') {
    return ask(config.database.url, root).catch((error: unknown) =>
      problem(part, words(error), 'Check DATABASE_URL and that the server is running and lets us in.'),
    );
  }
  try {
    const { postgres } = await findPostgresBinaries();
    const url = await findRunningPostgres(config.dataDir);
    if (url) return await ask(url, root);
    return fine(part, `built-in, not running now (${postgres})`);
  } catch (error) {
    return problem(part, words(error), 'Set DATABASE_URL, or look into the log beside the data folder.');
  }
}

async function ask(url: string, root: string): Promise<Finding> {
  const connection = createDatabase(url, { maxConnections: 1 });
  try {
    const { rows } = await connection.pool.query<{ number: number; version: string; migrated: boolean }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
              to_regclass('schema_migrations') is not null as migrated`,
    );
    const { number, version, migrated } = rows[0]!;
    if (number < LEAST_VERSION) {
      return problem('database', `PostgreSQL ${version} is too old`, 'Use PostgreSQL 14 or newer.');
    }
    const landed = migrated
      ? (await connection.pool.query<{ name: string }>('select name from schema_migrations')).rows
      : [];
    const known = (await readdir(join(root, 'db/migrations'))).filter((name) => name.endsWith('.sql'));
    const missing = known.length - landed.length;
    if (missing > 0) {
      return warning(
        'database',
        `PostgreSQL ${version}, ${missing} migrations to land`,
        'Run `npm run migrate`.',
      );
    }
    return fine('database', `PostgreSQL ${version}, all ${known.length} migrations landed`);
  } finally {
    await connection.close();
  }
}
