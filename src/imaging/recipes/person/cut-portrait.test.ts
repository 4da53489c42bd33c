import { expect, test } from 'vitest';

import { drawPerson } from '../../../../test/drawn-person.ts';
import type { AlphaImage } from '../../raster/image.ts';
import { cutPortrait } from './cut-portrait.ts';
import { selfieMeasures } from '../selfie/selfie-check.ts';

const { image, matte, face } = drawPerson();
const measures = selfieMeasures(image, face);
const LEAF = [110, 190, 40] as const;

type Area = (x: number, y: number) => boolean;
const besideBody: Area = (x, y) => x < 150 && y > 520;
const palms: Area = (_, y) => y > 20 && y < 36;

/** A copy of a matte with another coverage, coded 0–255, in one area. */
function but(alpha: AlphaImage, area: Area, coded: number): AlphaImage {
  const { widthPx, data } = alpha;
  return {
    ...alpha,
    data: data.map((value, i) => (area(i % widthPx, Math.floor(i / widthPx)) ? coded : value)),
  };
}

function cut(
  changed: Partial<Record<'matte' | 'body' | 'combined', AlphaImage>>,
  leaves: Area = () => false,
) {
  const data = image.data.slice();
  for (let i = 0; i < data.length / 3; i++)
    if (leaves(i % image.widthPx, Math.floor(i / image.widthPx))) data.set(LEAF, i * 3);
  const selfie = {
    ...{
      id: 'drawn',
      image: { ...image, data },
      face,
      measures,
      cheekTexture: undefined,
      alignedFace: image,
    },
    ...{ matte, body: matte, combined: matte, ...changed },
  };
  return cutPortrait(selfie, (byteLength) => new Uint8Array(byteLength))!;
}

test('a person with an undisputed outline is shown in every framing', () => {
  expect(cut({}).framings).toEqual(['tight', 'classic', 'wide']);
});

test('no framing shows leaves before the shoulder while another one fits', () => {
  const withLeaves = but(matte, besideBody, 255);
  const changed = { matte: withLeaves, combined: withLeaves, body: but(matte, besideBody, 0) };
  const leaves: Area = (x, y) => besideBody(x, y) || palms(x, y);
  expect(cut(changed, leaves).framings).not.toContain('wide');
  expect(cut({ ...changed, body: withLeaves }, leaves).framings).toContain('wide');
});

test('no framing shows a sleeve that only the matte half covers', () => {
  const sleeve = but(matte, besideBody, 190);
  const without = but(matte, besideBody, 0);
  expect(cut({ matte: sleeve, combined: without, body: without }).framings).not.toContain('wide');
  expect(cut({ matte: without, combined: without, body: without }).framings).toContain('wide');
});
