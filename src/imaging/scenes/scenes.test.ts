import { readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';

import { STYLE_IDS } from '../../base/style-ids.ts';
import { distinctness } from '../measure/likeness/distinctness.ts';
import { noiseSigma } from '../measure/image/noise.ts';
import { perceptualHash } from '../measure/likeness/perceptual-hash.ts';
import type { SmallImage } from '../raster/bilinear-rows.ts';
import { sceneOf, SCENES } from './all-scenes.ts';
import { BACKDROPS, isBackdrop } from './backdrops.ts';
import { developScene, developSmallScene } from './develop-scene.ts';
import { sceneFile } from './scene-files.ts';

const ALL = Object.values(SCENES).flat();
const MAX_BYTES = 40 * 1024;
const LUMINANCE = [0.2126, 0.7152, 0.0722] as const;

test.each(STYLE_IDS)('%s has at least six scenes', (style) => {
  expect(SCENES[style].length).toBeGreaterThanOrEqual(6);
});

test('ids are unique and can be file names', () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  for (const { id } of ALL) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('the folder contains a small image of every scene and nothing else', () => {
  const folder = dirname(sceneFile('any'));
  expect(readdirSync(folder).toSorted()).toEqual(
    [...ALL.map(({ id }) => `${id}.jpg`), 'scenes.json'].toSorted(),
  );
  for (const { id } of ALL) expect(statSync(sceneFile(id)).size, id).toBeLessThan(MAX_BYTES);
});

describe.each(ALL)('$id', (scene) => {
  test('its light is in range', () => {
    const { key, ambient, rim, palette, focus, framings, madeBy } = scene;
    expect(Math.abs(key.azimuthDeg)).toBeLessThanOrEqual(90);
    expect(key.elevationDeg).toBeGreaterThanOrEqual(0);
    expect(key.elevationDeg).toBeLessThanOrEqual(90);
    expect(key.stops).toBeGreaterThanOrEqual(0);
    expect(key.stops).toBeLessThanOrEqual(0.6);
    for (const colour of [key.colour, ambient])
      expect(colour.reduce((sum, value, c) => sum + value * LUMINANCE[c]!, 0)).toBeCloseTo(1, 2);
    expect(rim).toBeGreaterThanOrEqual(0);
    expect(rim).toBeLessThanOrEqual(1);
    expect(palette.length).toBeGreaterThanOrEqual(3);
    for (const colour of palette) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(focus.discShare).toBeGreaterThan(0.03);
    expect(framings.length).toBeGreaterThan(0);
    expect(madeBy.script).toMatch(/^scripts\/scenes\/\w+\.py$/);
  });

  test('it is out of focus, smooth and neither black nor white', async () => {
    const image = await developScene(scene);
    expect([image.widthPx, image.heightPx]).toEqual([384, 480]);
    expect(image.data.byteLength).toBeLessThanOrEqual(2_000_000);
    const luma = lumaOf(image);
    expect(noiseSigma(luma, image.widthPx, image.heightPx)).toBeLessThan(0.15);
    expect(largestStep(luma, image.widthPx)).toBeLessThan(0.25);
    const mean = luma.reduce((sum, value) => sum + value, 0) / luma.length;
    expect(mean).toBeGreaterThan(35);
    expect(mean).toBeLessThan(225);
  });
});

describe.each(Object.values(BACKDROPS))('the plain backdrop $id', (backdrop) => {
  test('its light is in range, and it tints the person only a little', () => {
    const { key, ambient, rim, framings } = backdrop;
    expect(Math.abs(key.azimuthDeg)).toBeLessThanOrEqual(60);
    expect(key.stops).toBeLessThanOrEqual(0.6);
    expect(ambient.reduce((sum, value, c) => sum + value * LUMINANCE[c]!, 0)).toBeCloseTo(1, 2);
    for (const value of ambient) expect(Math.abs(value - 1)).toBeLessThan(0.45);
    expect(rim).toBeLessThanOrEqual(0.4);
    expect(framings).toHaveLength(3);
  });

  test('it is plain: smooth, without an edge, brighter in its light than at its corners', async () => {
    const image = await developScene(backdrop);
    expect([image.widthPx, image.heightPx]).toEqual([384, 480]);
    const luma = lumaOf(image);
    expect(noiseSigma(luma, image.widthPx, image.heightPx)).toBeLessThan(0.15);
    expect(largestStep(luma, image.widthPx)).toBeLessThan(0.25);
    let steepest = 0;
    for (let i = 1; i < luma.length; i++)
      if (i % image.widthPx > 0) steepest = Math.max(steepest, Math.abs(luma[i]! - luma[i - 1]!));
    expect(steepest).toBeLessThan(1);
    const { light } = backdrop.paint;
    const lit = luma[Math.floor(light.y * 480) * 384 + Math.floor(light.x * 384)]!;
    for (const corner of [0, 383, 479 * 384, 480 * 384 - 1]) expect(luma[corner]!).toBeLessThan(lit - 12);
    const mean = luma.reduce((sum, value) => sum + value, 0) / luma.length;
    expect(mean).toBeGreaterThan(35);
    expect(mean).toBeLessThan(230);
  });

  test('is the same image at a lower resolution', async () => {
    const mean = (values: Float32Array): number => values.reduce((sum, v) => sum + v, 0) / values.length;
    const [large, small] = [await developScene(backdrop), await developSmallScene(backdrop, 45)];
    expect(Math.abs(mean(lumaOf(large)) - mean(lumaOf(small)))).toBeLessThan(1);
  });
});

test('every style has its own plain backdrop, found by its id', () => {
  const ids = STYLE_IDS.map((style) => BACKDROPS[style].id);
  expect(new Set([...ids, ...ALL.map(({ id }) => id)]).size).toBe(STYLE_IDS.length + ALL.length);
  for (const style of STYLE_IDS) {
    expect(sceneOf(style, BACKDROPS[style].id)).toBe(BACKDROPS[style]);
    expect(BACKDROPS[style].style).toBe(style);
    expect(isBackdrop(BACKDROPS[style].id)).toBe(true);
  }
  expect(ALL.some(({ id }) => isBackdrop(id))).toBe(false);
});

test('no two scenes are alike in layout', async () => {
  const hashes: string[] = [];
  for (const scene of ALL) {
    const image = await developScene(scene);
    hashes.push(perceptualHash({ ...image, data: bytesOf(image) }));
  }
  const { distance, pair } = distinctness(hashes);
  expect(distance, pair?.map((i) => ALL[i]!.id).join(' and ')).toBeGreaterThanOrEqual(12);
});

function lumaOf({ data, widthPx, heightPx, unit = 1 }: SmallImage): Float32Array {
  const result = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < result.length; i++)
    result[i] = (0.299 * data[i * 3]! + 0.587 * data[i * 3 + 1]! + 0.114 * data[i * 3 + 2]!) * unit;
  return result;
}

function bytesOf({ data, unit = 1 }: SmallImage): Uint8Array {
  const result = new Uint8Array(data.length);
  for (let i = 0; i < result.length; i++) result[i] = data[i]! * unit;
  return result;
}

const RUN_PX = 16;

/** Measures banding: the median fraction of a gentle gradient that its largest step makes up; 1 ÷ 16 for a perfect one. */
function largestStep(luma: Float32Array, widthPx: number): number {
  const shares: number[] = [];
  for (let row = 0; row < luma.length; row += widthPx * 4)
    for (let from = row; from + RUN_PX < row + widthPx; from += RUN_PX) {
      const rise = luma[from + RUN_PX]! - luma[from]!;
      let largest = 0;
      let travelled = 0;
      for (let i = from; i < from + RUN_PX; i++) {
        const step = Math.abs(luma[i + 1]! - luma[i]!);
        largest = Math.max(largest, step);
        travelled += step;
      }
      const isSlope = Math.abs(rise) > 1 && Math.abs(rise) < 4 && travelled < 1.1 * Math.abs(rise);
      if (isSlope) shares.push(largest / travelled);
    }
  shares.sort((a, b) => a - b);
  return shares[shares.length >> 1] ?? 0;
}
