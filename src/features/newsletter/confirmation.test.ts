import { expect, it } from 'vitest';
import {
  confirmationExpiry,
  confirmationState,
  hashToken,
  consentProofCutoff,
  type SubscriberState,
  unconfirmedCutoff,
} from './confirmation.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2026-11-21T10:00:01Z');

it.each<[SubscriberState, Date | null, Date, string]>([
  ['pending', null, LATER, 'open'],
  ['pending', null, NOW, 'gone'],
  // Confirmed with this link, unsubscribed, and signed up again with another link.
  ['pending', NOW, LATER, 'gone'],
  ['unsubscribed', NOW, LATER, 'gone'],
  ['confirmed', NOW, LATER, 'confirmed'],
  // Confirmed with another link of the same person.
  ['confirmed', null, LATER, 'confirmed'],
  ['confirmed', NOW, NOW, 'confirmed'],
])(
  'a link of a %s subscriber, used %j, until %j, is %s',
  (subscriberState, confirmedAt, expiresAt, state) => {
    expect(confirmationState({ subscriberState, confirmedAt, expiresAt }, NOW)).toBe(state);
  },
);

it('an unconfirmed sign-up expires together with its link', () => {
  expect(confirmationExpiry(NOW)).toEqual(new Date('2026-11-24T10:00:00Z'));
  expect(unconfirmedCutoff(confirmationExpiry(NOW))).toEqual(NOW);
});

it.each([
  ['2029-11-21T10:00:00Z', '2026-11-21T10:00:00Z'],
  ['2028-02-29T12:00:00Z', '2025-03-01T12:00:00Z'],
])('on %s the proof of consent of those who unsubscribed by %s has expired', (now, before) => {
  expect(consentProofCutoff(new Date(now))).toEqual(new Date(before));
});

it('hashes the token', () => {
  expect(hashToken('secret')).toBe(hashToken('secret'));
  expect(hashToken('secret')).not.toBe(hashToken('secret2'));
  expect(hashToken('secret')).toMatch(/^[\w-]{43}$/);
});
