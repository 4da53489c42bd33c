/**
 * Draws the empty scenes that pages show beside a style's name, from the engine's own pictures:
 * `node scripts/draw-style-scenes.ts` rewrites assets/style-scenes/.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { StyleId } from '../src/catalog/styles.ts';
import { sceneOf } from '../src/imaging/scenes/all-scenes.ts';
import { developedScene } from '../src/imaging/scenes/developed-scene.ts';

const WIDTH_PX = 400;
const HEIGHT_PX = 500;

/** The scene that tells its style from the other six at a glance. */
const FACES: Readonly<Record<StyleId, string>> = {
  academic: 'library-shelves',
  casual: 'corner-cafe',
  corporate: 'glass-office',
  creative: 'terracotta-teal',
  greenery: 'garden-bokeh',
  realEstate: 'bright-living-room',
  warm: 'hearth-room',
};

const folder = fileURLToPath(new URL('../assets/style-scenes/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const [style, id] of Object.entries(FACES) as [StyleId, string][]) {
  const { data, widthPx, heightPx, unit = 1 } = await developedScene(sceneOf(style, id));
  const rgb = Uint8ClampedArray.from(data, (value) => value * unit);
  const webp = await sharp(rgb, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize(WIDTH_PX, HEIGHT_PX)
    .webp({ quality: 80 })
    .toBuffer();
  await writeFile(`${folder}${style}.webp`, webp);
}
