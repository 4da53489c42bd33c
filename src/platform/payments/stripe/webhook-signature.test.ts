import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { isSignedByStripe } from './webhook-signature.ts';

const SECRET = 'test_secret_123';
const SECONDS = 1_732_147_200;
const NOW = new Date(SECONDS * 1_000);
// A signature that was computed independently of this code.
const TEXT =
  '{"meta":{"event_name":"order_created","custom_data":{"order_token":"abc"}},"data":{"type":"orders","id":"1","attributes":{"status":"paid","total":1900,"test_mode":true}}}';
const BODY = new TextEncoder().encode(TEXT);
const RIGHT = 'v1=e30ef64a21a08df3ef3eecd30f1357a14f960a114cb3c63eaa7b0f2680c7b0c6';
const HEADER = `t=${SECONDS},${RIGHT}`;
const WRONG = `v1=${createHmac('sha256', 'old').update(`${SECONDS}.`).update(BODY).digest('hex')}`;
const at = (seconds: number) => new Date((SECONDS + seconds) * 1_000);

it('accepts the test vector, and what the official SDK signs', () => {
  expect(isSignedByStripe([SECRET], BODY, HEADER, NOW)).toBe(true);
  const header = Stripe.webhooks.generateTestHeaderString({
    payload: TEXT,
    secret: SECRET,
    timestamp: SECONDS,
  });
  expect(isSignedByStripe([SECRET], BODY, header, NOW)).toBe(true);
});

it('rejects a changed byte, another secret and another time', () => {
  const tampered = BODY.slice();
  tampered[20]! ^= 1;
  expect(isSignedByStripe([SECRET], tampered, HEADER, NOW)).toBe(false);
  expect(isSignedByStripe(['other'], BODY, HEADER, NOW)).toBe(false);
  expect(isSignedByStripe([], BODY, HEADER, NOW)).toBe(false);
  expect(isSignedByStripe([SECRET], BODY, `t=${SECONDS + 1},${RIGHT}`, NOW)).toBe(false);
});

it('never accepts the empty secret of a half-filled setting', () => {
  const forged = createHmac('sha256', '').update(`${SECONDS}.`).update(BODY).digest('hex');
  expect(isSignedByStripe([''], BODY, `t=${SECONDS},v1=${forged}`, NOW)).toBe(false);
});

it('accepts a signature for 300 seconds before and after', () => {
  expect(isSignedByStripe([SECRET], BODY, HEADER, at(300))).toBe(true);
  expect(isSignedByStripe([SECRET], BODY, HEADER, at(301))).toBe(false);
  expect(isSignedByStripe([SECRET], BODY, HEADER, at(-300))).toBe(true);
  expect(isSignedByStripe([SECRET], BODY, HEADER, at(-301))).toBe(false);
});

it.each(['soon', '', '1e9', '0x67', `-${SECONDS}`, `${SECONDS}.0`])(
  'rejects the time %j, although it is signed',
  (time) => {
    const signature = createHmac('sha256', SECRET).update(`${time}.`).update(BODY).digest('hex');
    expect(isSignedByStripe([SECRET], BODY, `t=${time},v1=${signature}`, NOW)).toBe(false);
  },
);

it.each([
  ['the first of two signatures', `t=${SECONDS},${RIGHT},${WRONG}`, true],
  ['the second of two signatures', `t=${SECONDS},${WRONG},${RIGHT}`, true],
  ['a signature after an empty one', `t=${SECONDS},v1=,v1,${RIGHT}`, true],
  ['spaces between the parts', `t=${SECONDS}, ${RIGHT}`, true],
  ['the time at the end', `${RIGHT},t=${SECONDS}`, true],
  ['only a wrong signature', `t=${SECONDS},${WRONG}`, false],
  ['another scheme', `t=${SECONDS},${RIGHT.replace('v1', 'v0')}`, false],
])('finds %s', (_, header, isSigned) => {
  expect(isSignedByStripe(['new', SECRET], BODY, header, NOW)).toBe(isSigned);
});

it.each([null, '', `t=${SECONDS}`, RIGHT, 't=,v1=', 't=x,v1=y', 't=1e9,v1=', '=', ',,,', `t=-1,${RIGHT}`])(
  'rejects the header %j',
  (header) => expect(isSignedByStripe([SECRET], BODY, header, NOW)).toBe(false),
);
