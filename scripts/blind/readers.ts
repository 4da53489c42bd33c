import { firstWearerOf } from '../wardrobe/photo-people.ts';
import type { KeyEntry } from './key.ts';

/** Cost of showing one reader a person again. It gives away more than a garment shown again. */
const PERSON_AGAIN = 5;
const GARMENT_AGAIN = 3;

/**
 * Shares pictures among readers, in equal numbers and so that hardly any reader sees a person or a garment twice: a reader
 * who recognises a garment on somebody else knows that it was put on. Real jackets are spread evenly.
 * @returns one list for each reader
 */
export function sharedAmong<Picture extends Pick<KeyEntry, 'person' | 'worn'>>(
  pictures: readonly Picture[],
  readers: number,
): readonly (readonly Picture[])[] {
  const lists = Array.from({ length: readers }, (): Picture[] => []);
  const most = Math.ceil(pictures.length / readers);
  const isReal = ({ worn }: Pick<KeyEntry, 'worn'>): boolean => worn === undefined;
  const inTurn = [...pictures.filter(isReal), ...pictures.filter((picture) => !isReal(picture))];
  for (const picture of inTurn) {
    const free = lists.filter((list) => list.length < most);
    const costs = free.map((list) => list.length / most + repeats(picture, list));
    free[costs.indexOf(Math.min(...costs))]!.push(picture);
  }
  return lists;
}

/** The person on whose photo the clothes are real: two garments of one photo, and its person in their own clothes, look alike. */
function wearerOfClothes({ person, worn }: Pick<KeyEntry, 'person' | 'worn'>): string {
  return worn === undefined ? person : (firstWearerOf(worn.garment) ?? worn.garment);
}

function repeats<Picture extends Pick<KeyEntry, 'person' | 'worn'>>(
  { person, worn }: Picture,
  list: readonly Picture[],
): number {
  const people = list.filter((other) => other.person === person).length;
  const first = wearerOfClothes({ person, worn });
  const garments = list.filter((other) => wearerOfClothes(other) === first).length;
  return PERSON_AGAIN * people + GARMENT_AGAIN * garments;
}
