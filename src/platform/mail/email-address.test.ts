import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

it.each(['jo@example.com', 'jo.se+x@mail.example.co', 'käufer@bücher.example', '"x"@a.b'])(
  'takes %s',
  (text) => expect(isEmailAddress(text)).toBe(true),
);

it.each([
  '',
  'jo',
  'jo@example',
  'jo example@mail.com',
  'jo@ex@mail.com',
  '@example.com',
  'jo@.com',
  'jo@example.',
  'jo@example..com',
  'jo@example.com\r\nBcc: all@example.com',
  `${'a'.repeat(250)}@x.de`,
])('refuses %j', (text) => expect(isEmailAddress(text)).toBe(false));
