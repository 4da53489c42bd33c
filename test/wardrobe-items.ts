import { GARMENTS, type WardrobeOffer } from '../src/catalog/garments.ts';
import type { WardrobeItem } from '../src/imaging/garment.ts';

const TWO = (['suit-jacket', 'linen-blazer'] as const).flatMap((id) =>
  GARMENTS.filter((one) => one.id === id),
);

/** Two garments of the catalog, for the fake engine, which looks at nothing but their names. */
export const WARDROBE_ITEMS: readonly WardrobeItem[] = TWO.map(({ id, dress, dyes }) => ({
  garment: {
    ...{ id, kind: 'over', collar: { left: { x: 1, y: 1 }, right: { x: 2, y: 1 } } },
    ...{ head: { sizePx: 300, chin: { x: 512, y: 500 } }, cut: [] },
    ...{ cutoutPng: Buffer.from(`GARMENT ${id}`), partsPng: Buffer.from(`PARTS ${id}`) },
  },
  ...{ dress, dyes },
}));

/** The same garments as pages offer them. */
export const WARDROBE_OFFER: WardrobeOffer = TWO.map(({ id, dress, cut, dyes }) => ({
  ...{ id, dress, cut },
  dyes: dyes.map((dye) => ({ id: dye.id, swatch: '#445566' })),
}));

export const NAVY_JACKET = { garment: 'suit-jacket', dye: 'navy' } as const;
export const GREY_JACKET = { garment: 'suit-jacket', dye: 'grey' } as const;
