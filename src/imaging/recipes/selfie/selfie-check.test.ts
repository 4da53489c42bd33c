import { describe, expect, test } from 'vitest';

import { photoBytes, photoNames, photosFolder } from '../../../../test/photos.ts';
import { decodedPhoto, loadSelfieCheck } from '../../../../test/selfie-check-on-photos.ts';
import { sharp } from '../../codecs/libvips.ts';
import { rotateRgb } from '../../raster/rotate.ts';
import type { RejectReason } from '../../selfie.ts';

describe.skipIf(photosFolder() === undefined)('selfies from the photo folder', { timeout: 240_000 }, () => {
  const { checkImage, reasonsFor, faceOf } = loadSelfieCheck();

  test('all portraits but one, turned away, are accepted: all skin tones, scarves, turbans, fringes, narrow eyes', async () => {
    const refusedOnes: string[] = [];
    const names = photoNames('portraits');
    expect(names).toHaveLength(100);
    for (const name of names) {
      const reasons = await reasonsFor(await decodedPhoto(name));
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
    ['shoot-real/close-11.jpg', ['clipped']],
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
    ['hostile/overexposed.jpg', ['clipped']],
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
    expect(await reasonsFor(await decodedPhoto(name))).toEqual(reasons);
  });

  test.each(photoNamesOrNone('not-a-person'))('%s shows no face', async (name) => {
    expect(await reasonsFor(await decodedPhoto(name))).toEqual(['no-face']);
  });

  test('a picture on its side is turned upright before it is judged', async () => {
    const image = await decodedPhoto('shoot-real/close-03.jpg');
    const nose = (await faceOf(image)).mesh[1]!;
    for (const turns of [1, 2, 3] as const) {
      const checked = await checkImage(rotateRgb(image, turns));
      expect(checked.check.reasons).toEqual([]);
      const [x, y] = checked.faces[0]!.mesh[1]!;
      expect(Math.hypot(x - nose[0], y - nose[1])).toBeLessThan(12);
    }
  });

  test('a passer-by far behind does not make several people', async () => {
    const image = await decodedPhoto('portraits/male-98.jpg');
    const passerBy = await sharp(photoBytes('portraits/female-02.jpg')).resize(200).toBuffer();
    const { data } = await sharp(image.data, { raw: { width: 1024, height: 1024, channels: 3 } })
      .composite([{ input: passerBy, left: 0, top: 60 }])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { check } = await checkImage({ ...image, data });
    expect(check.reasons).toEqual([]);
  });

  test('measures are those of the upright picture', async () => {
    const { check } = await checkImage(await decodedPhoto('portraits/female-02.jpg'));
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
