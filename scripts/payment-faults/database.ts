import { fileURLToPath } from 'node:url';
import { copyTemplate, databaseUrl, dropDatabase } from '../../test/template-database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { installQueue } from '../../src/platform/queue/install-queue.ts';

const MIGRATIONS_DIR = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** Creates a database with all tables and the queue, and drops it at the end of the block. */
export async function createRunDatabase(
  clusterUrl: string,
): Promise<AsyncDisposable & { readonly url: string }> {
  const name = await copyTemplate(clusterUrl, 'empty');
  const url = databaseUrl(clusterUrl, name);
  await migrate(url, MIGRATIONS_DIR);
  await installQueue(url);
  return { url, [Symbol.asyncDispose]: () => dropDatabase(clusterUrl, name) };
}
