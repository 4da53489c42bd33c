import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { withJpegDensity } from './jpeg-density.ts';
import { withPngDensity } from './png-density.ts';

const image = () => sharp({ create: { width: 20, height: 10, channels: 3, background: '#c84' } });
const bytes = async (encoded: Sharp) => new Uint8Array(await encoded.toBuffer());

it.each([300, 600])('writes %i dpi into a JPEG', async (dpi) => {
  const written = withJpegDensity(await bytes(image().jpeg()), dpi);
  const found = await sharp(written).metadata();
  expect(found).toMatchObject({ format: 'jpeg', density: dpi, width: 20, height: 10 });
  expect([...written.subarray(2, 4)], 'JFIF comes first').toEqual([0xff, 0xe0]);
  expect(written[13], 'dots per inch').toBe(1);
});

it('drops EXIF, colour profile and comments of a JPEG, and keeps every pixel', async () => {
  const original = await bytes(
    image()
      .withExif({ IFD0: { Make: 'A camera', Artist: 'Somebody' } })
      .withIccProfile('srgb')
      .jpeg(),
  );
  const written = withJpegDensity(original, 300);
  const found = await sharp(written).metadata();
  expect(found.exif).toBeUndefined();
  expect(found.icc).toBeUndefined();
  expect(written.length).toBeLessThan(original.length);
  expect(Buffer.from(written).includes('camera')).toBe(false);
  expect(await sharp(written).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
});

it('adds at most the JFIF segment', async () => {
  const original = await bytes(image().jpeg());
  expect(withJpegDensity(original, 300).length - original.length).toBeLessThanOrEqual(18);
});

it.each([300, 600])('writes %i dpi into a PNG and drops its texts', async (dpi) => {
  const original = await bytes(
    image()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .png(),
  );
  const written = withPngDensity(original, dpi);
  const found = await sharp(written).metadata();
  expect(found).toMatchObject({ format: 'png', width: 20, height: 10 });
  expect(found.density).toBe(dpi);
  expect(found.exif).toBeUndefined();
  expect(await sharp(written).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
});
