import type { GarmentKind } from '../../src/imaging/garment.ts';
import type { HeadshotRequest } from '../../src/imaging/headshot-request.ts';

/** What one numbered picture really is. */
export interface KeyEntry {
  readonly number: number;
  readonly photo: string;
  readonly person: string;
  /** Undefined for a real jacket. */
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

/** A number as in the file names: 01. */
export function numberText(number: number): string {
  return String(number).padStart(2, '0');
}
