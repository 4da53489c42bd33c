import type { HeadPlace } from '../../../imaging/finished-headshot.ts';

const SHARES = ['headHeightShare', 'eyeLineShare', 'crownLineShare', 'faceCentreShare'] as const;

/** Returns the head's place from a headshot's stored measures; undefined when an old headshot lacks one of these measures. */
export function headPlace(measures: unknown): HeadPlace | undefined {
  const known = Object(measures) as Partial<Record<keyof HeadPlace, unknown>>;
  const shares = SHARES.map((name) => [name, known[name]] as const);
  if (!shares.every(([, share]) => typeof share === 'number')) return undefined;
  return Object.fromEntries(shares) as unknown as HeadPlace;
}
