import { expect, it } from 'vitest';
import type { FaceBox } from '../../../imaging/models/face/browser-face-boxes.ts';
import type { Rect, RgbImage } from '../../../imaging/raster/image.ts';
import { type DecodedPhoto, measurePhoto } from './measure-photo.ts';

/** Makes a grey photo and records in `areas` which parts of it were read. */
function greyPhoto(widthPx: number, heightPx: number, grey: (x: number, y: number) => number) {
  const areas: Rect[] = [];
  const readArea: DecodedPhoto['readArea'] = (area, maxSidePx) => {
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
  return { areas, photo: { widthPx, heightPx, readArea } };
}

/** Makes a detector that returns the given answers one after the other, and then finds nothing. */
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

it('searches an ordinary selfie once and measures the face at the size that is uploaded', async () => {
  const chequered = greyPhoto(1024, 1024, (x, y) => ((Math.floor(x / 8) + Math.floor(y / 8)) % 2 ? 200 : 60));
  const { find, searches } = finder([face(0.9, 100, 150)]);
  const measured = await measurePhoto(chequered.photo, find);
  expect(searches()).toBe(1);
  expect(chequered.areas.at(-1)).toEqual({ x: 200, y: 200, width: 300, height: 300 });
  expect(measured).toMatchObject({ bestScore: 0.9, secondFace: undefined });
  expect(measured.face).toMatchObject({ sidePx: 300, highlightLuma: 200, clippedShare: 0 });
  expect(measured.face?.sharpness).toBeGreaterThan(10);
});

it('measures that a face is dark, white or without any detail', async () => {
  const measured = async (grey: number) =>
    (await measurePhoto(greyPhoto(600, 600, () => grey).photo, finder([face(0.9, 100, 150)]).find)).face;
  expect(await measured(20)).toMatchObject({ highlightLuma: 20, clippedShare: 0, sharpness: 0 });
  expect(await measured(255)).toMatchObject({ highlightLuma: 255, clippedShare: 1 });
});

it('searches the turned photo and its parts before it reports no face', async () => {
  const { find, searches } = finder();
  const measured = await measurePhoto(greyPhoto(3072, 2304, () => 120).photo, find);
  expect(measured).toEqual({ bestScore: 0, face: undefined, secondFace: undefined });
  expect(searches()).toBe(1 + 3 + 6);
});

it('stops searching at the first thing that might be a face', async () => {
  const { find, searches } = finder([], [], [face(0.4, 0, 50)]);
  const measured = await measurePhoto(greyPhoto(3072, 2304, () => 120).photo, find);
  expect(measured).toEqual({ bestScore: 0.4, face: undefined, secondFace: undefined });
  expect(searches()).toBe(3);
});

it('measures nothing when the face is uncertain', async () => {
  const { find, searches } = finder([face(0.5, 100, 150)]);
  expect((await measurePhoto(greyPhoto(600, 600, () => 120).photo, find)).face).toBeUndefined();
  expect(searches()).toBe(1);
});

it('measures the largest face, though a poster behind it scores higher', async () => {
  const poster = face(0.95, 400, 40);
  const customer = face(0.8, 100, 150);
  const measured = await measurePhoto(greyPhoto(600, 600, () => 120).photo, finder([poster, customer]).find);
  expect(measured.bestScore).toBe(0.95);
  expect(measured.face?.sidePx).toBeCloseTo(176, 0);
});

it('scores a second face in its own close-up, and no other face found there', async () => {
  const both = [face(0.8, 20, 150), face(0.78, 300, 120)];
  const grey = greyPhoto(512, 512, () => 120).photo;
  // Each face is in the middle of its own close-up, which is 1.8 times its side and clipped to the photo.
  const first = { score: 0.9, box: { x: 20, y: 60, width: 150, height: 150 } };
  const second = { score: 0.85, box: { x: 48, y: 48, width: 120, height: 120 } };
  const sure = await measurePhoto(grey, finder(both, [first], [second]).find);
  expect(sure.secondFace).toEqual({ score: 0.85, heightShare: 0.8 });
  // In the dog's close-up, only the person beside it is found.
  const neighbour = { score: 0.95, box: { x: -100, y: 48, width: 120, height: 120 } };
  const dog = await measurePhoto(grey, finder(both, [first], [neighbour]).find);
  expect(dog.secondFace?.score).toBe(0);
});
