import { expect, it } from 'vitest';
import { titleToReturnTo, titleWhileAway } from './tab-title.ts';

it('shows the messages in turn, three seconds each', () => {
  expect([0, 2_999, 3_000, 6_000].map((awayMs) => titleWhileAway(['a', 'b'], awayMs))).toEqual([
    'a',
    'a',
    'b',
    'a',
  ]);
});

it('restores the earlier title, or the one that the page has set meanwhile', () => {
  expect(titleToReturnTo({ own: 'Pricing', shown: 'from $19', now: 'from $19' })).toBe('Pricing');
  expect(titleToReturnTo({ own: 'Pricing', shown: 'from $19', now: '3 of 12' })).toBe('3 of 12');
});
