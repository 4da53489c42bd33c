import { expect, it } from 'vitest';
import { classifyRefusal, refusalMessage } from './upload-refusal.ts';

const refusal = (status: number, message?: string, retryAfter?: string) =>
  classifyRefusal({ status, message, retryAfter });

it('is lost only when no answer came', () => {
  expect(refusal(0)).toEqual({ kind: 'lost' });
  for (const status of [400, 404, 409, 413, 422, 423, 429, 500, 502, 503, 507]) {
    expect(refusal(status).kind, String(status)).not.toBe('lost');
  }
});

it('waits as long as the server asks and shows its message', () => {
  expect(refusal(429, 'Too many at once.', '7')).toEqual({
    kind: 'held',
    hold: { message: 'Too many at once.', waitMs: 7_000, appliesToAll: true },
  });
  expect(refusal(507, 'No room.', '60')).toMatchObject({ hold: { waitMs: 60_000, appliesToAll: true } });
});

it.each([
  [undefined, 10_000],
  ['', 10_000],
  ['0', 10_000],
  ['Sat, 21 Nov 2026 10:00:00 GMT', 10_000],
  ['86400', 600_000],
])('reads Retry-After %s as %d ms', (header, waitMs) => {
  expect(refusal(429, undefined, header)).toMatchObject({ hold: { waitMs } });
});

it('holds only one photo when the server failed on it', () => {
  expect(refusal(500)).toEqual({
    kind: 'held',
    hold: { message: undefined, waitMs: 10_000, appliesToAll: false },
  });
});

it('distinguishes an upload that is still locked from a shoot that is closed', () => {
  expect(refusal(423).kind).toBe('held');
  expect(refusal(409).kind).toBe('held');
  expect(refusal(409, 'This shoot is paid for.')).toEqual({
    kind: 'failed',
    error: 'refused',
    message: 'This shoot is paid for.',
  });
});

it('reports what was wrong with the file', () => {
  expect(refusal(413, 'Larger than 25 MB.')).toMatchObject({ kind: 'failed', error: 'too-many-bytes' });
});

it('reads the message of our own answers and nothing else', () => {
  expect(refusalMessage('{"error":"storage-full","message":"No room."}')).toBe('No room.');
  for (const body of ['', 'Bad gateway', '<html>', 'null', '"text"', '{"message":5}', '{}']) {
    expect(refusalMessage(body), body).toBeUndefined();
  }
});
