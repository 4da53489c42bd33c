import type { WardrobeOffer } from '../../src/catalog/garments.ts';
import type { EncodedImage } from '../../src/imaging/engine.ts';
import { storeGarment } from '../../src/imaging/codecs/stored-garment.ts';
import type { GarmentKind, GarmentShape, StoredGarment, WardrobeItem } from '../../src/imaging/garment.ts';
import { digest } from './fake-selfie.ts';

/** The head that the fake engine finds on every garment's photo. */
const HEAD = { sizePx: 300, chin: { x: 512, y: 500 } };

/** Returns an offer's garments as the fake engine's wardrobe. */
export function fakeWardrobe(offer: WardrobeOffer): readonly WardrobeItem[] {
  return offer.map(({ id, dress, dyes }) => ({
    ...{ dress, dyes: dyes.map((dye) => ({ id: dye.id, colours: {} })) },
    garment: {
      ...{ id, kind: 'over', collar: { left: { x: 400, y: 500 }, right: { x: 620, y: 500 } } },
      head: HEAD,
      cut: [],
      cutoutPng: Buffer.from(`GARMENT ${id}`),
      partsPng: Buffer.from(`PARTS ${id}`),
    },
  }));
}

/** Returns a garment's shape for the fake engine, which ignores outlines. */
export function fakeShape(kind: GarmentKind = 'over'): GarmentShape {
  const corners = [
    [300, 500],
    [700, 500],
    [700, 1000],
  ] as const;
  return { kind, parts: { cloth: [corners] }, collar: { left: [400, 500], right: [600, 500] } };
}

/** Returns a garment of one pixel of cloth, whose colour depends on the photo. */
export async function cutFakeGarment(
  id: string,
  photo: EncodedImage,
  { kind, collar }: GarmentShape,
): Promise<StoredGarment> {
  const pointOf = ([x, y]: readonly [number, number]) => ({ x, y });
  return await storeGarment({
    ...{ id, kind, collar: { left: pointOf(collar.left), right: pointOf(collar.right) } },
    ...{ head: HEAD, cut: [] },
    cutout: {
      ...{ widthPx: 1, heightPx: 1, alpha: new Uint8Array([255]) },
      rgb: Buffer.from(digest(photo.bytes).slice(0, 6), 'hex'),
    },
    parts: new Uint8Array([0]),
  });
}
