import { beforeAll, expect, test } from 'vitest';

import { type DressedDrawing, dressDrawing } from '../../../../../test/drawn-garment.ts';
import { drawnStudioSelfie } from '../../../../../test/golden-headshots.ts';
import type { HeadshotRequest } from '../../../headshot-request.ts';
import type { Point } from '../../../raster/image.ts';
import { SCENES } from '../../../scenes/all-scenes.ts';
import { developScene } from '../../../scenes/develop-scene.ts';
import { composeHeadshot, type ComposedHeadshot } from '../../headshot/compose-headshot.ts';
import { masterCutout } from '../../person/master-cutout.ts';

/** These tests run the whole path from a garment's photo to the headshot. Its appearance is tested by the goldens. */
const size = { widthPx: 256, heightPx: 320 };
const bytes = (length: number): Uint8Array => new Uint8Array(length);
let drawing: DressedDrawing;
let dressed: ComposedHeadshot;
let own: ComposedHeadshot;

beforeAll(async () => {
  drawing = await dressDrawing(await drawnStudioSelfie());
  const { selfie, worn } = drawing;
  const [scene] = SCENES.corporate;
  const request: HeadshotRequest = {
    ...{ style: 'corporate', scene: scene!.id, selfieIndex: 0, framing: 'classic', variation: 0, seed: 7 },
    size,
  };
  const master = await masterCutout(selfie, size, bytes);
  const picture = await developScene(scene!);
  dressed = await composeHeadshot(selfie, request, master, picture, worn);
  // The same frame without the garment: frames see what is covered, and pictures come from the master.
  const { coverage, cut } = worn.fit;
  const sameFrame = { ...selfie, cutout: { ...selfie.cutout, ...coverage }, cut };
  own = await composeHeadshot(sameFrame, request, master, picture);
}, 60_000);

function difference({ x, y }: Point): number {
  const at = (Math.round(y) * size.widthPx + Math.round(x)) * 3;
  return Math.max(...[0, 1, 2].map((c) => Math.abs(dressed.image.data[at + c]! - own.image.data[at + c]!)));
}

test('both pictures have the same frame', () => {
  expect(dressed.frame).toEqual(own.frame);
});

test('no pixel of the face changes', () => {
  const { selfie } = drawing;
  const places = selfie.mesh.map((point) => dressed.mapPoint(point));
  expect(places).toHaveLength(478);
  expect(places.filter((place) => difference(place) > 0)).toEqual([]);
});

test('no pixel above the jaw changes', () => {
  // The rows just above the jaw's line are left out, because the rim light depends on the outline below.
  const jaw = dressed.mapPoint({ x: 0, y: drawing.selfie.wearer!.jawY }).y - 12;
  expect(jaw).toBeGreaterThan(150);
  let changed = 0;
  for (let y = 0; y < jaw; y++) for (let x = 0; x < size.widthPx; x++) changed += difference({ x, y });
  expect(changed).toBe(0);
});

test('the shoulders show the garment, and between its fronts the own top in its shadow', () => {
  const { collar } = drawing.worn.garment;
  const { scale, offset } = drawing.worn.fit.placement;
  const onPicture = (x: number, y: number): Point =>
    dressed.mapPoint({ x: x * scale + offset.x, y: y * scale + offset.y });
  const colour = ({ image }: ComposedHeadshot, { x, y }: Point): number[] => {
    const at = (Math.round(y) * size.widthPx + Math.round(x)) * 3;
    return [...image.data.subarray(at, at + 3)];
  };
  const shoulder = onPicture(collar.left.x - 50, collar.left.y + 70);
  expect(colour(dressed, shoulder)[0]! + 15).toBeLessThan(colour(own, shoulder)[0]!);
  const top = onPicture(320, collar.left.y + 60);
  const [before, after] = [colour(own, top), colour(dressed, top)];
  for (const c of [0, 1, 2]) {
    expect(after[c]!).toBeLessThanOrEqual(before[c]! + 1);
    expect(after[c]!).toBeGreaterThan(0.6 * before[c]!);
  }
});
