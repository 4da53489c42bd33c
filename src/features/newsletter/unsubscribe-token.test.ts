import { expect, it } from 'vitest';
import { createHmacCapabilities } from '../../platform/capability/hmac-capabilities.ts';
import { randomIds } from '../../platform/ids/ids.ts';
import { readSubscriberId, unsubscribeToken } from './unsubscribe-token.ts';

const SECRET = 'a secret for tests of at least 32 characters';
const capabilities = createHmacCapabilities([SECRET]);
const id = randomIds.newId();
const token = unsubscribeToken(capabilities, id);

it('identifies its subscriber, also after a rotation of the secret', () => {
  expect(token).toMatch(/^[\w-]{44}$/);
  expect(readSubscriberId(capabilities, token)).toBe(id);
  const changed = createHmacCapabilities(['another secret of at least 32 characters', SECRET]);
  expect(readSubscriberId(changed, token)).toBe(id);
});

it.each([
  ['nothing', ''],
  ['the id alone', id],
  ['a part', token.slice(0, -1)],
  ['more', `${token}A`],
  ['the key of another', unsubscribeToken(capabilities, randomIds.newId()).replace(/^.{22}/, id)],
  ['the key of another purpose', id + capabilities.keyFor('owner', id)],
  ['much', 'x'.repeat(9_999)],
])('refuses %s', (_what, wrong) => {
  expect(readSubscriberId(capabilities, wrong)).toBeUndefined();
});
