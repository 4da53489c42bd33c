import pg from 'pg';
import { createDatabase } from '../src/platform/db/create-database.ts';
import type { Database } from '../src/platform/db/database.ts';

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/**
 * Runs queries and returns the tables that their plans read from the first row to the last (`Seq Scan`), with the statements. Fill the tables and
 * analyze them first: of a small table, PostgreSQL reads every row whatever indexes there are.
 */
export async function scannedTables(
  url: string,
  run: (db: Database) => Promise<unknown>,
): Promise<ReadonlyMap<string, string>> {
  const statements: Statement[] = [];
  const connection = createDatabase(url);
  connection.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const [config, values] = args as [{ text?: string; values?: unknown[] } | string, unknown];
        const text = typeof config === 'string' ? config : (config.text ?? '');
        const given = typeof config === 'string' ? undefined : config.values;
        statements.push({ text, values: given ?? (Array.isArray(values) ? values : []) });
        return query(...args);
      },
    });
  });
  try {
    await run(connection.db);
  } finally {
    await connection.close();
  }
  return explain(
    url,
    statements.filter(({ text }) => /^\s*select/i.test(text)),
  );
}

async function explain(url: string, statements: readonly Statement[]): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const scanned = new Map<string, string>();
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      for (const { 'QUERY PLAN': line } of rows) {
        const [, table] = /Seq Scan on (\S+)/.exec(line) ?? [];
        if (table) scanned.set(table, text);
      }
    }
    return scanned;
  } finally {
    await client.end();
  }
}
