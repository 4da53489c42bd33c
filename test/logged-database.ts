import { createDatabase, type DatabaseConnection } from '../src/platform/db/create-database.ts';

/** Opens a separate connection that logs the text of every statement, `begin` and savepoints included. */
export function openLoggedDatabase(
  url: string,
): DatabaseConnection & { readonly statements: readonly string[] } {
  const statements: string[] = [];
  const connection = createDatabase(url);
  connection.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    Object.assign(client, {
      query: (...asked: unknown[]) => {
        statements.push(String((asked[0] as { text?: string }).text ?? asked[0]));
        return query(...asked);
      },
    });
  });
  return { ...connection, statements };
}
