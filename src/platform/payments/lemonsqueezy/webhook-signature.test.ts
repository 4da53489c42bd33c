import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignedByAny } from './webhook-signature.ts';

const SECRET = 'test_secret_123';
// The body and its signature are facts/payments.md's computed vector.
const BODY = new TextEncoder().encode(
  '{"meta":{"event_name":"order_created","custom_data":{"order_token":"abc"}},"data":{"type":"orders","id":"1","attributes":{"status":"paid","total":1900,"test_mode":true}}}',
);
const SIGNATURE = '4b5db8f5da9cc1aaf59bf2bc6a2a0b8e4caae819b6a5dce090d0f0e06012507e';

it('matches the test vector', () => {
  expect(isSignedByAny([SECRET], BODY, SIGNATURE)).toBe(true);
  expect(isSignedByAny([SECRET], BODY, SIGNATURE.toUpperCase())).toBe(true);
});

it('rejects each changed byte of the body and each changed digit of the signature', () => {
  for (let index = 0; index < BODY.length; index += 1) {
    const changed = BODY.slice();
    changed[index]! ^= 1;
    expect(isSignedByAny([SECRET], changed, SIGNATURE)).toBe(false);
  }
  for (let index = 0; index < SIGNATURE.length; index += 1) {
    const digit = SIGNATURE[index] === '0' ? '1' : '0';
    const changed = SIGNATURE.slice(0, index) + digit + SIGNATURE.slice(index + 1);
    expect(isSignedByAny([SECRET], BODY, changed)).toBe(false);
  }
});

it('tries all secrets and all signatures', () => {
  expect(isSignedByAny(['new_secret', SECRET], BODY, SIGNATURE)).toBe(true);
  expect(isSignedByAny([SECRET, 'new_secret'], BODY, SIGNATURE)).toBe(true);
  expect(isSignedByAny([SECRET], BODY, `${'0'.repeat(64)}, ${SIGNATURE}`)).toBe(true);
  expect(isSignedByAny(['new_secret'], BODY, SIGNATURE)).toBe(false);
  expect(isSignedByAny([], BODY, SIGNATURE)).toBe(false);
});

it('never accepts what is signed with an empty secret', () => {
  const signature = createHmac('sha256', '').update(BODY).digest('hex');
  expect(isSignedByAny([''], BODY, signature)).toBe(false);
});

it.each([null, '', ',', 'sha256=abc', SIGNATURE.slice(1), `${SIGNATURE}0`, 'z'.repeat(64), '0'.repeat(64)])(
  'rejects the header %j',
  (header) => expect(isSignedByAny([SECRET], BODY, header)).toBe(false),
);
