import { inject } from 'vitest';
import { createDatabase } from '../src/platform/db/create-database.ts';
import type { Database } from '../src/platform/db/database.ts';
import { expectSecondCustomerUntouched, ownTables } from './second-customer/untouched-rows.ts';
import { copyTemplate, databaseUrl, dropDatabase, recycleDatabase } from './template-database.ts';

export interface TestDatabase extends AsyncDisposable {
  /** The database of the service. */
  readonly db: Database;
  /** The database for the test's own queries: the same tables without the second customer. */
  readonly own: Database;
  readonly url: string;
}

/**
 * Creates a database with every table, the queue and a second customer. It is dropped at the end of the block:
 * `await using database = await createTestDatabase();`, which fails when the second customer was changed.
 */
export async function createTestDatabase(template: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = await copyTemplate(clusterUrl, template);
  const url = databaseUrl(clusterUrl, name);
  const connection = createDatabase(url);
  const own = createDatabase(ownTables(url), { maxConnections: 3 });
  return {
    db: connection.db,
    own: own.db,
    url,
    async [Symbol.asyncDispose]() {
      let isRecycled = false;
      try {
        if (template === 'empty') return;
        await expectSecondCustomerUntouched(connection.db);
        isRecycled = await recycleDatabase(connection.db, name);
      } finally {
        await own.close();
        await connection.close();
        if (!isRecycled) await dropDatabase(clusterUrl, name);
      }
    },
  };
}
