/**
 * Measures how well people can be dressed: `npm run measure:wardrobe [-- --out folder] [--limit n] [--garments a,b]
 * [portraits/name.jpg …]`.
 *
 * Every garment is tried on every portrait and every photo of shoot-real, and one headshot is made of each pair that fits.
 * The script prints how many were dressed, left alone and why, and failed at which gate, by garment and kind, and which
 * photos that are refused for `no-crop` are usable dressed. It writes measures.json, a sheet of each person and sheets of
 * the headshots around the neck to the folder, to be looked at one by one. They show people: the folder is not for
 * committing. A run takes about ten minutes on two cores and can be interrupted: what is done is written.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ENGINE_VERSION } from '../src/imaging/engine.ts';
import { createStudioEngine } from '../src/imaging/recipes/studio-engine.ts';
import { photoNames, photosFolder } from '../test/photos.ts';
import { writeSheets } from './measure-wardrobe/sheets.ts';
import { type CountedPhoto, tableOf } from './measure-wardrobe/table.ts';
import { type MeasuredPhoto, tryGarmentsOn } from './measure-wardrobe/try-garments.ts';
import { garmentsNamed, loadWardrobe } from './wardrobe/load-wardrobe.ts';

const { values, positionals } = parseArgs({
  options: {
    out: { type: 'string', default: 'data/measure-wardrobe' },
    limit: { type: 'string' },
    garments: { type: 'string' },
  },
  allowPositionals: true,
});
if (photosFolder() === undefined) process.exit(2);
const names = (
  positionals.length > 0 ? positionals : [...photoNames('portraits'), ...photoNames('shoot-real')]
).slice(0, values.limit === undefined ? undefined : Number(values.limit));

const items = await loadWardrobe(garmentsNamed(values.garments));
const engine = createStudioEngine();
engine.useWardrobe(items);
await mkdir(values.out, { recursive: true });
const photos: (CountedPhoto & { readonly sheets: readonly string[] })[] = [];
for (const [at, name] of names.entries()) {
  const photo = await tryGarmentsOn(engine, items, name, at);
  photos.push({ ...withoutPixels(photo), sheets: await writeSheets(photo, values.out) });
  await writeFile(
    join(values.out, 'measures.json'),
    JSON.stringify({ engineVersion: ENGINE_VERSION, photos }, null, 1),
  );
  process.stderr.write(`\r${at + 1} of ${names.length}`);
}
process.stderr.write('\n');
await engine.close();
process.stdout.write(tableOf(photos));
const sheets = photos.reduce((sum, photo) => sum + photo.sheets.length, 0);
process.stdout.write(`measures.json and ${sheets} sheets are in ${values.out}\n`);

function withoutPixels({ tries, ...photo }: MeasuredPhoto): CountedPhoto {
  return {
    ...photo,
    tries: tries.map(({ headshot, ...one }) => {
      if (headshot === undefined) return { ...one, headshot };
      const { jpeg: _, ...numbers } = headshot;
      return { ...one, headshot: numbers };
    }),
  };
}
