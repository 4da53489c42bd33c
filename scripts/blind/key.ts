import type { GarmentKind } from '../../src/imaging/garment.ts';
import type { HeadshotRequest } from '../../src/imaging/headshot-request.ts';

/** The truth about one numbered picture: who is on it, and whether the jacket is real. */
export interface KeyEntry {
  readonly number: number;
  readonly photo: string;
  readonly person: string;
  /** The garment that the person was dressed in; undefined for a real jacket. */
  readonly worn: WornGarment | undefined;
  readonly style: HeadshotRequest['style'];
  readonly scene: string;
  readonly framing: HeadshotRequest['framing'];
}

export interface WornGarment {
  readonly garment: string;
  readonly kind: GarmentKind;
  readonly dye: string;
}

export interface Key {
  readonly seed: number;
  readonly engineVersion: number;
  readonly pictures: readonly KeyEntry[];
}

/** Returns a number with two digits, as in the file names: 01. */
export function numberText(number: number): string {
  return String(number).padStart(2, '0');
}
