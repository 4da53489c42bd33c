/**
 * Prepares the test photos and the drawings in labels/ for describe.ts and judge.ts: node scripts/clothes-map/prepare.ts OUT
 * writes upright pixels, face, coverage and the label of each pixel. These files show people and are not for committing.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { decodeImage } from '../../src/imaging/codecs/decode.ts';
import { sharp } from '../../src/imaging/codecs/libvips.ts';
import { createIsnetMatting } from '../../src/imaging/models/matting/isnet-matting.ts';
import { createFaceFinder } from '../../src/imaging/models/face/mediapipe-face-finder.ts';
import { createRvmSegmenter } from '../../src/imaging/models/matting/rvm-segmenter.ts';
import { loadInstalledNetwork } from '../../src/imaging/models/onnx-network.ts';
import { findUpright } from '../../src/imaging/recipes/selfie/find-upright.ts';
import { personAlpha } from '../../src/imaging/recipes/person/person-alpha.ts';
import { combineMattes } from '../../src/imaging/recipes/person/combine-mattes.ts';
import { photoBytes, photoNames, photosFolder } from '../../test/photos.ts';
import { growLabels, type LabelDrawing } from './grow-labels.ts';

const [out] = process.argv.slice(2);
if (photosFolder() === undefined) process.exit(2);
if (out === undefined) throw new Error('Say where to write.');
await mkdir(out, { recursive: true });
const drawings = join(import.meta.dirname, 'labels');
const drawn = (await readdir(drawings)).map((name) => basename(name, '.json'));
const finder = await createFaceFinder(loadInstalledNetwork);
const matting = await createIsnetMatting({});
const segmenter = await createRvmSegmenter(loadInstalledNetwork);

for (const name of [...photoNames('portraits'), ...photoNames('shoot-real')]) {
  const id = basename(name, '.jpg');
  if (!drawn.includes(id) || existsSync(join(out, `${id}.map.png`))) continue;
  const decoded = await decodeImage(photoBytes(name));
  if (!decoded.ok) throw new Error(`${name}: ${decoded.error}`);
  const { image, faces } = await findUpright(finder, decoded.value);
  const [face] = faces;
  if (face === undefined) throw new Error(`${name}: no face`);
  const matte = await matting.matte(image);
  const body = await segmenter.segment(image);
  const combined = await combineMattes({ image, face }, matte, body, () => Promise.resolve(segmenter));
  const coverage = Uint8Array.from(personAlpha(combined, image, face).alpha, (share) =>
    Math.round(share * 255),
  );
  const drawing = JSON.parse(await readFile(join(drawings, `${id}.json`), 'utf8')) as LabelDrawing;
  const save = async (kind: string, data: Uint8Array, channels: 1 | 3): Promise<void> => {
    const raw = { width: image.widthPx, height: image.heightPx, channels };
    await sharp(data, { raw })
      .png({ compressionLevel: 3 })
      .toFile(join(out, `${id}.${kind}.png`));
  };
  await save('rgb', image.data, 3);
  await save('alpha', coverage, 1);
  await writeFile(join(out, `${id}.face.json`), JSON.stringify([face]));
  await save('map', growLabels(image, coverage, face, drawing), 1);
  process.stderr.write(`\r${id}   `);
}
process.stderr.write('\n');
