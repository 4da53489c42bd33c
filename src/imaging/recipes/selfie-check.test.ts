import { beforeAll, describe, expect, test } from 'vitest';

import { decodeImage } from '../codecs/decode.ts';
import { sharp } from '../codecs/libvips.ts';
import type { RejectReason, SelfieCaution } from '../selfie.ts';
import { drawFringe } from '../../../test/draw-fringe.ts';
import { CUSTOM_HEADWEAR, drawHeadwear, FASHION_HATS } from '../../../test/draw-headwear.ts';
import {
  addBars,
  cropTightly,
  drawStrands,
  drawStubble,
  lightAsInCar,
  shadeOneSide,
  turnWithWedges,
} from '../../../test/draw-photo-faults.ts';
import { drawScreen, SCREENS } from '../../../test/draw-screen.ts';
import {
  paintClosedLids,
  paintDarkGlasses,
  paintFaceMask,
  paintHat,
  paintTelephone,
} from '../../../test/paint-on-face.ts';
import { paintHand } from '../../../test/paint-hand.ts';
import { photoBytes, photoNames, photosFolder } from '../../../test/photos.ts';
import type { Face } from '../models/face.ts';
import { createFaceFinder } from '../models/mediapipe-face-finder.ts';
import { createHeadDescriber } from '../models/head-describer.ts';
import { createHandFinder } from '../models/mediapipe-hand-finder.ts';
import { createRvmSegmenter } from '../models/rvm-segmenter.ts';
import type { RgbImage } from '../raster/image.ts';
import { turnRgb } from '../raster/turn.ts';
import { seededRandom } from '../scenes/seeded-random.ts';
import { foreseeFrame } from './room-to-frame.ts';
import { checkSelfie, type SelfieNetworks } from './selfie-check.ts';

describe.skipIf(photosFolder() === undefined)('selfies from the photo folder', { timeout: 240_000 }, () => {
  let networks: SelfieNetworks;
  beforeAll(async () => {
    const [finder, handFinder, headDescriber] = await Promise.all([
      createFaceFinder(),
      createHandFinder(),
      createHeadDescriber(),
    ]);
    networks = { finder, handFinder, headDescriber };
  });

  async function photo(name: string): Promise<RgbImage> {
    const decoded = await decodeImage(photoBytes(name));
    if (!decoded.ok) throw new Error(`${name}: ${decoded.error}`);
    return decoded.value;
  }

  async function reasonsFor(image: RgbImage): Promise<readonly RejectReason[]> {
    const { check } = await checkSelfie(image, networks);
    expect(check.accepted).toBe(check.reasons.length === 0);
    return check.reasons;
  }

  async function cautionsFor(image: RgbImage): Promise<readonly SelfieCaution[]> {
    const { check } = await checkSelfie(image, networks);
    expect(check.reasons).toEqual([]);
    return check.cautions;
  }

  async function faceOf(image: RgbImage): Promise<Face> {
    const [face] = await networks.finder.find(image);
    if (face === undefined) throw new Error('no face');
    return face;
  }

  test('all portraits but one, turned away, are accepted: all skin tones, scarves, turbans, fringes, narrow eyes', async () => {
    const refusedOnes: string[] = [];
    const names = photoNames('portraits');
    expect(names).toHaveLength(100);
    for (const name of names) {
      const reasons = await reasonsFor(await photo(name));
      if (reasons.length > 0) refusedOnes.push(`${name}: ${reasons.join()}`);
    }
    expect(refusedOnes).toEqual(['portraits/female-66.jpg: turned-away']);
  });

  test.each<[string, RejectReason[]]>([
    ['shoot-real/close-03.jpg', []],
    ['shoot-real/close-05.jpg', []],
    ['shoot-real/close-07.jpg', []],
    ['shoot-real/close-09.jpg', []],
    ['shoot-real/close-01.jpg', ['turned-away']],
    ['shoot-real/close-11.jpg', ['blown-out']],
    ['shoot-real/half-02.jpg', ['face-too-small']],
    ['shoot-real/half-04.jpg', ['face-too-small', 'turned-away']],
    ['phone/IMG_2682.heic', ['no-face']],
    ['phone/8bit-sRGB.avif', ['no-face']],
    ['phone/portrait.jpg', ['face-too-small']],
    ['phone/portrait-orientation-6.jpg', ['face-too-small']],
    ['hostile/two_faces.jpg', ['several-people']],
    ['hostile/four_faces.jpg', ['several-people']],
    ['hostile/tiny_face_64px_in_12MP.jpg', ['face-too-small']],
    ['hostile/low_res_96.jpg', ['face-too-small']],
    ['hostile/very_dark.jpg', ['too-dark']],
    ['hostile/overexposed.jpg', ['blown-out']],
    ['hostile/gaussian_blur.jpg', ['blurred']],
    ['hostile/motion_blur.jpg', ['blurred']],
    ['hostile/heavy_jpeg_q3.jpg', ['blurred']],
    ['hostile/bomb_ztxt_80MB.png', ['no-face']],
    ['hostile/upside_down_pixels.jpg', []],
    ['hostile/gray.jpg', []],
    ['hostile/cmyk.jpg', []],
    ['hostile/rgb16.png', []],
    ['hostile/alpha.png', []],
    ['hostile/heic_encoded.heic', []],
    ['hostile/avif_encoded.avif', []],
    ['hostile/animated.webp', []],
    ['hostile/static.webp', []],
    ['hostile/polyglot_jpeg_zip.jpg', []],
    ['hostile/portrait_shot_sideways_exif6.jpg', []],
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((turn): [string, RejectReason[]] => [
      `hostile/exif_orientation_${turn}.jpg`,
      [],
    ]),
  ])('%s: %s', async (name, reasons) => {
    expect(await reasonsFor(await photo(name))).toEqual(reasons);
  });

  test.each(photoNamesOrNone('not-a-person'))('%s shows no face', async (name) => {
    expect(await reasonsFor(await photo(name))).toEqual(['no-face']);
  });

  // Pale, brown, dark and very dark skin: the reference is the person's own cheek.
  const SITTERS = ['female-02', 'male-14', 'male-98', 'female-34', 'male-30'];

  test.each(SITTERS)('dark glasses on %s', async (sitter) => {
    const image = await photo(`portraits/${sitter}.jpg`);
    expect(await reasonsFor(image)).toEqual([]);
    expect(await reasonsFor(paintDarkGlasses(image, await faceOf(image)))).toEqual(['sunglasses']);
  });

  test.each(['female-36', 'female-00', 'male-80', 'male-44', 'female-02', 'male-02'])(
    'closed eyes of %s',
    async (sitter) => {
      const image = await photo(`portraits/${sitter}.jpg`);
      expect(await reasonsFor(image)).toEqual([]);
      expect(await reasonsFor(paintClosedLids(image, await faceOf(image)))).toEqual(['eyes-closed']);
    },
  );

  test.each(SITTERS)('a black, red or beige hat on %s is a caution, never a reason', async (sitter) => {
    const image = await photo(`portraits/${sitter}.jpg`);
    expect(await cautionsFor(image)).toEqual([]);
    expect(await cautionsFor(paintHat(image, await faceOf(image), [25, 25, 28]))).toContain('hat');
    expect(await cautionsFor(paintHat(image, await faceOf(image), [150, 30, 50]))).toContain('hat');
    expect(await cautionsFor(paintHat(image, await faceOf(image), [190, 160, 130]))).toContain('hat');
  });

  test.each(CUSTOM_HEADWEAR)('headwear of faith or custom is dress: %s', async (headwear) => {
    for (const [seed, sitter] of SITTERS.entries()) {
      const image = await photo(`portraits/${sitter}.jpg`);
      const worn = await drawHeadwear(image, await faceOf(image), headwear, seededRandom(seed));
      expect(await cautionsFor(worn), sitter).not.toContain('hat');
    }
  });

  test.each(FASHION_HATS)('a %s never refuses a selfie', async (hat) => {
    for (const [seed, sitter] of SITTERS.entries()) {
      const image = await photo(`portraits/${sitter}.jpg`);
      const worn = await drawHeadwear(image, await faceOf(image), hat, seededRandom(seed));
      expect(await reasonsFor(worn), sitter).toEqual([]);
    }
  });

  test.each([...SITTERS, 'female-70', 'male-62', 'male-68', 'male-72'])(
    'shade, stubble, hair at the cheeks and a car do not cover the face of %s',
    async (sitter) => {
      const image = await photo(`portraits/${sitter}.jpg`);
      const face = await faceOf(image);
      const random = seededRandom(11);
      for (const [what, drawn] of [
        ['shade', shadeOneSide(image, face, 0.35)],
        ['stubble in shade', shadeOneSide(drawStubble(image, face, random), face, 0.4, -1)],
        ['car', lightAsInCar(image, face)],
        ['hair', lightAsInCar(await drawStrands(image, face, random), face, -1)],
      ] as const)
        expect(await reasonsFor(drawn), what).toEqual([]);
    },
  );

  test.each(['female-36', 'female-88', 'male-20', 'male-44'])(
    'a close portrait of %s has a frame, with a caution',
    async (sitter) => {
      const image = await photo(`portraits/${sitter}.jpg`);
      const close = (await cropTightly(image, await faceOf(image), { cutHair: 0.07, headShare: 0.78 }))!;
      const checked = await checkSelfie(close, networks);
      expect(checked.check.reasons).toEqual([]);
      const frame = await foreseeFrame(close, checked.faces[0]!, () => createRvmSegmenter(), checked);
      expect(frame.fits).toBe(true);
      expect(frame.cautions).toContain('hair-at-edge');
    },
  );

  test('skulls that a turned canvas saws off are a caution, and bars are cropped away', async () => {
    const image = await photo('portraits/female-48.jpg');
    expect(await cautionsFor(image)).toEqual([]);
    expect(await cautionsFor(await turnWithWedges(image, 12))).toContain('empty-edges');
    const { image: seen, check } = await checkSelfie(
      await addBars(image, { above: 0.2, below: 0.1 }),
      networks,
    );
    expect(check).toMatchObject({ accepted: true, cautions: [] });
    expect(Math.abs(seen.heightPx - image.heightPx)).toBeLessThan(4);
  });

  test.each(['female-54', 'female-56', 'female-64'])(
    'a hand at the face of %s is a caution',
    async (sitter) => {
      expect(await cautionsFor(await photo(`portraits/${sitter}.jpg`))).toContain('hand-near-face');
    },
  );

  test.each(['close-03', 'close-07', 'close-09'])('%s, taken from below, gets a caution', async (name) => {
    expect(await cautionsFor(await photo(`shoot-real/${name}.jpg`))).toContain('chin-from-below');
  });

  test.each(SITTERS)('a fringe on %s is no hat', async (sitter) => {
    const image = await photo(`portraits/${sitter}.jpg`);
    const { widthPx, heightPx } = image;
    const anywhere = { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx).fill(255) };
    for (const seed of [1, 2, 3]) {
      const fringe = await drawFringe(image, await faceOf(image), anywhere, seededRandom(seed));
      expect(fringe && (await cautionsFor(fringe))).not.toContain('hat');
    }
  });

  test.each(SITTERS)('a mask on %s, a telephone before the face', async (sitter) => {
    const image = await photo(`portraits/${sitter}.jpg`);
    const face = await faceOf(image);
    expect(await reasonsFor(paintFaceMask(image, face, [160, 195, 212]))).toEqual(['face-covered']);
    expect(await reasonsFor(paintTelephone(image, face))).toEqual(['face-covered']);
  });

  test.each(['female-02', 'male-14', 'male-98', 'male-30'])(
    'a hand before the face of %s, or beside it',
    async (sitter) => {
      const image = await photo(`portraits/${sitter}.jpg`);
      const face = await faceOf(image);
      const { x, y, width, height } = face.box;
      const at = (share: number) => ({ x: x + share * width, y: y + 0.75 * height });
      expect(await reasonsFor(paintHand(image, face, at(0.2)))).toEqual(['face-covered']);
      expect(await reasonsFor(paintHand(image, face, at(1.6)))).toEqual([]);
    },
  );

  test.each(['female-04', 'female-94'])(
    'a hand cut by the lower edge of the photo of %s is kept out of frames',
    async (sitter) => {
      const image = await photo(`portraits/${sitter}.jpg`);
      const face = await faceOf(image);
      expect((await checkSelfie(image, networks)).hands).toEqual([]);
      const { x, width, height } = face.box;
      const beside = x < 0.6 * width ? x + 1.45 * width : x - 0.45 * width;
      const painted = paintHand(image, face, { x: beside, y: image.heightPx }, 0.8 * height);
      expect((await checkSelfie(painted, networks)).hands).not.toEqual([]);
    },
  );

  test.each(SCREENS)('a portrait in a screenshot: %s', async (screen) => {
    const decoded = await decodeImage(await drawScreen(screen, photoBytes('portraits/male-14.jpg')));
    expect(decoded.ok && (await reasonsFor(decoded.value))).toEqual(['screenshot']);
  });

  test('a portrait between black bars is no screenshot', async () => {
    const barred = await sharp(photoBytes('portraits/male-14.jpg'))
      .extend({ top: 190, bottom: 190, background: '#000000' })
      .jpeg()
      .toBuffer();
    const decoded = await decodeImage(barred);
    expect(decoded.ok && (await reasonsFor(decoded.value))).toEqual([]);
  });

  test('a picture on its side is turned upright before it is judged', async () => {
    const image = await photo('shoot-real/close-03.jpg');
    const nose = (await faceOf(image)).mesh[1]!;
    for (const turns of [1, 2, 3] as const) {
      const checked = await checkSelfie(turnRgb(image, turns), networks);
      expect(checked.check.reasons).toEqual([]);
      const [x, y] = checked.faces[0]!.mesh[1]!;
      expect(Math.hypot(x - nose[0], y - nose[1])).toBeLessThan(12);
    }
  });

  test('a passer-by far behind does not make several people', async () => {
    const image = await photo('portraits/male-98.jpg');
    const passerBy = await sharp(photoBytes('portraits/female-02.jpg')).resize(200).toBuffer();
    const { data } = await sharp(image.data, { raw: { width: 1024, height: 1024, channels: 3 } })
      .composite([{ input: passerBy, left: 0, top: 60 }])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { check } = await checkSelfie({ ...image, data }, networks);
    expect(check.reasons).toEqual([]);
  });

  test('measures are those of the upright picture', async () => {
    const { check } = await checkSelfie(await photo('portraits/female-02.jpg'), networks);
    expect(check.measures).toMatchObject({ widthPx: 1024, heightPx: 1024 });
    expect(check.measures!.faceHeightPx).toBeGreaterThan(400);
    expect(check.measures!.eyeOpenness).toBeGreaterThan(0.25);
    expect(Math.abs(check.measures!.yawDeg)).toBeLessThan(6);
    expect(check.measures!.perceptualHash).toMatch(/^[0-9a-f]{16}$/);
  });
});

function photoNamesOrNone(folder: string): readonly string[] {
  return photosFolder() === undefined ? ['none'] : photoNames(folder);
}
