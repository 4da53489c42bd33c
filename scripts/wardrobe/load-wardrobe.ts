import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

import { GARMENTS } from '../../src/catalog/garments.ts';
import { type WantedGarment, listWantedGarments } from '../../src/features/wardrobe/wanted-garments.ts';
import type { CutGarmentOutcome, HeadshotEngine } from '../../src/imaging/engine.ts';
import type { WardrobeItem } from '../../src/imaging/garment.ts';
import { createStudioEngine } from '../../src/imaging/recipes/studio-engine.ts';
import { photoBytes } from '../../test/photos.ts';
import { sourceHash } from './source-hash.ts';

const CACHE_FOLDER = join(tmpdir(), 'lichtbild-wardrobe');

/** The sources that decide how a garment is cut. */
const CUTTING = [
  'codecs/decode.ts',
  'codecs/stored-garment.ts',
  'models/matting/isnet-matting.ts',
  'models/face/mediapipe-face-finder.ts',
  'models/matting/rvm-segmenter.ts',
  'ops/garment/soften-shadow.ts',
  'raster/smooth-outline.ts',
  'recipes/person/person-alpha.ts',
  'recipes/wardrobe/cut/cut-garment.ts',
  'measure/clothes/shoulder-tilt.ts',
  'measure/clothes/wearer-remains.ts',
  'recipes/wardrobe/cut/find-wearer.ts',
  'recipes/wardrobe/cut/check-cut-garment.ts',
  'recipes/wardrobe/cut/garment-parts.ts',
  'recipes/person/combine-mattes.ts',
].map((path) => new URL(`../../src/imaging/${path}`, import.meta.url));

/**
 * Cuts the catalog's garments out of the test portraits. What is cut is cached in the temporary folder until the photo, the
 * shape or the sources that cut it change. Garments that cannot be cut are named on standard error and left out.
 * @param only ids of the wanted garments; default all
 */
export async function loadWardrobe(only?: readonly string[]): Promise<readonly WardrobeItem[]> {
  const sources = sourceHash(CUTTING);
  let engine: HeadshotEngine | undefined;
  const items: WardrobeItem[] = [];
  await mkdir(CACHE_FOLDER, { recursive: true });
  for (const wanted of listWantedGarments(GARMENTS, [])) {
    const { id, dress, dyes, onRequest, shape, photo } = wanted;
    if (only !== undefined && !only.includes(id)) continue;
    const file = cacheFile(sources, wanted);
    let outcome = await cachedOutcome(file);
    if (outcome === undefined) {
      process.stderr.write(`${id}: cutting …\n`);
      engine ??= createStudioEngine();
      const upload = { bytes: photoBytes(`portraits/${photo.file}`), fileName: photo.file };
      outcome = await engine.cutGarment(id, upload, shape);
      await store(file, outcome);
    }
    if (outcome.ok) items.push({ garment: outcome.garment, dress, dyes, onRequest });
    else process.stderr.write(`${id}: refused, ${outcome.reasons.join(', ')}\n`);
  }
  await engine?.close();
  return items;
}

/** Returns the garments named in a list separated by commas, undefined for all. Ends the process when one does not exist. */
export function garmentsNamed(list: string | undefined): readonly string[] | undefined {
  const ids = list?.split(',');
  const unknown = ids?.filter((id) => !GARMENTS.some((garment) => garment.id === id)) ?? [];
  if (unknown.length === 0) return ids;
  process.stderr.write(`There is no garment ${unknown.join(', ')}.\n`);
  process.exit(2);
}

function cacheFile(sources: string, { id, photo, shape }: WantedGarment): string {
  const hash = createHash('sha256')
    .update(`${sources} ${JSON.stringify(shape)} `)
    .update(photoBytes(`portraits/${photo.file}`));
  return join(CACHE_FOLDER, `${id}-${hash.digest('hex').slice(0, 24)}`);
}

async function cachedOutcome(file: string): Promise<CutGarmentOutcome | undefined> {
  try {
    return deserialize(await readFile(file)) as CutGarmentOutcome;
  } catch {
    return undefined; // The garment was not cut yet, or by a Node that wrote another format.
  }
}

/** The file is renamed when it is complete, so that a killed process never leaves half a file under the final name. */
async function store(file: string, outcome: CutGarmentOutcome): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, serialize(outcome));
  await rename(unfinished, file);
}
