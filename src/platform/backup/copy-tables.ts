import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupCipher } from './backup-cipher.ts';
import type { BackupTarget } from './backup-target.ts';
import { measure } from './content.ts';
import type { AppliedMigration, BackedUpTable } from './manifest.ts';
import {
  listJobColumns,
  listTables,
  QUEUE_JOBS,
  quoted,
  quotedColumns,
  type TableShape,
} from './table-list.ts';
import { targetKeys } from './target-keys.ts';

export interface CopiedDatabase {
  readonly migrations: readonly AppliedMigration[];
  readonly queueSchema: number;
  readonly tables: readonly BackedUpTable[];
}

/** Jobs that have ended are history, and those of backups belong to this database alone. */
const OPEN_JOBS = `state in ('created', 'retry', 'active') and name not like 'backup.%'`;

/**
 * Copies every table to the target. Call it in a transaction that is `repeatable read`, so that all tables show one moment.
 * @param onTable called before each table, with the number of all
 */
export async function copyTables(
  client: ClientBase,
  target: BackupTarget,
  { cipher, id }: { readonly cipher: BackupCipher; readonly id: string },
  onTable: (count: number) => void,
): Promise<CopiedDatabase> {
  const migrations = await client.query<AppliedMigration>(
    'select name, checksum from schema_migrations order by name',
  );
  const queue = await client.query<{ version: number }>('select version from pgboss.version');
  const jobs = { ...QUEUE_JOBS, columns: await listJobColumns(client) };
  const shapes = [...(await listTables(client)), jobs];
  const tables: BackedUpTable[] = [];
  for (const shape of shapes) {
    onTable(shapes.length);
    const rows = shape === jobs ? ` where ${OPEN_JOBS}` : '';
    const stream = client.query(copyTo(`copy (${selectOf(shape)}${rows}) to stdout`));
    stream.on('error', () => undefined); // whoever reads it gets the error, and after a failure nobody does
    const { body, result } = measure(cipher, stream);
    await target.write(targetKeys.table(id, shape, cipher.suffix), cipher.encrypt(body));
    const { bytes, lines, hash } = result();
    tables.push({ ...shape, columns: [...shape.columns], rows: lines, bytes, hash });
  }
  return { migrations: migrations.rows, queueSchema: queue.rows[0]?.version ?? 0, tables };
}

function selectOf({ schema, name, columns }: TableShape): string {
  return `select ${quotedColumns(columns)} from ${quoted(schema)}.${quoted(name)}`;
}
