import { beforeAll, expect, test } from 'vitest';

import { drawnStudioSelfie } from '../../../../test/golden-headshots.ts';
import type { HeadshotRequest } from '../../headshot-request.ts';
import { SCENES } from '../../scenes/all-scenes.ts';
import { developScene } from '../../scenes/develop-scene.ts';
import { type ComposedHeadshot, composeHeadshot, applyTreatment } from './compose-headshot.ts';
import { masterCutout } from '../person/master-cutout.ts';
import type { StudioSelfie } from '../person/studio-selfie.ts';
import { measureFace, verifyHeadshot } from './verify-headshot.ts';

const REQUEST: HeadshotRequest = {
  style: 'corporate',
  scene: SCENES.corporate[0]!.id,
  selfieIndex: 0,
  framing: 'classic',
  variation: 0,
  seed: 7,
  size: { widthPx: 512, heightPx: 640 },
};

/** Descriptions of a face: the buyer, somebody else, and a mixture of both. */
const BUYER = Float32Array.of(1, 0);
const STRANGER = Float32Array.of(0, 1);
const ALIKE = Float32Array.of(0.8, 0.6);

let selfie: StudioSelfie;
let composed: ComposedHeadshot;

beforeAll(async () => {
  selfie = await drawnStudioSelfie();
  const allocate = (byteLength: number): Uint8Array => new Uint8Array(byteLength);
  const master = await masterCutout(selfie, REQUEST.size, allocate);
  composed = await composeHeadshot(selfie, REQUEST, master, await developScene(SCENES.corporate[0]!));
}, 60_000);

/** Verifies the headshot with a describer that always answers `described`. */
async function verified(
  described: Float32Array,
  descriptions: readonly (Float32Array | undefined)[],
  changed: Partial<StudioSelfie> = {},
): Promise<ReturnType<typeof verifyHeadshot>> {
  const describer = { describe: async () => described };
  const person = { ...selfie, ...changed };
  return verifyHeadshot(
    composed,
    await measureFace(composed, person, describer),
    person,
    REQUEST,
    descriptions,
  );
}

test('the buyer’s own picture passes, and its measures are those of the picture', async () => {
  const { measures, failures } = await verified(BUYER, [BUYER, BUYER, BUYER]);
  expect(failures).toEqual([]);
  expect(measures).toMatchObject({ likeness: 1, sourceLikeness: 1 });
  expect(measures.enlargement).toBeCloseTo(640 / composed.frame.height, 6);
  expect(measures.crownLineShare).toBeGreaterThan(0);
  expect(measures.eyeLineShare).toBeGreaterThan(measures.crownLineShare);
  expect(Math.abs(measures.rollDeg)).toBeLessThan(0.5);
  expect(measures.skinShiftDeltaE).toBeLessThan(4);
  expect(measures.edgeSpillDeltaE).toBe(selfie.edgeSpill.chromaDeltaE);
  expect(measures.edgeHaloDeltaL).toBe(selfie.edgeSpill.haloDeltaL);
});

test('the only selfie vouches for its picture, for there is no other', async () => {
  const { measures, failures } = await verified(BUYER, [BUYER]);
  expect(measures).toMatchObject({ likeness: 1, sourceLikeness: 1 });
  expect(failures).toEqual([]);
});

test('the head is as high on the picture as from chin to crown', async () => {
  const { measures } = await verified(BUYER, [BUYER, BUYER]);
  const { chinY, crownY } = selfie.head;
  const headPx = composed.mapPoint({ x: 0, y: chinY }).y - composed.mapPoint({ x: 0, y: crownY }).y;
  expect(measures.headHeightShare).toBeCloseTo(headPx / 640, 6);
});

test('a stranger’s selfie among the buyer’s cannot vouch for itself', async () => {
  const { measures, failures } = await verified(STRANGER, [STRANGER, BUYER, BUYER]);
  expect(measures).toMatchObject({ likeness: 0, sourceLikeness: 1 });
  expect(failures).toEqual(['likeness']);
});

test('nor do two strangers’ selfies vouch for each other', async () => {
  const { failures } = await verified(STRANGER, [STRANGER, STRANGER, BUYER, BUYER]);
  expect(failures).toEqual(['medianLikeness']);
});

test('a face that differs from the source’s fails as damaged', async () => {
  const { measures, failures } = await verified(ALIKE, [BUYER, BUYER, BUYER]);
  expect(measures.sourceLikeness).toBeCloseTo(0.8);
  expect(failures).toEqual(['sourceLikeness']);
});

test('a selfie without a face description has no likeness', async () => {
  const { failures } = await verified(BUYER, [undefined, undefined]);
  expect(failures).toEqual(['likeness', 'sourceLikeness']);
});

test('skin of another tone than the selfie’s fails', async () => {
  const paler = selfie.skin.map((patch) => patch && { red: 0.7, green: 0.6, blue: 0.55 });
  const { measures, failures } = await verified(BUYER, [BUYER, BUYER], { skin: paler });
  expect(measures.skinShiftDeltaE).toBeGreaterThan(6);
  expect(failures).toEqual(['skinShift']);
});

test('sharpness is measured on the face alone, not beside and below it', async () => {
  const describer = { describe: async () => BUYER };
  const { face } = selfie.head;
  const end = composed.mapPoint({ x: face.right, y: face.bottom });
  const { widthPx, heightPx, data } = composed.image;
  const striped = (isStriped: (x: number, y: number) => boolean): ComposedHeadshot => {
    const pixels = data.slice();
    for (let y = 0; y < heightPx; y++)
      for (let x = 0; x < widthPx; x++)
        if (isStriped(x, y))
          pixels.fill((x + y) % 4 < 2 ? 0 : 255, (y * widthPx + x) * 3, (y * widthPx + x + 1) * 3);
    return { ...composed, image: { ...composed.image, data: pixels } };
  };
  const sharpness = async (headshot: ComposedHeadshot) =>
    (await measureFace(headshot, selfie, describer)).sharpness;
  const own = await sharpness(composed);
  expect(await sharpness(striped((x) => x > end.x + 4))).toBeCloseTo(own, 6);
  expect(await sharpness(striped((_, y) => y > end.y + 4))).toBeCloseTo(own, 6);
  expect(await sharpness(striped((x) => x > end.x - 20))).toBeGreaterThan(own * 1.5);
});

test('a face that lost its texture fails', async () => {
  const { failures } = await verified(BUYER, [BUYER, BUYER], { cheekTexture: 1e3 });
  expect(failures).toEqual(['texture']);
});

test('a head that leans fails', async () => {
  const { x: cx, y: cy } = selfie.head.eyes;
  const [cos, sin] = [Math.cos(0.09), Math.sin(0.09)];
  const mesh = selfie.mesh.map(({ x, y }) => ({
    x: cx + cos * (x - cx) - sin * (y - cy),
    y: cy + sin * (x - cx) + cos * (y - cy),
  }));
  const { measures, failures } = await verified(BUYER, [BUYER, BUYER], { mesh });
  expect(Math.abs(measures.rollDeg)).toBeGreaterThan(4);
  expect(failures).toContain('roll');
});

test('black and white is held to the skin’s lightness, not its colour, and to the face in colour', async () => {
  const describer = { describe: async () => BUYER };
  const grey: HeadshotRequest = { ...REQUEST, treatment: 'black-and-white' };
  const face = await measureFace(composed, selfie, describer);
  const developed = { ...composed, image: { ...composed.image, data: composed.image.data.slice() } };
  applyTreatment(developed, selfie, grey);
  const verify = (skin: StudioSelfie['skin'], request: HeadshotRequest) =>
    verifyHeadshot(developed, face, { ...selfie, skin }, request, [BUYER, BUYER]);

  const { measures, failures } = verify(selfie.skin, grey);
  expect(failures).toEqual([]);
  expect(measures.skinShiftDeltaE).toBeLessThan(2);
  expect(measures.sharpness).toBe(face.sharpness);
  // Compared as a colour picture the skin has lost its colour, and compared with a paler person it was darkened.
  expect(verify(selfie.skin, REQUEST).failures).toEqual(['skinShift']);
  const paler = selfie.skin.map((patch) => patch && { red: 0.85, green: 0.75, blue: 0.7 });
  expect(verify(paler, grey).failures).toEqual(['skinShift']);
});

test('a picture in colour is not changed by its treatment', () => {
  const before = composed.image.data.slice();
  applyTreatment(composed, selfie, REQUEST);
  expect(composed.image.data).toEqual(before);
});
