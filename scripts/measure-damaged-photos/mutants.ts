import { seededRandom } from '../../src/imaging/scenes/seeded-random.ts';

export const DAMAGES = [
  'cut off',
  'zeros',
  'random bytes',
  "another photo's bytes",
  'one bit',
  'twenty bits',
  'a part missing',
  'parts swapped',
] as const;
export type Damage = (typeof DAMAGES)[number];

/** The first bytes stay intact, because every decoder refuses a file without its signature. */
const SIGNATURE_BYTES = 32;

/**
 * Returns a damaged copy of a file, the same for the same seed.
 * @param other another file of the same format
 */
export function mutant(file: Buffer, other: Buffer, damage: Damage, seed: number): Buffer {
  const random = seededRandom(seed);
  const room = file.length - SIGNATURE_BYTES;
  const place = (length: number): number =>
    SIGNATURE_BYTES + Math.floor(random() * Math.max(1, room - length));
  // From a few bytes to a sixth of the file, as many short as long ones.
  const length = Math.max(4, Math.floor(8 * (room / 6 / 8) ** random()));
  const at = place(length);
  const copy = Buffer.from(file);
  switch (damage) {
    case 'cut off':
      return copy.subarray(0, place(0));
    case 'zeros':
      return copy.fill(0, at, at + length);
    case 'random bytes':
      for (let i = at; i < at + length; i++) copy[i] = Math.floor(random() * 256);
      return copy;
    case "another photo's bytes":
      other.copy(copy, at, Math.min(at, other.length - length), Math.min(at, other.length - length) + length);
      return copy;
    case 'one bit':
    case 'twenty bits':
      for (let i = damage === 'one bit' ? 1 : 20; i > 0; i--) {
        const bit = place(1);
        copy[bit] = copy[bit]! ^ (1 << Math.floor(random() * 8));
      }
      return copy;
    case 'a part missing':
      return Buffer.concat([file.subarray(0, at), file.subarray(at + length)]);
    case 'parts swapped': {
      const from = place(length);
      file.copy(copy, at, from, from + length);
      file.copy(copy, from, at, at + length);
      return copy;
    }
  }
}
