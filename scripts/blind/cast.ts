import { firstWearerOf, personOn } from '../wardrobe/photo-people.ts';
import { REAL_JACKETS } from './real-jackets.ts';

/** Upper limit of dressed pictures in one garment that the person of its own photo is also shown in. */
const MOST_OF_A_REAL_GARMENT = 6;
/** Upper limit of dressed pictures that show one person. */
const MOST_OF_ONE_PERSON = 3;
const REAL_PEOPLE: ReadonlySet<string> = new Set(REAL_JACKETS.map(personOn));

/**
 * Lists the photos to be dressed in the order in which they are tried. The man of shoot-real comes first, because his photos
 * are real ones. People who are shown in a jacket of their own are left out.
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

  /** Returns whether another picture may show the person on this photo. */
  isWanted(photo: string): boolean {
    return count(this.#people, personOn(photo)) < MOST_OF_ONE_PERSON;
  }

  /**
   * Lists the garments in which the person on a photo may be shown, the ones shown least first. A garment that was cut
   * from a photo of this person is never among them.
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

  /** Returns the dye of this garment that has been shown least. */
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

/** Returns the items in random order (Fisher and Yates). */
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
