import type { ClientBase } from 'pg';
import { invariant } from '../../base/invariant.ts';

export interface TableShape {
  readonly schema: string;
  readonly name: string;
  /** Without those that the database computes. */
  readonly columns: readonly string[];
}

/** The tables that migrations make are empty except for this one, whose rows the migrations write. */
const APPLIED_MIGRATIONS = 'schema_migrations';

/** Lists our tables so that each comes after those that its foreign keys refer to. */
export async function listTables(client: ClientBase): Promise<readonly TableShape[]> {
  const tables = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> $1
       group by c.relname order by c.relname`,
    [APPLIED_MIGRATIONS],
  );
  const references = await client.query<{ from: string; to: string }>(
    `select f.relname as "from", t.relname as "to" from pg_constraint k
       join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
       join pg_namespace n on n.oid = f.relnamespace
       where k.contype = 'f' and n.nspname = 'public' and f.oid <> t.oid`,
  );
  return inReferenceOrder(
    tables.rows.map((table) => ({ schema: 'public', ...table })),
    references.rows,
  );
}

interface Reference {
  readonly from: string;
  readonly to: string;
}

/** Sorts tables so that rows can be inserted without violating a foreign key. */
export function inReferenceOrder<Table extends { readonly name: string }>(
  tables: readonly Table[],
  references: readonly Reference[],
): readonly Table[] {
  const sorted: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const isWaiting = ({ name }: Table) =>
      references.some(({ from, to }) => from === name && left.some((other) => other.name === to));
    const ready = left.filter((table) => !isWaiting(table));
    invariant(ready.length > 0, 'the foreign keys of our tables have no cycle');
    sorted.push(...ready);
    left = left.filter(isWaiting);
  }
  return sorted;
}

/** The jobs of the queue, of whose table only this is copied: settings and schedules are installed by every version. */
export const QUEUE_JOBS = { schema: 'pgboss', name: 'job' } as const;

export async function listJobColumns(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute
       where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  return rows.map(({ name }) => name);
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quotedColumns(columns: readonly string[]): string {
  return columns.map(quoted).join(', ');
}
