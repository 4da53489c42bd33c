import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DatabaseError } from '../db/database.ts';
import { StorageError } from '../storage/storage.ts';
import { isTransientOutage } from './is-transient-outage.ts';

const coded = (code: string) => Object.assign(new Error('refused'), { code });

it.each([
  ['a full disk', new StorageError('full', { cause: coded('ENOSPC') })],
  [
    'a full disk below another error',
    new Error('no picture', { cause: new StorageError('full', { cause: 1 }) }),
  ],
  ['a database out of disk', new DrizzleQueryError('select', [], coded('53100'))],
  ['a database that shuts down', coded('57P01')],
  ['a refused query', new DrizzleQueryError('select', [], coded('ECONNREFUSED'))],
  ['a cut query', new DrizzleQueryError('select', [], new Error('Connection terminated unexpectedly'))],
  ['a silent query', new DrizzleQueryError('select', [], new Error('Query read timeout'))],
  [
    'a silent database',
    new DrizzleQueryError('select', [], new DatabaseError('The database does not answer.')),
  ],
  ['no connection', new DatabaseError('no connection', { cause: coded('ECONNREFUSED') })],
  ['a full pool', new DatabaseError('x', { cause: new Error('timeout exceeded when trying to connect') })],
])('%s is a transient outage', (_, error) => expect(isTransientOutage(error)).toBe(true));

it.each([
  ['a wrong key', new StorageError('This is not a storage key.')],
  ['a broken rule', new DrizzleQueryError('insert', [], coded('23505'))],
  ['a cancelled query', coded('57014')],
  ['a mail server that refuses', coded('ECONNREFUSED')],
  ['a failed migration', new DatabaseError('Migration 0001 failed', { cause: coded('42601') })],
  ['a bug', new TypeError('undefined is not a function')],
  ['something thrown', 'ENOSPC'],
])('%s is not a transient outage', (_, error) => expect(isTransientOutage(error)).toBe(false));
