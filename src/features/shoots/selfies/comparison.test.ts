import { expect, it } from 'vitest';
import type { RejectReason } from '../../../imaging/selfie.ts';
import { comparableSelfies, isRefusedByComparison, sameSelfies } from './comparison.ts';

const selfie = (id: string, state: 'checking' | 'accepted' | 'rejected', ...reasons: RejectReason[]) => ({
  id,
  state,
  reasons,
});

it('compares selfies that passed their own check, even if an earlier comparison refused them', () => {
  const selfies = [
    selfie('a', 'accepted'),
    selfie('b', 'rejected', 'duplicate'),
    selfie('c', 'rejected', 'other-person', 'blurred'),
    selfie('d', 'checking'),
    selfie('e', 'rejected', 'no-face'),
  ];
  expect(comparableSelfies(selfies).map((one) => one.id)).toEqual(['a', 'b']);
});

it('does not call an accepted or a reasonless selfie refused by comparison', () => {
  expect(isRefusedByComparison(selfie('a', 'accepted'))).toBe(false);
  expect(isRefusedByComparison(selfie('a', 'rejected'))).toBe(false);
});

it('notices a selfie that was added or removed', () => {
  const [a, b] = [selfie('a', 'accepted'), selfie('b', 'accepted')];
  expect(sameSelfies([a, b], [a, b])).toBe(true);
  expect(sameSelfies([a, b], [a])).toBe(false);
  expect(sameSelfies([a], [b])).toBe(false);
});
