import { expect, it } from 'vitest';
import type { FaceBox } from '../../../imaging/models/face/browser-face-boxes.ts';
import type { Rect, RgbImage } from '../../../imaging/raster/image.ts';
import { type Picture, takeFirstLook } from './take-first-look.ts';

/** A picture of one grey whose parts remember where they were cut. */
function picture(widthPx: number, heightPx: number, grey: (x: number, y: number) => number) {
  const areas: Rect[] = [];
  const pixels: Picture['pixels'] = (area, maxSidePx) => {
    areas.push(area);
    const scale = Math.max(1, area.width / maxSidePx, area.height / maxSidePx);
    const width = Math.round(area.width / scale);
    const height = Math.round(area.height / scale);
    const data = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        data.fill(grey(area.x + x * scale, area.y + y * scale), (y * width + x) * 3, (y * width + x) * 3 + 3);
      }
    }
    return { widthPx: width, heightPx: height, data } satisfies RgbImage;
  };
  return { areas, picture: { widthPx, heightPx, pixels } };
}

/** Answers what it is given, one search after the other; then nothing. */
function finder(...answers: FaceBox[][]) {
  let searches = 0;
  return {
    find: async () => answers[searches++] ?? [],
    searches: () => searches,
  };
}

const face = (score: number, x: number, side: number): FaceBox => ({
  score,
  box: { x, y: 100, width: side, height: side },
});

it('looks once at an ordinary selfie and measures the face in the size it is sent in', async () => {
  const chequered = picture(1024, 1024, (x, y) => ((Math.floor(x / 8) + Math.floor(y / 8)) % 2 ? 200 : 60));
  const { find, searches } = finder([face(0.9, 100, 150)]);
  const look = await takeFirstLook(chequered.picture, find);
  expect(searches()).toBe(1);
  expect(chequered.areas.at(-1)).toEqual({ x: 200, y: 200, width: 300, height: 300 });
  expect(look).toMatchObject({ bestScore: 0.9, secondFace: undefined });
  expect(look.face).toMatchObject({ sidePx: 300, highlightLuma: 200, clippedShare: 0 });
  expect(look.face?.sharpness).toBeGreaterThan(10);
});

it('sees that a face is dark, white or without any detail', async () => {
  const measured = async (grey: number) =>
    (await takeFirstLook(picture(600, 600, () => grey).picture, finder([face(0.9, 100, 150)]).find)).face;
  expect(await measured(20)).toMatchObject({ highlightLuma: 20, clippedShare: 0, sharpness: 0 });
  expect(await measured(255)).toMatchObject({ highlightLuma: 255, clippedShare: 1 });
});

it('turns the picture and looks at its parts before it says there is no face', async () => {
  const { find, searches } = finder();
  const look = await takeFirstLook(picture(3072, 2304, () => 120).picture, find);
  expect(look).toEqual({ bestScore: 0, face: undefined, secondFace: undefined });
  expect(searches()).toBe(1 + 3 + 6);
});

it('stops looking at the first thing that might be a face', async () => {
  const { find, searches } = finder([], [], [face(0.4, 0, 50)]);
  const look = await takeFirstLook(picture(3072, 2304, () => 120).picture, find);
  expect(look).toEqual({ bestScore: 0.4, face: undefined, secondFace: undefined });
  expect(searches()).toBe(3);
});

it('measures nothing on what is no sure face', async () => {
  const { find, searches } = finder([face(0.5, 100, 150)]);
  expect((await takeFirstLook(picture(600, 600, () => 120).picture, find)).face).toBeUndefined();
  expect(searches()).toBe(1);
});

it('measures the largest face, though a poster behind it is the surer one', async () => {
  const poster = face(0.95, 400, 40);
  const customer = face(0.8, 100, 150);
  const look = await takeFirstLook(picture(600, 600, () => 120).picture, finder([poster, customer]).find);
  expect(look.bestScore).toBe(0.95);
  expect(look.face?.sidePx).toBeCloseTo(176, 0);
});

it('looks at a second face from near, and at nothing else in its place', async () => {
  const both = [face(0.8, 20, 150), face(0.78, 300, 120)];
  const grey = picture(512, 512, () => 120).picture;
  // From near each lies in the middle of its own crop: 1.8 times its side, cut at the picture's edge.
  const first = { score: 0.9, box: { x: 20, y: 60, width: 150, height: 150 } };
  const second = { score: 0.85, box: { x: 48, y: 48, width: 120, height: 120 } };
  const sure = await takeFirstLook(grey, finder(both, [first], [second]).find);
  expect(sure.secondFace).toEqual({ score: 0.85, heightShare: 0.8 });
  // Near the dog, only the person beside it is a face.
  const neighbour = { score: 0.95, box: { x: -100, y: 48, width: 120, height: 120 } };
  const dog = await takeFirstLook(grey, finder(both, [first], [neighbour]).find);
  expect(dog.secondFace?.score).toBe(0);
});
