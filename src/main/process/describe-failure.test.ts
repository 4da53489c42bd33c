import { expect, it } from 'vitest';
import { DatabaseError } from '../../platform/db/database.ts';
import { describeFailure } from './describe-failure.ts';

const systemError = (code: string, message: string) => Object.assign(new Error(message), { code });

it('advises what to do about a full disk, also as a nested cause, and shows no stack', () => {
  const full = systemError('ENOSPC', 'ENOSPC: no space left on device, write');
  const text =
    'ENOSPC: no space left on device, write: the disk is full; make room where DATA_DIR is and start again.';
  expect(describeFailure(full)).toBe(text);
  const above = new DatabaseError('The built-in PostgreSQL does not start.', { cause: full });
  expect(describeFailure(above)).toBe(`The built-in PostgreSQL does not start.\n  because: ${text}`);
});

it('names the setting for a port that is taken', () => {
  const taken = systemError('EADDRINUSE', 'listen EADDRINUSE: address already in use :::3000');
  expect(describeFailure(taken)).toBe(`${taken.message}: another program uses this port; set PORT.`);
});

it('shows the stack of an unexpected error', () => {
  expect(describeFailure(new TypeError('x is undefined'))).toContain('describe-failure.test');
});
