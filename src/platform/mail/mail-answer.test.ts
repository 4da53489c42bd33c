import { expect, it } from 'vitest';
import { enhancedStatus, isAboutMailbox, storableAnswer } from './mail-answer.ts';

it.each([
  [550, '550 5.1.1 User unknown', true],
  [550, '550-5.1.1 The email account does not exist', true],
  [553, '553 5.1.2 no such domain', true],
  [556, '556 5.1.10 null MX', true],
  [550, '550 5.2.1 mailbox disabled', true],
  [550, '550 no such user', true],
  [551, '551 not here', true],
  [550, '550 5.7.1 blocked', false],
  [550, '550 5.7.26 unauthenticated', false],
  [552, '552 5.2.2 mailbox full', false],
  [552, '552 too large', false],
  [554, '554 refused', false],
  [550, '550 blocked using a list', false],
  [550, '550 relaying denied', false],
  [550, '550 your reputation', false],
  [null, 'no answer', false],
  [550, '550 5.0.0 no such user', true],
  [550, '550 5.0.0 spam', false],
])('%s %j is about the mailbox: %s', (code, text, expected) => {
  expect(isAboutMailbox({ code, text })).toBe(expected);
});

it('finds the enhanced status, and no address or version', () => {
  expect(enhancedStatus('550 5.1.1 no')).toBe('5.1.1');
  expect(enhancedStatus('550 from 10.5.1.1 no')).toBeUndefined();
  expect(enhancedStatus('550 no')).toBeUndefined();
});

it('stores one line without addresses', () => {
  expect(storableAnswer('550-5.1.1 <mira@example.org>\r\n550 no such\0user')).toBe(
    '550-5.1.1 <[address]> 550 no such user',
  );
  expect(storableAnswer('x'.repeat(400))).toHaveLength(300);
});
