import { inject } from 'vitest';
import { createDatabase } from '../src/platform/db/create-database.ts';
import type { Database } from '../src/platform/db/database.ts';
import { copyTemplate, databaseUrl, dropDatabase } from './template-database.ts';

export interface TestDatabase extends AsyncDisposable {
  readonly db: Database;
  readonly url: string;
}

/**
 * A fresh database with every table and the queue, dropped at the end of the block:
 * `await using database = await createTestDatabase();`
 */
export async function createTestDatabase(template: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = await copyTemplate(clusterUrl, template);
  const url = databaseUrl(clusterUrl, name);
  const connection = createDatabase(url);
  return {
    db: connection.db,
    url,
    async [Symbol.asyncDispose]() {
      await connection.close();
      await dropDatabase(clusterUrl, name);
    },
  };
}
