import { readGarment, storeGarment } from '../src/imaging/codecs/stored-garment.ts';
import type { Dye, GarmentShape, Polygon } from '../src/imaging/garment.ts';
import type { StudioSelfie } from '../src/imaging/recipes/person/studio-selfie.ts';
import { cutGarment, type GarmentPhoto } from '../src/imaging/recipes/wardrobe/cut/cut-garment.ts';
import { shadeGarment } from '../src/imaging/recipes/wardrobe/wear/garment-shading.ts';
import { fitGarment } from '../src/imaging/recipes/wardrobe/fit/fit-garment.ts';
import { dyeGarment } from '../src/imaging/recipes/wardrobe/wear/dyed-garment.ts';
import { coarsenGarment } from '../src/imaging/recipes/wardrobe/coarse-garment.ts';
import type { WornGarment } from '../src/imaging/recipes/wardrobe/wear/wear-in-frame.ts';
import { type CutoutMap, measureWearer } from '../src/imaging/recipes/wardrobe/wearer/measure-wearer.ts';
import { drawPerson } from './drawn-person.ts';

/** The open jacket on the drawn person: it is wider than the body, its fronts are apart, and one has a brooch. */
const OUTLINE = { x: 320, y: 640, halfWidth: 304, halfHeight: 238 };
const FRONT: Polygon = [
  [0, 380],
  [264, 402],
  [302, 640],
  [0, 640],
];
const BROOCH = { x: 190, y: 540, radius: 7 };
const TAN = [150, 126, 98] as const;

const mirrored = (polygon: Polygon): Polygon => polygon.map(([x, y]) => [640 - x, y]);

export const DRAWN_SHAPE: GarmentShape = {
  kind: 'over',
  parts: { cloth: [FRONT, mirrored(FRONT)] },
  collar: { left: [264, 402], right: [376, 402] },
  patches: [
    [
      [180, 530],
      [200, 530],
      [200, 550],
      [180, 550],
    ],
  ],
};

const NAVY: Dye = {
  id: 'navy',
  colours: { cloth: { red: 38, green: 46, blue: 72, huesKept: 0.15, contrast: 0.95 } },
};

/** Draws the person in a tan jacket of a coarse weave, lit from the left. */
export function drawGarmentPhoto(): GarmentPhoto {
  const { image, matte, face } = drawPerson();
  const { widthPx, heightPx } = image;
  const data = image.data.slice();
  const coverage = matte.data.slice();
  for (let y = 380; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const { halfWidth, halfHeight } = OUTLINE;
      const reach = Math.hypot((x - OUTLINE.x) / halfWidth, (y - OUTLINE.y) / halfHeight);
      // Soft over three pixels, as a photo's outline is.
      const cover = Math.min(1, Math.max(0, 0.5 + ((1 - reach) * halfHeight) / 3));
      if (cover === 0 || isBetweenFronts(x, y)) continue;
      const i = y * widthPx + x;
      const isBrooch = Math.hypot(x - BROOCH.x, y - BROOCH.y) < BROOCH.radius;
      const light = isBrooch ? 1.6 : (1.2 - x / 1600) * (1 + 0.1 * Math.sin(x * 1.9) * Math.sin(y * 1.6));
      for (let c = 0; c < 3; c++) {
        const cloth = Math.min(255, TAN[c]! * light);
        data[i * 3 + c] = Math.round(cloth * cover + image.data[i * 3 + c]! * (1 - cover));
      }
      coverage[i] = Math.max(coverage[i]!, Math.round(255 * cover));
    }
  return {
    image: { widthPx, heightPx, data },
    face,
    matte: { widthPx, heightPx, data: coverage },
    alpha: Float32Array.from(coverage, (value) => value / 255),
  };
}

/** Returns true where the drawn person's own top is visible between the fronts. */
function isBetweenFronts(x: number, y: number): boolean {
  const side = Math.abs(x + 0.5 - 320);
  return side < 56 - ((y + 0.5 - 402) * 38) / 238;
}

/** The wall behind the head is as blue as the clothes. */
const CLOTHES_FROM_Y = 405;

/** Returns a segmentation map of the drawn person, by colour: hair is dark, skin red and clothes blue. */
function drawnMap({ cutout, mesh }: Pick<StudioSelfie, 'cutout' | 'mesh'>): CutoutMap {
  const { image, matte, face } = drawPerson();
  const { widthPx, heightPx } = cutout;
  const [left, top] = [Math.round(face.mesh[1]![0] - mesh[1]!.x), Math.round(face.mesh[1]![1] - mesh[1]!.y)];
  const plane = (): Uint8Array => new Uint8Array(widthPx * heightPx);
  const map = { hair: plane(), skin: plane(), clothes: plane(), headwear: plane(), certainty: 1 };
  for (let i = 0; i < widthPx * heightPx; i++) {
    const from = (Math.floor(i / widthPx) + top) * image.widthPx + (i % widthPx) + left;
    const [red, , blue] = image.data.subarray(from * 3, from * 3 + 3);
    const isBody = from > CLOTHES_FROM_Y * image.widthPx;
    const kind = isBody && blue! > red! ? 'clothes' : red! > 110 ? 'skin' : 'hair';
    map[kind][i] = matte.data[from]! > 0 ? 255 : 0;
  }
  return map;
}

export interface DressedDrawing {
  readonly selfie: StudioSelfie;
  readonly worn: WornGarment;
}

/** Dresses the drawn person in the drawn jacket, dyed navy. */
export async function dressDrawing(undressed: StudioSelfie): Promise<DressedDrawing> {
  const wearer = measureWearer(undressed.cutout, drawnMap(undressed), undressed.head, undressed.mesh, 0);
  const selfie = { ...undressed, wearer };
  const stored = await storeGarment(cutGarment('jacket', drawGarmentPhoto(), DRAWN_SHAPE, bytes));
  const coarse = coarsenGarment(await readGarment(stored, bytes));
  const dyed = dyeGarment(await readGarment(stored, bytes), NAVY);
  const outcome = fitGarment(selfie, wearer, coarse);
  if (!outcome.ok) throw new Error(`the drawn person cannot wear the drawn jacket: ${outcome.refusal}`);
  const { fit } = outcome;
  const shading = shadeGarment(coarse.garment, coarse.cells, fit.placement, wearer, selfie.sideLightStops);
  return { selfie, worn: { fit, shading, garment: dyed } };
}

function bytes(byteLength: number): Uint8Array {
  return new Uint8Array(byteLength);
}
