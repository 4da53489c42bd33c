/** The ratings of a list, with the words of the dashboard. */
export const RATING_STATES = {
  waiting: 'May be published',
  published: 'Published',
  private: 'Without permission',
} as const;

export type RatingState = keyof typeof RATING_STATES;

export const STAR_CHOICES = { '5': '5', '4': '4', '3': '3', '2': '2', '1': '1' } as const;

/** Limits a list of ratings; undefined limits nothing. */
export interface RatingFilter {
  readonly state: RatingState | undefined;
  readonly stars: number | undefined;
}

/** Reads the filter from an address. Unknown values limit nothing. */
export function readRatingFilter(query: URLSearchParams): RatingFilter {
  const stars = query.get('stars') ?? '';
  return {
    state: (Object.keys(RATING_STATES) as RatingState[]).find((state) => state === query.get('state')),
    stars: Object.hasOwn(STAR_CHOICES, stars) ? Number(stars) : undefined,
  };
}

export function ratingState(rating: {
  readonly permittedAt: Date | null;
  readonly publishedAt: Date | null;
}): RatingState {
  if (rating.publishedAt) return 'published';
  return rating.permittedAt ? 'waiting' : 'private';
}
