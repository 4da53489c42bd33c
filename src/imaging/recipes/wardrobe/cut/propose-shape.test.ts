import { expect, test } from 'vitest';

import { DRAWN_SHAPE } from '../../../../../test/drawn-garment.ts';
import { mappedGarmentPhoto } from '../../../../../test/mapped-garment.ts';
import type { GarmentShape, Polygon } from '../../../garment.ts';
import { visitPolygonRows } from '../../../raster/polygon.ts';
import { type MappedPhoto, proposeShape } from './propose-shape.ts';

const SIDE = 640;
const TAN = [150, 126, 98] as const;
const SKIN = [196, 148, 122] as const;
const PHOTO = mappedGarmentPhoto();

function proposed(photo: MappedPhoto, kind: GarmentShape['kind']): GarmentShape {
  const proposal = proposeShape(photo, kind);
  return proposal.ok ? proposal.shape : expect.unreachable(proposal.reasons.join());
}

/** 1 inside the outlines of the cloth. */
function inside({ parts }: Pick<GarmentShape, 'parts'>): Uint8Array {
  const mask = new Uint8Array(SIDE * SIDE);
  const points = (polygon: Polygon) => polygon.map(([x, y]) => ({ x, y }));
  for (const polygon of parts.cloth!)
    visitPolygonRows(points(polygon), SIDE, SIDE, (y, from, to) =>
      mask.fill(1, y * SIDE + from, y * SIDE + to),
    );
  return mask;
}

/** Share of the clothes on which two outlines differ. */
function difference(shape: GarmentShape, isCloth: (index: number) => boolean): number {
  const mask = inside(shape);
  const cloth = [...PHOTO.map.clothes.keys()].filter((i) => PHOTO.map.clothes[i] === 255);
  return cloth.filter((i) => isCloth(i) !== (mask[i] === 1)).length / cloth.length;
}

const reasonsFor = (photo: MappedPhoto, kind: GarmentShape['kind'] = 'over') => {
  const proposal = proposeShape(photo, kind);
  return proposal.ok ? [] : proposal.reasons;
};

test('an open jacket ends at its inner edges, and its collar beside the neck', () => {
  const shape = proposed(PHOTO, 'over');
  const drawn = inside(DRAWN_SHAPE);
  expect(difference(shape, (i) => drawn[i] === 1)).toBeLessThan(0.01);
  // The drawing has a slit of wall between neck and collar down to row 420.
  expect(shape.collar.left[0]).toBeCloseTo(266, -1);
  expect(shape.collar.right[0]).toBeCloseTo(374, -1);
  for (const [, y] of [shape.collar.left, shape.collar.right]) {
    expect(y).toBeGreaterThan(415);
    expect(y).toBeLessThan(425);
  }
});

test('everything below the neck belongs to a whole garment', () => {
  const shape = proposed(PHOTO, 'whole');
  expect(shape.kind).toBe('whole');
  expect(difference(shape, () => true)).toBeLessThan(0.005);
  const [left, right] = [shape.collar.left, shape.collar.right];
  expect([320 - left[0], right[0] - 320].map((aside) => Math.abs(aside - 54) < 4)).toEqual([true, true]);
});

test('the outline extends into the background, but not into skin or hair', () => {
  const mask = inside(proposed(PHOTO, 'over'));
  const row = 520 * SIDE;
  const first = PHOTO.coverage.findIndex((share, i) => i >= row && share >= 0.5);
  expect([mask[first - 9], mask[first - 12]]).toEqual([1, 0]);
  const wrong = mask.filter((isInside, i) => isInside && (PHOTO.map.skin[i] > 0 || PHOTO.map.hair[i] > 0));
  expect(wrong.length).toBeLessThan(20);
});

test('shade at a front’s edge still belongs to the front', () => {
  const shade = { kind: 'clothes', colour: [20, 16, 14] } as const;
  const photo = mappedGarmentPhoto({
    ...shade,
    isThere: (x, y) => x > 240 && x < 266 && y > 402 && y < 415,
  });
  const mask = inside(proposed(photo, 'over'));
  expect(mask[412 * SIDE + 258]).toBe(1);
});

test('a closed garment is not open', () => {
  const buttoned = mappedGarmentPhoto({
    ...{ kind: 'clothes', colour: TAN },
    isThere: (x, y) => Math.abs(x - 320) < 70 && y > 440,
  });
  expect(reasonsFor(buttoned)).toEqual(['not-open']);
  expect(reasonsFor(buttoned, 'whole')).toEqual([]);
});

test.each([
  [
    'a hand before a front',
    'hand-over-garment',
    'skin',
    (x: number, y: number) => x > 190 && x < 250 && y > 500,
  ],
  [
    'hair over a shoulder',
    'hair-over-collar',
    'hair',
    (x: number, y: number) => x > 200 && x < 250 && y > 380,
  ],
  ['a photo that ends at the shoulders', 'cut-off', undefined, (_: number, y: number) => y > 470],
] as const)('%s: %s', (_, reason, kind, isThere) => {
  const photo = mappedGarmentPhoto({ isThere, kind, colour: SKIN });
  expect(reasonsFor(photo)).toEqual([reason]);
  expect(reasonsFor(photo, 'whole')).toEqual([reason]);
});

test('cloth that does not reach the neck has no collar', () => {
  const strapless = mappedGarmentPhoto({ isThere: (_, y) => y > 395 && y < 480, kind: 'skin', colour: SKIN });
  expect(reasonsFor(strapless, 'whole')).toEqual(['collar-not-found']);
});
