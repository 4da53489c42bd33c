import type { RgbImage } from '../src/imaging/raster/image.ts';
import type { MappedPhoto } from '../src/imaging/recipes/wardrobe/cut/propose-shape.ts';
import { drawGarmentPhoto } from './drawn-garment.ts';

const SIDE = 640;
type Kind = 'hair' | 'skin' | 'clothes';
type Place = readonly [x: number, y: number];

/** An object in front of the drawn person: its pixels, its class on the map, and its colour if it is visible. */
export interface Occluder {
  readonly isThere: (x: number, y: number) => boolean;
  /** Undefined is background. */
  readonly kind: Kind | undefined;
  readonly colour?: readonly [red: number, green: number, blue: number];
}

/** Returns the photo of the drawn person in the drawn jacket, with the map that networks would find on it. */
export function mappedGarmentPhoto(...occluders: readonly Occluder[]): MappedPhoto {
  const { image, face, alpha } = drawGarmentPhoto();
  const coverage = alpha.slice();
  const data = image.data.slice();
  const plane = (): Uint8Array => new Uint8Array(SIDE * SIDE);
  const map = { hair: plane(), skin: plane(), clothes: plane(), headwear: plane() };
  for (let i = 0; i < SIDE * SIDE; i++) {
    const place = [i % SIDE, Math.floor(i / SIDE)] as const;
    const occluder = occluders.filter(({ isThere }) => isThere(...place)).at(-1);
    if (occluder?.colour) data.set(occluder.colour, i * 3);
    const kind = occluder ? occluder.kind : coverage[i]! > 0.5 ? kindAt(place) : undefined;
    coverage[i] = occluder ? Number(occluder.kind !== undefined) : coverage[i]!;
    if (kind !== undefined) map[kind][i] = 255;
  }
  const painted: RgbImage = { ...image, data };
  return { image: painted, face, coverage, map };
}

function kindAt([x, y]: Place): Kind {
  const isFace = ((x - 320) / 92) ** 2 + ((y - 250) / 125) ** 2 < 1;
  if (isFace || (Math.abs(x - 320) < 52 && y > 330 && y < 430)) return 'skin';
  return y < 402 ? 'hair' : 'clothes';
}
