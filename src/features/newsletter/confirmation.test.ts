import { expect, it } from 'vitest';
import {
  confirmationEnd,
  confirmationState,
  hashToken,
  proofEndsBefore,
  type SubscriberState,
  unconfirmedEndBefore,
} from './confirmation.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2026-11-21T10:00:01Z');

it.each<[SubscriberState, Date | null, Date, string]>([
  ['pending', null, LATER, 'open'],
  ['pending', null, NOW, 'gone'],
  // Subscribed by this link, unsubscribed, and now signed up anew with another one.
  ['pending', NOW, LATER, 'gone'],
  ['unsubscribed', NOW, LATER, 'gone'],
  ['confirmed', NOW, LATER, 'confirmed'],
  // By another link of the same person.
  ['confirmed', null, LATER, 'confirmed'],
  ['confirmed', NOW, NOW, 'confirmed'],
])(
  'a link of a %s subscriber, used %j, until %j, is %s',
  (subscriberState, confirmedAt, expiresAt, state) => {
    expect(confirmationState({ subscriberState, confirmedAt, expiresAt }, NOW)).toBe(state);
  },
);

it('a sign-up is over when its link is', () => {
  expect(confirmationEnd(NOW)).toEqual(new Date('2026-11-24T10:00:00Z'));
  expect(unconfirmedEndBefore(confirmationEnd(NOW))).toEqual(NOW);
});

it.each([
  ['2029-11-21T10:00:00Z', '2026-11-21T10:00:00Z'],
  ['2028-02-29T12:00:00Z', '2025-03-01T12:00:00Z'],
])('on %s the proof of who left by %s is over', (now, before) => {
  expect(proofEndsBefore(new Date(now))).toEqual(new Date(before));
});

it('does not keep the secret', () => {
  expect(hashToken('secret')).toBe(hashToken('secret'));
  expect(hashToken('secret')).not.toBe(hashToken('secret2'));
  expect(hashToken('secret')).toMatch(/^[\w-]{43}$/);
});
