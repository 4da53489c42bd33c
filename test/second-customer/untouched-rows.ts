import { expect } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/db/database.ts';
import { MARK } from './second-customer.ts';

/**
 * Creates views in the schema `own` that show every table without the second customer; tests read these through their
 * search path. Keeps a copy of the second customer's rows beside them, to compare with at the end.
 */
export async function hideSecondCustomer(db: Database): Promise<void> {
  const tables = await tablesOf(db);
  const views = tables.map(
    (table) =>
      `create view own.${table} as select * from public.${table} t where t::text not like '%${MARK}%';`,
  );
  await db.execute(
    sql.raw(`create schema own; ${views.join(' ')}
      create table own.second_customer as ${rowsOfSecondCustomer(tables)}`),
  );
}

function rowsOfSecondCustomer(tables: readonly string[]): string {
  return tables
    .map(
      (name) =>
        `select '${name}' as name, t::text as line from public.${name} t where t::text like '%${MARK}%'`,
    )
    .join(' union all ');
}

/** Returns a connection string whose tables show the tests' own customers only. */
export function ownTables(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c search_path=own,public');
  return url.href;
}

/** Fails when a row of the second customer was changed, added or deleted, or a job is about them. */
export async function expectSecondCustomerUntouched(db: Database): Promise<void> {
  const jobs = `select 'job ' || name, data::text from pgboss.job where data::text like '%${MARK}%'`;
  const then = 'select name, line from own.second_customer';
  const now = `${rowsOfSecondCustomer(await tablesOf(db))} union all ${jobs}`;
  const { rows } = await db.execute(
    sql.raw(`select 'is gone' as what, * from (${then} except all (${now})) gone
      union all select 'has come', * from ((${now}) except all ${then}) come`),
  );
  expect(rows, 'rows of somebody else').toEqual([]);
}

/** Deletes the rows of the tests' own customers, which leaves the database as the template is. */
export async function removeOwnRows(db: Database): Promise<void> {
  const tables = (await tablesOf(db)).filter((table) => table !== 'schema_migrations');
  const deletes = tables.map((table) => `delete from public.${table} t where t::text not like '%${MARK}%'`);
  await db.execute(sql.raw([...deletes, 'delete from pgboss.job'].join('; ')));
}

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map((row) => String(row['tablename']));
}
