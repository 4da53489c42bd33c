import { expect, test } from 'vitest';

import { drawnStudioSelfie } from '../../../../test/golden-headshots.ts';
import type { HeadshotRequest } from '../../headshot-request.ts';
import { sceneOf } from '../../scenes/all-scenes.ts';
import { headshotFrame, sceneView, frameKey } from './headshot-layout.ts';

const REQUEST: HeadshotRequest = {
  style: 'academic',
  scene: 'library-shelves',
  selfieIndex: 0,
  framing: 'classic',
  variation: 0,
  seed: 3,
  size: { widthPx: 1024, heightPx: 1280 },
};
const LIT_FROM_THE_LEFT = sceneOf('academic', 'library-shelves');
const LIT_FROM_THE_RIGHT = sceneOf('academic', 'reading-room');

test.each([0, 1])(
  'an uneven face turns the scene’s key light to its own lit side, variation %i',
  (variation) => {
    expect(LIT_FROM_THE_LEFT.key.azimuthDeg).toBeLessThan(0);
    expect(LIT_FROM_THE_RIGHT.key.azimuthDeg).toBeGreaterThan(0);
    const isMirrored = (sideLightStops: number, scene: string): boolean =>
      sceneView({ sideLightStops }, { ...REQUEST, scene, variation }).mirrored;
    expect(isMirrored(0.5, LIT_FROM_THE_LEFT.id)).toBe(true);
    expect(isMirrored(-0.5, LIT_FROM_THE_LEFT.id)).toBe(false);
    expect(isMirrored(0.5, LIT_FROM_THE_RIGHT.id)).toBe(false);
    expect(isMirrored(-0.5, LIT_FROM_THE_RIGHT.id)).toBe(true);
  },
);

test('an evenly lit face gets the scene both mirrored and not', () => {
  const isMirrored = (variation: number): boolean =>
    sceneView({ sideLightStops: 0.1 }, { ...REQUEST, variation }).mirrored;
  expect([0, 1, 2, 3].map(isMirrored)).toEqual([false, true, false, true]);
});

test('the visible part of the scene is inside it and depends on the seed', () => {
  const views = [1, 2, 3, 4, 5].map((seed) => sceneView({ sideLightStops: 0 }, { ...REQUEST, seed }));
  for (const { x, y, width, height } of views) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1);
  }
  expect(new Set(views.map(({ x, width }) => `${x} ${width}`)).size).toBe(5);
  expect(sceneView({ sideLightStops: 0 }, { ...REQUEST, seed: 1 })).toEqual(views[0]);
});

test('variation moves the person in the frame, every second one; requests that share a frame have the same', async () => {
  const selfie = await drawnStudioSelfie();
  const frames = [0, 1, 2, 3].map((variation) => headshotFrame(selfie, { ...REQUEST, variation }));
  expect(frames[1]).toEqual(frames[0]);
  expect(frames[3]).toEqual(frames[2]);
  expect(frames[2]).not.toEqual(frames[0]);
  const keys = [0, 1, 2].map((variation) => frameKey({ ...REQUEST, variation }));
  expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false]);
});

test('a framing the selfie has no room for is an error, not another framing', async () => {
  const selfie = await drawnStudioSelfie();
  const everywhere = Array.from({ length: 64 }, (_, i) => ({
    x: ((i % 8) / 8) * selfie.cutout.widthPx,
    y: (Math.floor(i / 8) / 8) * selfie.cutout.heightPx,
  }));
  expect(() => headshotFrame({ ...selfie, cut: everywhere }, REQUEST)).toThrow('does not fit');
});
