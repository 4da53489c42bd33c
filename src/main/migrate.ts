import { findRunningPostgres, startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { runProgram } from './process/program.ts';
import { requireNoRestore } from './restore/restore-marker.ts';
import { migrateDatabase } from './adapters/prepare-database.ts';

/** Program: migrates the database to this version and ends. Starts the built-in PostgreSQL for it when none is running. */
await runProgram('migration', async ({ config, root }) => {
  await requireNoRestore(config.dataDir);
  const running =
    config.database.kind === 'url' ? config.database.url : await findRunningPostgres(config.dataDir);
  const own = running ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    const { applied, alreadyApplied } = await migrateDatabase(running ?? own!.url, root);
    const now = applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to do';
    process.stdout.write(`Database: ${now} (${alreadyApplied} applied before).\n`);
  } finally {
    await own?.stop();
  }
});
