import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignedByPaddle } from './webhook-signature.ts';

const SECRET = 'test_secret_123';
const NOW = new Date(1_732_147_200_000);
// The body and the signature were computed for the same secret by other code than ours.
const BODY = new TextEncoder().encode(
  '{"meta":{"event_name":"order_created","custom_data":{"order_token":"abc"}},"data":{"type":"orders","id":"1","attributes":{"status":"paid","total":1900,"test_mode":true}}}',
);
const RIGHT = '979d449f1a465a0764325bb3078a0ab42c1f188caf638ccb63cdba9d01d9e319';
const HEADER = `ts=1732147200;h1=${RIGHT}`;
const WRONG = createHmac('sha256', 'old').update('1732147200:').update(BODY).digest('hex');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

it('accepts the test vector', () => {
  expect(isSignedByPaddle([SECRET], BODY, HEADER, NOW)).toBe(true);
});

it('rejects every changed byte of the body, another secret, no secret and another time', () => {
  for (let index = 0; index < BODY.length; index++) {
    const changed = BODY.slice();
    changed[index]! ^= 1;
    expect(isSignedByPaddle([SECRET], changed, HEADER, NOW)).toBe(false);
  }
  expect(isSignedByPaddle(['other'], BODY, HEADER, NOW)).toBe(false);
  expect(isSignedByPaddle([], BODY, HEADER, NOW)).toBe(false);
  expect(isSignedByPaddle([SECRET], BODY, `ts=1732147201;h1=${RIGHT}`, NOW)).toBe(false);
});

it('never accepts an empty secret, with which anybody could sign', () => {
  const forged = createHmac('sha256', '').update('1732147200:').update(BODY).digest('hex');
  expect(isSignedByPaddle(['', SECRET], BODY, `ts=1732147200;h1=${forged}`, NOW)).toBe(false);
});

it('accepts a signature for 300 seconds before and after', () => {
  expect(isSignedByPaddle([SECRET], BODY, HEADER, at(300))).toBe(true);
  expect(isSignedByPaddle([SECRET], BODY, HEADER, at(301))).toBe(false);
  expect(isSignedByPaddle([SECRET], BODY, HEADER, at(-300))).toBe(true);
  expect(isSignedByPaddle([SECRET], BODY, HEADER, at(-301))).toBe(false);
});

it.each(['soon', '', '1e9', '0x67', '-1732147200', '1732147200.0'])(
  'rejects the time %j, although it is signed',
  (time) => {
    const signature = createHmac('sha256', SECRET).update(`${time}:`).update(BODY).digest('hex');
    expect(isSignedByPaddle([SECRET], BODY, `ts=${time};h1=${signature}`, NOW)).toBe(false);
  },
);

it('tries every secret with every signature', () => {
  expect(isSignedByPaddle(['new', SECRET], BODY, HEADER, NOW)).toBe(true);
  expect(isSignedByPaddle([SECRET, 'new'], BODY, HEADER, NOW)).toBe(true);
  expect(isSignedByPaddle([SECRET], BODY, `ts=1732147200;h1=${WRONG};h1=${RIGHT}`, NOW)).toBe(true);
  expect(isSignedByPaddle([SECRET], BODY, `ts=1732147200;h1=${RIGHT};h1=${WRONG}`, NOW)).toBe(true);
  expect(isSignedByPaddle([SECRET], BODY, `ts=1732147200;h1=${WRONG}`, NOW)).toBe(false);
});

it.each([
  ...[null, '', ';;;', '=', 'ts=1732147200', `h1=${RIGHT}`, 'ts=;h1=', 'ts=x;h1=y', 'ts=1e9;h1='],
  ...[`ts=1732147200;h1=${RIGHT.slice(2)}`, `ts=1732147200;h1=${RIGHT}00`, `ts=1732147200;h2=${RIGHT}`],
  ...[`ts=1732147200.0;h1=${RIGHT}`, `ts=-1732147200;h1=${RIGHT}`, `ts=1732147200,h1=${RIGHT}`],
  `ts=1732147200;h1=${RIGHT.replace(/^./, 'g')}`,
])('rejects the header %j', (header) => expect(isSignedByPaddle([SECRET], BODY, header, NOW)).toBe(false));
