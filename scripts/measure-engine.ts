/**
 * Measures how good the engine's pictures are: `npm run measure:engine [-- --out folder] [--limit n] [portraits/name.jpg …]`.
 *
 * Every portrait and every photo of shoot-real is prepared, and one headshot a style is made of it. Prints a table of the
 * measures with their medians and worst, how the skin of dark and light people comes out, and what was refused or failed;
 * writes measures.json and contact sheets (the selfie beside its seven headshots) to the folder. They show people: the
 * folder is not for committing.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

import type { EncodedImage, HeadshotEngine } from '../src/imaging/engine.ts';
import type { Headshot } from '../src/imaging/finished-headshot.ts';
import { STYLE_IDS } from '../src/base/style-ids.ts';
import { createFaceFinder } from '../src/imaging/models/face/mediapipe-face-finder.ts';
import { loadInstalledNetwork } from '../src/imaging/models/onnx-network.ts';
import { createStudioEngine } from '../src/imaging/recipes/studio-engine.ts';
import { photoBytes, photoNames, photosFolder } from '../test/photos.ts';
import { contactSheets } from './measure-engine/contact-sheets.ts';
import { skinLightness, skinTonesOf } from './measure-engine/skin-tone.ts';
import { tableOf } from './measure-engine/table.ts';

/** The result of one photo. */
export interface MeasuredPhoto {
  readonly name: string;
  /** The reasons for its refusal; empty when accepted. */
  readonly reasons: readonly string[];
  /** One headshot for each style, in the order of STYLE_IDS; empty when refused. */
  readonly headshots: readonly Headshot[];
}

const SIZE = { widthPx: 1024, heightPx: 1280 };

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'data/measure-engine' }, limit: { type: 'string' } },
  allowPositionals: true,
});
if (photosFolder() === undefined) process.exit(2);
const names = (
  positionals.length > 0 ? positionals : [...photoNames('portraits'), ...photoNames('shoot-real')]
).slice(0, values.limit === undefined ? undefined : Number(values.limit));

const engine = createStudioEngine();
const photos: MeasuredPhoto[] = [];
for (const [at, name] of names.entries()) {
  photos.push(await measurePhoto(engine, name, at));
  process.stderr.write(`\r${at + 1} of ${names.length}`);
}
process.stderr.write('\n');
await engine.close();

await mkdir(values.out, { recursive: true });
await writeFile(
  join(values.out, 'measures.json'),
  JSON.stringify(
    photos.map(({ name, reasons, headshots }) => ({
      name,
      reasons,
      headshots: headshots.map(({ request, measures, failures }) => ({ request, measures, failures })),
    })),
    null,
    1,
  ),
);
const sheets = await contactSheets(photos);
for (const [index, sheet] of sheets.entries())
  await writeFile(join(values.out, `contact-${String(index + 1).padStart(2, '0')}.jpg`), sheet);
process.stdout.write(tableOf(photos));
process.stdout.write(
  skinTonesOf(photos, await lightnessOf(names.filter((name) => name.startsWith('portraits')))),
);
process.stdout.write(`measures.json and ${sheets.length} contact sheets are in ${values.out}\n`);

async function measurePhoto(studio: HeadshotEngine, name: string, at: number): Promise<MeasuredPhoto> {
  const upload: EncodedImage = { bytes: photoBytes(name), fileName: basename(name) };
  const outcome = await studio.prepare(upload);
  if (!outcome.ok) return { name, reasons: outcome.reasons, headshots: [] };
  const { selfie } = outcome;
  const headshots = await Promise.all(
    STYLE_IDS.map(async (style, index) => {
      const scenes = studio.scenes(style);
      return await studio.render([selfie], {
        style,
        // Another scene and framing for the next person, so that all of them are seen.
        scene: scenes[at % scenes.length]!,
        selfieIndex: 0,
        framing: selfie.framings[(at + index) % selfie.framings.length]!,
        variation: at,
        seed: at * STYLE_IDS.length + index,
        size: SIZE,
      });
    }),
  );
  await studio.release([selfie]);
  return { name, reasons: [], headshots };
}

async function lightnessOf(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const finder = await createFaceFinder(loadInstalledNetwork);
  const known = new Map<string, number>();
  for (const name of people) {
    const lightness = await skinLightness(name, finder);
    if (lightness !== undefined) known.set(name, lightness);
  }
  return known;
}
