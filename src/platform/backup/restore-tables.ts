import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError, type BackupTarget } from './backup-target.ts';
import { requireSameTable } from './check-backup.ts';
import { measure, openContent } from './content.ts';
import type { OpenedBackup } from './list-backups.ts';
import type { BackedUpTable } from './manifest.ts';
import { listJobColumns, listTables, QUEUE_JOBS, quoted, quotedColumns } from './table-list.ts';
import { targetKeys } from './target-keys.ts';

const isJobs = ({ schema }: Pick<BackedUpTable, 'schema'>) => schema === QUEUE_JOBS.schema;

/**
 * Fills the empty tables of the backup's version, in the caller's transaction.
 * @param onTable called before each table, with the number of all
 * @throws {BackupError} when the tables differ from the backup's, or a table's content is damaged
 */
export async function restoreTables(
  client: ClientBase,
  target: BackupTarget,
  { manifest, cipher }: OpenedBackup,
  onTable: (count: number) => void,
): Promise<void> {
  const existing = await listTables(client);
  const backedUp = new Map(manifest.tables.map((table) => [`${table.schema}.${table.name}`, table]));
  for (const { schema, name } of existing) {
    const table = backedUp.get(`${schema}.${name}`);
    if (!table) throw new BackupError(`The backup lacks the table ${name}.`);
    onTable(manifest.tables.length);
    await load(client, target, { manifest, cipher }, table, table.columns);
  }
  const known = new Set(existing.map(({ name }) => name));
  const unknown = manifest.tables.find((table) => !isJobs(table) && !known.has(table.name));
  if (unknown) throw new BackupError(`This version has no table ${unknown.name}.`);
  const jobs = manifest.tables.find(isJobs);
  if (jobs) {
    onTable(manifest.tables.length);
    await loadJobs(client, target, { manifest, cipher }, jobs);
  }
  await setSequences(client);
}

/**
 * Restores the jobs that had not ended. The version of the queue may have other columns, and jobs of a name that is gone are dropped. A
 * job that was running starts again without using up a try.
 */
async function loadJobs(
  client: ClientBase,
  target: BackupTarget,
  backup: OpenedBackup,
  jobs: BackedUpTable,
): Promise<void> {
  const columns = await listJobColumns(client);
  const kept = jobs.columns.filter((column) => columns.includes(column));
  // The whole table is loaded first, because COPY reads the columns of the file.
  const types = jobs.columns.map((column) =>
    columns.includes(column) ? `j.${quoted(column)}` : `null::text as ${quoted(column)}`,
  );
  await client.query(
    `create temp table restored_jobs on commit drop as select ${types.join(', ')} from pgboss.job j where false`,
  );
  await load(
    client,
    target,
    backup,
    { ...jobs, name: 'restored_jobs', schema: 'pg_temp' },
    jobs.columns,
    jobs,
  );
  await client.query(`update restored_jobs set state = 'created', started_on = null, heartbeat_on = null
    where state = 'active'`);
  await client.query(
    `insert into pgboss.job (${quotedColumns(kept)}) select ${quotedColumns(kept)} from restored_jobs
       where name in (select name from pgboss.queue)`,
  );
}

async function load(
  client: ClientBase,
  target: BackupTarget,
  { manifest, cipher }: OpenedBackup,
  into: Pick<BackedUpTable, 'schema' | 'name'>,
  columns: readonly string[],
  table: BackedUpTable = into as BackedUpTable,
): Promise<void> {
  const key = targetKeys.table(manifest.id, table, cipher.suffix);
  const { body, result } = measure(cipher, await openContent(target, cipher, key));
  const statement = `copy ${quoted(into.schema)}.${quoted(into.name)} (${quotedColumns(columns)}) from stdin`;
  try {
    await pipeline(Readable.from(body, { objectMode: false }), client.query(copyFrom(statement)));
  } catch (cause) {
    if (!(cause as { readonly code?: string }).code?.startsWith('22')) throw cause;
    throw new BackupError(`The table ${table.name} of the backup is damaged.`, { cause });
  }
  requireSameTable(table, result());
}

/** Lets the next generated number follow the greatest restored one. */
async function setSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as "column" from pg_attribute a
       join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind = 'r' and not a.attisdropped
         and pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) is not null`,
  );
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(table)}`,
      [quoted(table), column],
    );
  }
}

/** Returns the name of a table of ours that has rows; undefined when all are empty. */
export async function findFilledTable(client: ClientBase): Promise<string | undefined> {
  const tables = await listTables(client);
  for (const { schema, name } of tables) {
    const { rows } = await client.query<{ filled: boolean }>(
      `select exists (select from ${quoted(schema)}.${quoted(name)}) as filled`,
    );
    if (rows[0]?.filled) return name;
  }
  return undefined;
}
