import { createDatabase, type DatabaseConnection } from '../src/platform/db/create-database.ts';

/** Opens a separate connection that logs the text of every statement, `begin` and savepoints included. */
export function openLoggedDatabase(
  url: string,
): DatabaseConnection & { readonly statements: readonly string[] } {
  const statements: string[] = [];
  const connection = createDatabase(url);
  connection.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        statements.push(String((args[0] as { text?: string }).text ?? args[0]));
        return query(...args);
      },
    });
  });
  return { ...connection, statements };
}
