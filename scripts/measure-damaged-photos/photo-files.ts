import sharp, { type Sharp } from 'sharp';

import { photoBytes, photoNames } from '../../test/photos.ts';

/** A format that no camera writes; it is measured only when the command line names it. */
const RARE_FORMAT = 'WebP lossless, grey';

/** Photos are written by sharp, which cannot write HEIC. */
const WRITTEN: Readonly<Record<string, (photo: Sharp) => Sharp>> = {
  'JPEG 4:2:0': (photo) => photo.jpeg({ quality: 88 }),
  'JPEG 4:4:4': (photo) => photo.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false }),
  'JPEG progressive': (photo) => photo.jpeg({ quality: 85, mozjpeg: true }),
  PNG: (photo) => photo.png(),
  'WebP lossy': (photo) => photo.webp({ quality: 85 }),
  'WebP lossless': (photo) => photo.webp({ lossless: true, effort: 1 }),
  [RARE_FORMAT]: (photo) => photo.greyscale().webp({ lossless: true, effort: 1 }),
  AVIF: (photo) => photo.avif({ quality: 60, effort: 1 }),
};
/** The larger one costs as much as ten of the smaller. */
const HEIC_FILES = [...Array<string>(7).fill('hostile/heic_encoded.heic'), 'phone/IMG_2682.heic'];
const SIDE_PX = 800;

export const FORMATS = [...Object.keys(WRITTEN).filter((format) => format !== RARE_FORMAT), 'HEIC'];

/** Returns real photos in one format; every second one is 'build', the others 'judge'. */
export async function photoFiles(format: string, count: number): Promise<readonly Buffer[]> {
  const write = WRITTEN[format];
  if (write === undefined) {
    const heics = new Map([...new Set(HEIC_FILES)].map((name) => [name, Buffer.from(photoBytes(name))]));
    return HEIC_FILES.map((name) => heics.get(name)!);
  }
  const names = ['portraits', 'shoot-real'].flatMap(photoNames);
  const step = names.length / count;
  return await Promise.all(
    Array.from({ length: count }, (_, i) =>
      write(sharp(photoBytes(names[Math.floor(i * step)]!)).resize({ width: SIDE_PX })).toBuffer(),
    ),
  );
}
