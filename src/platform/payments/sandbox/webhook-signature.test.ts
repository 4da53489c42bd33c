import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignedBy, signWebhook } from './webhook-signature.ts';

const SECRET = 'test_secret_123';
const NOW = new Date(1_732_147_200_000);
// The body and the expected value are facts/payments.md's computed vector for `t=…,v1=…` signatures.
const BODY = new TextEncoder().encode(
  '{"meta":{"event_name":"order_created","custom_data":{"order_token":"abc"}},"data":{"type":"orders","id":"1","attributes":{"status":"paid","total":1900,"test_mode":true}}}',
);
const HEADER = 't=1732147200,v1=e30ef64a21a08df3ef3eecd30f1357a14f960a114cb3c63eaa7b0f2680c7b0c6';
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

it('matches the test vector', () => {
  expect(signWebhook(SECRET, BODY, NOW)).toBe(HEADER);
  expect(isSignedBy(SECRET, BODY, HEADER, NOW)).toBe(true);
});

it('rejects a changed byte, another secret and another time', () => {
  const tampered = BODY.slice();
  tampered[20]! ^= 1;
  expect(isSignedBy(SECRET, tampered, HEADER, NOW)).toBe(false);
  expect(isSignedBy('other', BODY, HEADER, NOW)).toBe(false);
  expect(isSignedBy(SECRET, BODY, HEADER.replace('t=1732147200', 't=1732147201'), NOW)).toBe(false);
});

it('accepts a signature for 300 seconds before and after', () => {
  expect(isSignedBy(SECRET, BODY, HEADER, at(300))).toBe(true);
  expect(isSignedBy(SECRET, BODY, HEADER, at(301))).toBe(false);
  expect(isSignedBy(SECRET, BODY, HEADER, at(-300))).toBe(true);
  expect(isSignedBy(SECRET, BODY, HEADER, at(-301))).toBe(false);
});

it.each([
  ['soon', 'NaN'],
  ['1732147200.5', '1732147200.5'],
])('rejects the time %s, although it is signed', (time, signed) => {
  const signature = createHmac('sha256', SECRET).update(`${signed}.`).update(BODY).digest('hex');
  expect(isSignedBy(SECRET, BODY, `t=${time},v1=${signature}`, NOW)).toBe(false);
});

it('finds the right one of several signatures', () => {
  const other = createHmac('sha256', 'old').update('1732147200.').update(BODY).digest('hex');
  const [time, right] = HEADER.split(',');
  expect(isSignedBy(SECRET, BODY, `${time},v1=${other},${right}`, NOW)).toBe(true);
  expect(isSignedBy(SECRET, BODY, `${time},v1=${other}`, NOW)).toBe(false);
  expect(isSignedBy(SECRET, BODY, `${time},${right!.replace('v1', 'v0')}`, NOW)).toBe(false);
});

it.each([
  null,
  '',
  't=1732147200',
  'v1=abc',
  't=,v1=',
  't=x,v1=y',
  't=1732147200,v1=zz',
  't=1e9,v1=',
  '=',
  ',,,',
])('refuses the header %j', (header) => expect(isSignedBy(SECRET, BODY, header, NOW)).toBe(false));
