import { expect, test } from 'vitest';

import { drawPerson } from '../../../../test/drawn-person.ts';
import type { Point } from '../../raster/image.ts';
import { framePortrait } from './frame-portrait.ts';

const { image, matte, face } = drawPerson();
const ALPHA = Float32Array.from(matte.data, (coded) => coded / 255);

function framed(...avoided: readonly (readonly Point[])[]) {
  const { widthPx, heightPx } = image;
  return framePortrait(
    [ALPHA, ALPHA, ALPHA, ALPHA],
    widthPx,
    heightPx,
    face,
    (length) => new Uint8Array(length),
    { avoided },
  );
}

const { x, y, width, height } = face.box;

test('framings that would show a torn shoulder are left out while another one is left', () => {
  const shoulder = { x: x - 0.6 * width, y: y + 1.6 * height };
  expect(framed().framings).toEqual(['tight', 'classic', 'wide']);
  const { framings, showsTear, cut } = framed([shoulder]);
  expect(framings).toEqual(['tight', 'classic']);
  expect(showsTear).toBe(false);
  // The point stays in the list, so that every variation's frame excludes it.
  expect(cut.length).toBe(framed().cut.length + 1);
});

test('when every framing shows the tear, all of them are used and showsTear is true', () => {
  const throat = { x: x + width / 2, y: y + 1.05 * height };
  const { framings, showsTear, cut } = framed([throat]);
  expect(framings).toEqual(['tight', 'classic', 'wide']);
  expect(showsTear).toBe(true);
  expect(cut).toEqual(framed().cut);
});

test('leaves that every framing shows stay, and a tear that some framings avoid is still avoided', () => {
  const shoulder = { x: x - 0.6 * width, y: y + 1.6 * height };
  const throat = { x: x + width / 2, y: y + 1.05 * height };
  const { framings, showsTear } = framed([shoulder], [throat]);
  expect(framings).toEqual(['tight', 'classic']);
  expect(showsTear).toBe(true);
});
