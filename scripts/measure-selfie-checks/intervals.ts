import { seededRandom } from '../../src/imaging/scenes/seeded-random.ts';

export interface Share {
  readonly hits: number;
  readonly count: number;
  /** A 95 % interval. People are resampled, not pictures, because the pictures of one person fail together. */
  readonly low: number;
  readonly high: number;
}

const DRAWS = 2000;

/**
 * Upper end of the interval without any hit, and 1 − the lower end where all are hits: exact (Clopper and Pearson 1934), with each
 * person as one trial.
 */
function upperOfNone(people: number): number {
  return people === 0 ? 1 : 1 - 0.025 ** (1 / people);
}

/** Returns a share and its interval by a bootstrap over people (Efron 1979). */
export function shareOf<Row extends { readonly person: string }>(
  rows: readonly Row[],
  isHit: (row: Row) => boolean,
): Share {
  const byPerson = Map.groupBy(rows, ({ person }) => person);
  const people = [...byPerson.values()].map((own) => ({ hits: own.filter(isHit).length, count: own.length }));
  const hits = people.reduce((sum, one) => sum + one.hits, 0);
  if (hits === 0) return { hits, count: rows.length, low: 0, high: upperOfNone(people.length) };
  if (hits === rows.length) return { hits, count: hits, low: 1 - upperOfNone(people.length), high: 1 };
  const random = seededRandom(1);
  const shares = Array.from({ length: DRAWS }, () => {
    let [drawnHits, drawnCount] = [0, 0];
    for (let i = 0; i < people.length; i++) {
      const one = people[Math.floor(random() * people.length)]!;
      drawnHits += one.hits;
      drawnCount += one.count;
    }
    return drawnHits / drawnCount;
  }).toSorted((a, b) => a - b);
  return {
    hits,
    count: rows.length,
    low: shares[Math.floor(0.025 * DRAWS)]!,
    high: shares[Math.floor(0.975 * DRAWS)]!,
  };
}
