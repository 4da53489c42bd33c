import { expect, it } from 'vitest';
import type { MailFailureKind } from '../../../../platform/mail/mailer.ts';
import { type DeliveryDelays, planFailure } from './delivery-plan.ts';

const DELAYS: DeliveryDelays = { recipientMs: [10, 20], serverMs: [1, 2], stayMs: 1 };
const plan = (kind: MailFailureKind, attempts = 1, failureKind: MailFailureKind | null = null, inARow = 0) =>
  planFailure(kind, attempts, { failureKind, failuresInARow: inARow }, DELAYS);

it('bounces whom the server does not know, and tries nobody else later for it', () => {
  expect(plan('recipient-refused', 1, 'server-unavailable', 3)).toEqual({
    ...{ state: 'bounced', reason: null, recipientDelayMs: undefined, serverDelayMs: undefined },
    ...{ failuresInARow: 0, pause: undefined },
  });
});

it('tries a recipient again a few times', () => {
  expect(plan('try-later', 1)).toMatchObject({ state: 'queued', recipientDelayMs: 10, failuresInARow: 0 });
  expect(plan('try-later', 2)).toMatchObject({ state: 'queued', recipientDelayMs: 20 });
  expect(plan('try-later', 3)).toMatchObject({ state: 'failed', reason: 'unreachable' });
});

it('waits for an unavailable server, longer and longer, and never pauses for it', () => {
  expect(plan('server-unavailable')).toMatchObject({
    state: 'queued',
    recipientDelayMs: 10,
    serverDelayMs: 1,
  });
  const later = plan('server-unavailable', 1, 'server-unavailable', 99);
  expect(later).toMatchObject({ serverDelayMs: 2, failuresInARow: 100, pause: undefined });
  // A recipient at whom the server always hangs is given up.
  expect(plan('server-unavailable', 3)).toMatchObject({ state: 'failed', reason: 'unreachable' });
});

it('pauses after failures in a row that would meet everybody', () => {
  expect(plan('not-allowed', 1, 'not-allowed', 1)).toMatchObject({ state: 'queued', pause: undefined });
  expect(plan('not-allowed', 1, 'not-allowed', 2)).toMatchObject({ state: 'queued', pause: 'not-allowed' });
  expect(plan('mail-refused', 1, 'mail-refused', 8)).toMatchObject({ state: 'failed', pause: undefined });
  expect(plan('mail-refused', 1, 'mail-refused', 9)).toMatchObject({
    state: 'failed',
    pause: 'mail-refused',
  });
  expect(plan('unknown', 1, 'unknown', 3)).toMatchObject({
    state: 'unknown',
    pause: undefined,
    serverDelayMs: 2,
  });
  expect(plan('unknown', 1, 'unknown', 4)).toMatchObject({ state: 'unknown', pause: 'unknown' });
  expect(plan('unknown', 1, 'server-unavailable', 50)).toMatchObject({ failuresInARow: 1, pause: undefined });
});
