import { describe, expect, test } from 'vitest';

import { drawPerson } from '../../../../test/drawn-person.ts';
import { paintFingers, type RaisedFingers } from '../../../../test/paint-hand.ts';
import { cropRgb } from '../../raster/crop.ts';
import type { RgbImage } from '../../raster/image.ts';
import type { FingerFeatures } from '../../measure/hand/raised-fingers.ts';
import { fingersAmong, findFingers } from './find-fingers.ts';

const { image, face } = drawPerson();
const { x, y, width, height } = face.box;
const HAIR = [54, 38, 30] as const;
const SKIN = [196, 148, 122] as const;

/** The photo ends a little below the chin, so that no palm is in it. */
function cropped(picture: RgbImage): RgbImage {
  return cropRgb(picture, { x: 0, y: 0, width: picture.widthPx, height: Math.round(y + 1.45 * height) });
}

function vSign(changed: Partial<RaisedFingers> = {}): RaisedFingers {
  return {
    knuckles: { x: x - 0.55 * width, y: y + 1.55 * height },
    lengthPx: 0.85 * height,
    widthPx: 0.12 * height,
    leanRad: 0.1,
    spreadRad: 0.3,
    ...changed,
  };
}

/** Pixels for which `isInside` holds in one colour, a little shaded across as round things are. */
function filled(
  colour: readonly [number, number, number],
  isInside: (px: number, py: number) => boolean,
): RgbImage {
  const data = image.data.slice();
  for (let py = 0; py < image.heightPx; py++)
    for (let px = 0; px < image.widthPx; px++)
      if (isInside(px, py))
        for (let c = 0; c < 3; c++)
          data[(py * image.widthPx + px) * 3 + c] = colour[c]! * (0.95 + 0.08 * Math.sin(px / 15));
  return { ...image, data };
}

/** Within `radius` of the line from a to b. */
function isAlong(a: readonly [number, number], b: readonly [number, number], radius: number) {
  return (px: number, py: number): boolean => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const along = ((px - a[0]) * dx + (py - a[1]) * dy) / (dx * dx + dy * dy);
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(px - a[0] - share * dx, py - a[1] - share * dy) < radius;
  };
}

test.each<[string, Partial<RaisedFingers>]>([
  ['a V sign at the left', {}],
  ['at the right', { knuckles: { x: x + 1.55 * width, y: y + 1.55 * height }, leanRad: -0.1 }],
  ['leaning towards the face', { knuckles: { x: x - 0.75 * width, y: y + 1.55 * height }, leanRad: 0.3 }],
  ['thin fingers of a distant hand', { widthPx: 0.09 * height }],
  ['thick fingers near the camera', { widthPx: 0.16 * height, spreadRad: 0.45 }],
])('%s is found whose palm is below the photo', async (_, changed) => {
  const fingers = vSign(changed);
  const found = await findFingers(cropped(paintFingers(image, face, fingers)), face);
  const side = fingers.knuckles.x < x ? -1 : 1;
  expect(found).not.toEqual([]);
  for (const point of found.flatMap(({ outline }) => outline)) {
    expect(side * (point.x - x - width / 2)).toBeGreaterThan(0.4 * width);
    expect(point.y).toBeGreaterThan(y + 0.5 * height);
  }
});

test('the outline leads from the tip down to the edge of the photo, on both sides of the finger', async () => {
  const fingers = vSign({ spreadRad: 0.3 });
  const found = await findFingers(cropped(paintFingers(image, face, fingers)), face);
  const points = found.flatMap(({ outline }) => outline);
  const tipY = fingers.knuckles.y - fingers.lengthPx;
  expect(Math.abs(Math.min(...points.map((point) => point.y)) - tipY)).toBeLessThan(0.12 * height);
  expect(Math.max(...points.map((point) => point.y))).toBeGreaterThan(y + 1.4 * height);
  const aside = points.map((point) => point.x);
  expect(Math.max(...aside) - Math.min(...aside)).toBeGreaterThan(1.5 * fingers.widthPx);
});

describe('is not taken for fingers:', () => {
  const bottom = y + 1.6 * height;
  test.each<[string, RgbImage]>([
    ['nothing at all', image],
    [
      'a bare shoulder',
      filled(
        SKIN,
        (px, py) => Math.hypot((px - x + 0.5 * width) / 1.6, py - y - 1.75 * height) < 0.55 * height,
      ),
    ],
    [
      'a shoulder raised to the cheek',
      filled(SKIN, (px, py) => Math.hypot(px - x + 0.75 * width, py - y - 1.5 * height) < 0.75 * height),
    ],
    [
      'a bare arm that reaches to the telephone, below the chin',
      filled(SKIN, isAlong([x - 0.3 * width, bottom], [x - 1.4 * width, y + 1.2 * height], 0.16 * height)),
    ],
    [
      'a loose strand of dark hair',
      filled(HAIR, isAlong([x - 0.25 * width, y], [x - 0.4 * width, bottom], 9)),
    ],
    [
      'a strand of hair in the colour of the skin, as thin as strands are',
      filled(SKIN, isAlong([x - 0.2 * width, y + 0.3 * height], [x - 0.3 * width, bottom], 4)),
    ],
    [
      'a white collar',
      filled([236, 236, 238], isAlong([x - 0.1 * width, bottom], [x, y + 0.95 * height], 14)),
    ],
    [
      'a telephone',
      filled([18, 18, 20], (px, py) => px > x - 0.9 * width && px < x - 0.4 * width && py > y + 0.4 * height),
    ],
    [
      'a golden earring',
      filled([205, 160, 90], isAlong([x - 8, y + 0.62 * height], [x - 8, y + 0.8 * height], 7)),
    ],
    ['an ear', filled(SKIN, isAlong([x - 12, y + 0.35 * height], [x - 8, y + 0.55 * height], 14))],
    ['a wall in the colour of the skin', filled(SKIN, (px, py) => px < x - 0.3 * width && py < bottom)],
    [
      'a post behind that leads up to the ceiling',
      filled(SKIN, (px) => px > x - 0.7 * width && px < x - 0.7 * width + 0.12 * height),
    ],
    [
      'a branch behind that has nothing below it',
      filled(SKIN, isAlong([x - 0.6 * width, y + 0.5 * height], [x - 0.5 * width, y + 0.85 * height], 12)),
    ],
  ])('%s', async (_, picture) => {
    expect(await findFingers(cropped(picture), face)).toEqual([]);
  });
});

/** Signs of a clear finger. Each finger has a tip of its own, so that they are apart. */
function signs(changed: Partial<FingerFeatures> = {}, tip = { x: 20, y: 60 }): FingerFeatures {
  return {
    outline: [tip],
    outside: 0.2,
    aboveChin: 0.3,
    length: 0.6,
    width: 0.12,
    taper: 0.05,
    roughness: 0.06,
    bend: 0.005,
    skinAbove: 0.1,
    toEdge: 0.2,
    skinBelow: 0.9,
    colourDistance: 4,
    contrast: 30,
    texture: 1.5,
    ...changed,
  };
}

test('a strip that looks like a finger in every way is one', () => {
  expect(fingersAmong([signs()])).toHaveLength(1);
});

test.each<[string, Partial<FingerFeatures>]>([
  ['behind the cheek', { outside: 0 }],
  ['hardly above the chin', { aboveChin: 0.02 }],
  ['short', { length: 0.19 }],
  ['thin', { width: 0.055 }],
  ['thick', { width: 0.23 }],
  ['widening downwards as an arm does', { taper: 0.4 }],
  ['narrowing downwards', { taper: -0.4 }],
  ['of uneven width as a branch', { roughness: 0.17 }],
  ['bent as a curl', { bend: 0.03 }],
  ['of another colour', { colourDistance: 11 }],
  ['hardly different from what is beside it', { contrast: 10 }],
  ['mottled as leaves', { texture: 5 }],
  ['going on above its tip', { skinAbove: 0.7 }],
  ['ending far above the edge of the photo', { toEdge: 0.7 }],
  ['with something else below it', { skinBelow: 0.6 }],
])('but not one %s', (_, changed) => {
  expect(fingersAmong([signs(changed)])).toEqual([]);
});

test('a less clear finger counts beside a clear one only', () => {
  const unclear = signs({ outside: -0.1, roughness: 0.17, bend: 0.02 }, { x: 55, y: 70 });
  expect(fingersAmong([unclear])).toEqual([]);
  expect(fingersAmong([signs(), unclear])).toHaveLength(2);
  const acrossTheFace = signs({ ...unclear, outline: [{ x: 140, y: 70 }] });
  expect(fingersAmong([signs(), acrossTheFace])).toHaveLength(1);
  const throat = signs({ ...unclear, outside: -0.3 });
  expect(fingersAmong([signs(), throat])).toHaveLength(1);
});
