import { expect, it } from 'vitest';
import type { PublishedRating } from '../../../features/gallery/ratings/load-published-ratings.server.ts';
import { shownRatings } from './shown-ratings.ts';

const RATING: PublishedRating = {
  ...{ stars: 4, comment: 'Gutes Licht', firstName: 'Mira', language: 'de', packageId: 'basic' },
  createdAt: new Date('2026-11-20T23:30:00Z'),
};

it('shows nothing while there are no published ratings', () => {
  expect(shownRatings([], 'en')).toBeUndefined();
});

it('shows stars, the comment as it was written, package and day', () => {
  expect(shownRatings([RATING], 'en')?.ratings).toEqual([
    {
      ...{ stars: '4 of 5 stars', comment: 'Gutes Licht', language: 'de' },
      by: 'Mira, Basic package, November 20, 2026',
    },
  ]);
});

it('names nobody who has not allowed it, and shows no empty comment', () => {
  const [shown] = shownRatings([{ ...RATING, firstName: null, comment: null }], 'en')!.ratings;
  expect(shown).toMatchObject({ by: 'A customer, Basic package, November 20, 2026', comment: undefined });
});
