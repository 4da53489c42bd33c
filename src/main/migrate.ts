import { findRunningPostgres, startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { runProgram } from './process/program.ts';
import { migrateDatabase } from './adapters/ready-database.ts';

/** Program: brings the database to this version and ends. Starts the built-in one for it if need be. */
await runProgram('migration', async ({ config, root }) => {
  const running =
    config.database.kind === 'url' ? config.database.url : await findRunningPostgres(config.dataDir);
  const own = running ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    const { landed, alreadyLanded } = await migrateDatabase(running ?? own!.url, root);
    const now = landed.length > 0 ? `landed ${landed.join(', ')}` : 'nothing to do';
    process.stdout.write(`Database: ${now} (${alreadyLanded} landed before).\n`);
  } finally {
    await own?.stop();
  }
});
