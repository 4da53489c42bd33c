import type { RgbImage } from '../src/imaging/raster/image.ts';
import type { MappedPhoto } from '../src/imaging/recipes/wardrobe/cut/propose-shape.ts';
import { drawGarmentPhoto } from './drawn-garment.ts';

const SIDE = 640;
type Kind = 'hair' | 'skin' | 'clothes';
type Place = readonly [x: number, y: number];

/** Something that lies before the drawn person: its place, its kind, and its colour if it is seen at all. */
export interface LaidOver {
  readonly isThere: (x: number, y: number) => boolean;
  /** Undefined is background. */
  readonly kind: Kind | undefined;
  readonly colour?: readonly [red: number, green: number, blue: number];
}

/** The photo of the drawn person in the drawn jacket, with the map that networks would find on it. */
export function mappedGarmentPhoto(...over: readonly LaidOver[]): MappedPhoto {
  const { image, face, alpha } = drawGarmentPhoto();
  const coverage = alpha.slice();
  const data = image.data.slice();
  const plane = (): Uint8Array => new Uint8Array(SIDE * SIDE);
  const map = { hair: plane(), skin: plane(), clothes: plane(), headwear: plane() };
  for (let i = 0; i < SIDE * SIDE; i++) {
    const place = [i % SIDE, Math.floor(i / SIDE)] as const;
    const laid = over.filter(({ isThere }) => isThere(...place)).at(-1);
    if (laid?.colour) data.set(laid.colour, i * 3);
    const kind = laid ? laid.kind : coverage[i]! > 0.5 ? kindAt(place) : undefined;
    coverage[i] = laid ? Number(laid.kind !== undefined) : coverage[i]!;
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
