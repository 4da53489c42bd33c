import { expect, it } from 'vitest';
import { parseBuyerEmail } from './buyer-email.ts';

it.each([
  [' mira@example.org\n', { ok: true, value: 'mira@example.org' }],
  ['', { ok: false, error: 'email-missing' }],
  ['  ', { ok: false, error: 'email-missing' }],
  [undefined, { ok: false, error: 'email-missing' }],
  ['mira@', { ok: false, error: 'email-invalid' }],
  ['mira@example.org, jo@example.org', { ok: false, error: 'email-invalid' }],
])('reads %j', (typed, expected) => {
  expect(parseBuyerEmail(typed)).toEqual(expected);
});
