import { expect, it } from 'vitest';
import { findOperator, isOwner } from './operator.ts';

const LIST = { owners: ['Ada@Example.org'], support: ['sam@example.org', 'ada@example.org'] };

it('finds an operator in any spelling, and an owner before a supporter', () => {
  expect(findOperator(LIST, ' ada@EXAMPLE.org ')).toEqual({ email: 'Ada@Example.org', role: 'owner' });
  expect(findOperator(LIST, 'sam@example.org')).toEqual({ email: 'sam@example.org', role: 'support' });
});

it.each(['', 'adam@example.org', 'ada+tag@example.org', 'ada@example.org.evil.example'])(
  'does not find %j',
  (email) => {
    expect(findOperator(LIST, email)).toBeUndefined();
  },
);

it('lets only an owner export and change settings', () => {
  expect([isOwner({ role: 'owner' }), isOwner({ role: 'support' })]).toEqual([true, false]);
});
