import { expect, test } from 'vitest';

import { labOfLinear } from '../../measure/image/colour-difference.ts';
import { LINEAR_OF_BYTE } from '../../ops/light/srgb.ts';
import type { StudioSelfie } from '../person/studio-selfie.ts';
import type { CoarseGarment } from './coarse-garment.ts';
import { clashWithPerson, clothColour, personColours, standsOut } from './colour-clash.ts';

type Bytes = readonly [red: number, green: number, blue: number];
const linear = (bytes: Bytes): Bytes => bytes.map((byte) => LINEAR_OF_BYTE[byte]!) as never;
const lab = (...bytes: Bytes) => labOfLinear(...linear(bytes));

const NAVY = lab(38, 46, 72);
const CAMEL = lab(190, 150, 105);
const SKIN = lab(198, 150, 120);

test('cloth of the skin’s colour clashes, and worse than cloth of the hair’s', () => {
  const hair = lab(40, 46, 70);
  expect(clashWithPerson(CAMEL, { skin: SKIN, hair })).toBeGreaterThan(0.4);
  expect(clashWithPerson(NAVY, { skin: SKIN, hair: undefined })).toBe(0);
  expect(clashWithPerson(NAVY, { skin: SKIN, hair })).toBeGreaterThan(0);
  expect(clashWithPerson(SKIN, { skin: SKIN, hair })).toBe(1);
  expect(clashWithPerson(hair, { skin: SKIN, hair })).toBe(0.5);
  expect(clashWithPerson(undefined, { skin: SKIN, hair })).toBe(0);
});

test('shoulders stand out before a wall of another colour', () => {
  expect(standsOut(NAVY, ['#262e48', '#ffffff'])).toBe(false);
  expect(standsOut(NAVY, ['#eceef0', '#262f4a'])).toBe(false);
  expect(standsOut(NAVY, ['#eceef0', '#c3c8ce', '#262e48'])).toBe(true);
  expect([standsOut(NAVY), standsOut(undefined, ['#262e48'])]).toEqual([true, true]);
});

test('the cloth’s colour is that of whole cells of cloth', () => {
  const cells = {
    ...{ widthPx: 4, heightPx: 1, cellPx: 1, opening: new Float32Array(4) },
    tops: new Int16Array(4),
    alpha: Float32Array.of(1, 1, 1, 0.5),
    rgb: Uint8Array.of(38, 46, 72, 38, 46, 72, 255, 255, 255, 0, 0, 0),
  };
  const coarse = { cells, cellParts: Uint8Array.of(0, 0, 1, 0) } as unknown as CoarseGarment;
  const colour = clothColour(coarse, cells)!;
  for (const channel of ['lightness', 'a', 'b'] as const)
    expect(colour[channel]).toBeCloseTo(NAVY[channel], 4);
  expect(clothColour({ ...coarse, cellParts: new Uint8Array(4).fill(255) }, cells)).toBeUndefined();
});

test('a person’s colours are those of skin patches and of cells that are all hair', () => {
  const [red, green, blue] = linear([198, 150, 120]);
  const selfie = {
    skin: [undefined, { red, green, blue }],
    cutout: {
      widthPx: 4,
      heightPx: 2,
      rgb: Uint8Array.from({ length: 24 }, (_, k) => (k % 12 < 6 ? 50 : 200)),
    },
    wearer: { cells: { widthPx: 2, heightPx: 1, cellPx: 2, hair: Float32Array.of(1, 0.4) } },
  } as unknown as StudioSelfie;
  const found = personColours(selfie);
  expect(found.skin).toEqual(labOfLinear(red, green, blue));
  expect(found.hair!.lightness).toBeCloseTo(lab(50, 50, 50).lightness, 3);
  expect(personColours({ ...selfie, wearer: undefined }).hair).toBeUndefined();
});
