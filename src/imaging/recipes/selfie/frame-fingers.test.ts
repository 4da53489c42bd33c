import { expect, test } from 'vitest';

import { drawPerson } from '../../../../test/drawn-person.ts';
import { paintFingers, type RaisedFingers } from '../../../../test/paint-hand.ts';
import { solveCrop } from '../../ops/geometry/crop-solver.ts';
import type { Point, Rect } from '../../raster/image.ts';
import { findFingers } from './find-fingers.ts';
import { framePortrait, HEADSHOT_ASPECT, withFrameCautions } from '../person/frame-portrait.ts';

const { image, matte, face } = drawPerson();
const { x, y, width, height } = face.box;

/** Frames the person with these raised fingers in the lower left corner; with `isFound` false, as if they were not found. */
async function framed(fingers: RaisedFingers, isFound = true) {
  const { widthPx, heightPx } = image;
  const painted = paintFingers(image, face, fingers);
  const outline = (await findFingers(painted, face)).flatMap((finger) => finger.outline);
  expect(outline).not.toEqual([]);
  const changed = (i: number): boolean =>
    [0, 1, 2].some((c) => painted.data[3 * i + c] !== image.data[3 * i + c]);
  const alpha = Float32Array.from(matte.data, (coded, i) => (changed(i) ? 1 : coded / 255));
  const portrait = framePortrait(
    [alpha, alpha, alpha, alpha],
    widthPx,
    heightPx,
    face,
    (length) => new Uint8Array(length),
    { hands: isFound ? outline : [] },
  );
  const frames = portrait.framings.map((framing) =>
    solveCrop(portrait.cutout, portrait.head, portrait.cut, framing, HEADSHOT_ASPECT)!,
  );
  // The fingers' points in the cutout are the last of the points that no frame may contain.
  const shown = portrait.cut.slice(-outline.length);
  return { ...portrait, frames, fingers: shown };
}

function holds({ x: left, y: top, width: across, height: down }: Rect, { x: px, y: py }: Point): boolean {
  return px > left && px < left + across && py > top && py < top + down;
}

/** The palm is below the lower edge of the drawn person's picture. */
const BESIDE: RaisedFingers = {
  knuckles: { x: x - 0.85 * width, y: image.heightPx + 20 },
  lengthPx: image.heightPx + 20 - y - 0.8 * height,
  widthPx: 0.12 * height,
  leanRad: 0,
  spreadRad: 0.15,
};

test('fingers beside the face are cropped away without a caution', async () => {
  const { frames, cautions, fingers } = await framed(BESIDE);
  expect(frames).not.toEqual([]);
  for (const frame of frames) expect(fingers.filter((point) => holds(frame, point))).toEqual([]);
  expect(cautions).not.toContain('hand-in-frame');
  const unseen = await framed(BESIDE, false);
  const isShown = unseen.frames.some((frame) => fingers.some((point) => holds(frame, point)));
  expect(isShown, 'they would have been shown').toBe(true);
});

test('fingers at the jaw are in every frame and get a caution', async () => {
  const { frames, cautions } = await framed({
    ...BESIDE,
    knuckles: { x: x - 0.27 * width, y: image.heightPx + 20 },
    lengthPx: image.heightPx + 20 - y - 0.7 * height,
  });
  expect(frames).not.toEqual([]);
  expect(cautions).toContain('hand-in-frame');
});

test('a hand that the check has named is not named again', () => {
  expect(withFrameCautions(['hand-near-face'], ['hand-in-frame', 'close-crop'])).toEqual([
    'hand-near-face',
    'close-crop',
  ]);
  expect(withFrameCautions(['hat'], ['hand-in-frame'])).toEqual(['hat', 'hand-in-frame']);
});
