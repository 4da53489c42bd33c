import { firstWearerOf, personOn } from '../wardrobe/photo-people.ts';
import { REAL_JACKETS } from './real-jackets.ts';

/** So many dressed pictures at most show one garment that is also shown on the person whose photo it was cut from. */
const MOST_OF_A_REAL_GARMENT = 3;
/** So many dressed pictures at most show one person. */
const MOST_OF_ONE_PERSON = 3;
const REAL_PEOPLE: ReadonlySet<string> = new Set(REAL_JACKETS.map(personOn));

/**
 * The photos to be dressed, in the order in which they are tried: the man of shoot-real first, because his photos are real ones;
 * nobody who is shown in a jacket of their own.
 */
export function castingOrder(photos: readonly string[], random: () => number): readonly string[] {
  const strangers = shuffled(
    photos.filter((photo) => !REAL_PEOPLE.has(personOn(photo))),
    random,
  );
  const isReal = (photo: string): boolean => personOn(photo) === 'shoot-real';
  return [...strangers.filter(isReal), ...strangers.filter((photo) => !isReal(photo))];
}

/** Counts who has been shown in what, so that garments, dyes and people take turns. */
export class Casting {
  readonly #garments = new Map<string, number>();
  readonly #dyes = new Map<string, number>();
  readonly #people = new Map<string, number>();

  /** Whether another picture may show the person on this photo. */
  isWanted(photo: string): boolean {
    return count(this.#people, personOn(photo)) < MOST_OF_ONE_PERSON;
  }

  /**
   * The garments in which the person on a photo may be shown, the ones shown least first: never one that was cut from a
   * photo of this person.
   * @param fitting ids of the garments that the person can wear
   */
  garmentsFor(photo: string, fitting: readonly string[]): readonly string[] {
    return fitting
      .filter((garment) => {
        const wearer = firstWearerOf(garment);
        if (wearer === personOn(photo)) return false;
        const isShownReal = wearer !== undefined && REAL_PEOPLE.has(wearer);
        return !isShownReal || count(this.#garments, garment) < MOST_OF_A_REAL_GARMENT;
      })
      .toSorted((a, b) => count(this.#garments, a) - count(this.#garments, b));
  }

  /** The dye of a garment that was shown least. */
  dyeFor(garment: string, dyes: readonly string[]): string {
    const shown = (dye: string): number => count(this.#dyes, `${garment} ${dye}`);
    return dyes.toSorted((a, b) => shown(a) - shown(b))[0]!;
  }

  show(photo: string, garment: string, dye: string): void {
    add(this.#people, personOn(photo));
    add(this.#garments, garment);
    add(this.#dyes, `${garment} ${dye}`);
  }
}

/** In random order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

function count(counts: ReadonlyMap<string, number>, key: string): number {
  return counts.get(key) ?? 0;
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, count(counts, key) + 1);
}
