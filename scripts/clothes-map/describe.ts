/**
 * Writes the planes that the encoder computes for each labelled photo, as it is and disguised, to one file a crop:
 * node scripts/clothes-map/describe.ts PREPARED OUT [--disguises 7] [--part 1/2].
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import {
  CELL_PX,
  faceHeightPx,
  MAP_CELLS,
  MAP_SIDE_PX,
  mapCrop,
} from '../../src/imaging/measure/clothes/map-planes.ts';
import { createCropDescriber } from '../../src/imaging/models/clothes/clothes-describer.ts';
import {
  mirroredCrop,
  pointInCrop,
  squareCrop,
  type OrientedCrop,
} from '../../src/imaging/raster/oriented-crop.ts';
import { seededRandom, seedOf } from '../../src/imaging/scenes/seeded-random.ts';
import { encodeCrop } from './described-crop.ts';
import { disguised } from './disguise.ts';
import { labelledIds, type LabelledPhoto, readLabelledPhoto } from './labelled-photo.ts';

const { values, positionals } = parseArgs({
  options: { disguises: { type: 'string', default: '7' }, part: { type: 'string', default: '1/1' } },
  allowPositionals: true,
});
const [prepared, out] = positionals;
if (prepared === undefined || out === undefined)
  throw new Error('Say where the prepared photos are and where to write.');
const [part, parts] = values.part.split('/').map(Number) as [number, number];
await mkdir(out, { recursive: true });
const describer = await createCropDescriber();

for (const id of labelledIds(prepared).filter((_, index) => index % parts === part - 1)) {
  const random = seededRandom(seedOf(id));
  const photo = await readLabelledPhoto(prepared, id);
  for (let i = 0; i <= Number(values.disguises); i++) {
    const file = join(out, `${id}.${i}.bin`);
    const seen = i === 0 ? photo : disguised(photo, random);
    const crop = i === 0 ? mapCrop(seen.face) : jolted(seen, random);
    if (existsSync(file)) continue;
    const coverage = Float32Array.from(seen.coverage, (value) => value / 255);
    const described = await describer.describe(seen.image, seen.face, coverage, crop);
    await writeFile(file, encodeCrop({ ...described, targets: targetsIn(seen, crop) }));
  }
  process.stderr.write(`\r${id}   `);
}
process.stderr.write('\n');

/** Moves, turns and scales a crop a little, because faces are not always found quite alike, and mirrors half of the crops. */
function jolted({ face }: LabelledPhoto, random: () => number): OrientedCrop {
  const any = (most: number): number => most * (random() + random() - 1);
  const { corner, across, down } = mapCrop(face);
  const facePx = faceHeightPx(face);
  const centre = {
    x: corner.x + (across.x + down.x) / 2 + any(0.1) * facePx,
    y: corner.y + (across.y + down.y) / 2 + any(0.1) * facePx,
  };
  const sidePx = Math.hypot(across.x, across.y) * Math.exp(any(0.2));
  const crop = squareCrop(centre, sidePx, Math.atan2(across.y, across.x) + any(0.2));
  return random() < 0.5 ? mirroredCrop(crop) : crop;
}

function targetsIn({ image, labels, coverage }: LabelledPhoto, crop: OrientedCrop): Uint8Array {
  const size = MAP_CELLS * MAP_CELLS;
  const counts = new Float32Array(5 * size);
  for (let y = 0; y < MAP_SIDE_PX; y++)
    for (let x = 0; x < MAP_SIDE_PX; x++) {
      const place = pointInCrop(crop, (x + 0.5) / MAP_SIDE_PX, (y + 0.5) / MAP_SIDE_PX);
      const [left, top] = [Math.floor(place.x), Math.floor(place.y)];
      if (left < 0 || top < 0 || left >= image.widthPx || top >= image.heightPx) continue;
      const label = labels[top * image.widthPx + left]!;
      if (label === 0 || coverage[top * image.widthPx + left]! < 128) continue;
      counts[(label - 1) * size + Math.floor(y / CELL_PX) * MAP_CELLS + Math.floor(x / CELL_PX)]! +=
        1 / CELL_PX ** 2;
    }
  return Uint8Array.from(counts, (share) => Math.round(share * 255));
}
