/**
 * Converts the files of render.py into the engine's scenes:
 * `node scripts/scenes/encode.ts FOLDER` writes assets/scenes/<id>.jpg and their entries in scenes.json.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { STYLE_IDS } from '../../src/base/style-ids.ts';
import type { RenderedScene } from '../../src/imaging/scenes/scene.ts';
import { seededRandom, seedOf } from '../../src/imaging/scenes/seeded-random.ts';
import { develop } from './develop.ts';
import { ambientColour, paletteOf, withLuminanceOne } from './measure-picture.ts';

/** The JSON that render.py writes beside a picture. */
interface Rendered extends Omit<RenderedScene, 'ambient' | 'palette' | 'focus'> {
  readonly focus: { readonly fNumber: number; readonly distanceM: number; readonly blurShare: number };
  readonly widthPx: number;
  readonly heightPx: number;
}

/** No disc is smaller than a dozen pixels at this size. */
const WIDTH_PX = 384;
const HEIGHT_PX = 480;

const assets = fileURLToPath(new URL('../../assets/scenes/', import.meta.url));
const list = join(assets, 'scenes.json');
const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: node scripts/scenes/encode.ts FOLDER');

const scenes = new Map<string, RenderedScene>();
if (existsSync(list))
  for (const scene of JSON.parse(readFileSync(list, 'utf8')) as RenderedScene[]) scenes.set(scene.id, scene);

for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const about = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Rendered;
  const { id, widthPx, heightPx } = about;
  const raw = readFileSync(join(folder, `${id}.f32`));
  const data = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength));
  const bytes = develop({ data, widthPx, heightPx }, seededRandom(seedOf(id)));
  await sharp(bytes, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize(WIDTH_PX, HEIGHT_PX)
    .jpeg({ quality: 93, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(join(assets, `${id}.jpg`));
  scenes.set(id, {
    id,
    style: about.style,
    framings: about.framings,
    key: { ...about.key, colour: withLuminanceOne(about.key.colour) },
    ambient: ambientColour(bytes),
    rim: about.rim,
    palette: paletteOf(bytes),
    focus: {
      fNumber: about.focus.fNumber,
      distanceM: about.focus.distanceM,
      discShare: about.focus.blurShare,
    },
    madeBy: about.madeBy,
  });
}

// The plan walks through a style's scenes in this order; new ones come last.
const sorted = [...scenes.values()].toSorted(
  (a, b) => STYLE_IDS.indexOf(a.style) - STYLE_IDS.indexOf(b.style),
);
writeFileSync(list, `${JSON.stringify(sorted, null, 2)}\n`);
