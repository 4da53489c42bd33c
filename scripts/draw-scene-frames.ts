/**
 * Draws every scene as the examples page shows it, from the engine's own pictures:
 * `node scripts/draw-scene-frames.ts` rewrites assets/scene-frames/.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SCENES } from '../src/imaging/scenes/all-scenes.ts';
import { developedScene } from '../src/imaging/scenes/developed-scene.ts';

const scenes = Object.values(SCENES).flat();

/** Twice what a strip of eight shows on a wide page, three times what a telephone shows. */
const WIDTH_PX = 320;
const HEIGHT_PX = 400;

const folder = fileURLToPath(new URL('../assets/scene-frames/', import.meta.url));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
let bytes = 0;
for (const scene of scenes) {
  const { data, widthPx, heightPx, unit = 1 } = await developedScene(scene);
  const rgb = Uint8ClampedArray.from(data, (value) => value * unit);
  const frame = sharp(rgb, { raw: { width: widthPx, height: heightPx, channels: 3 } }).resize(
    WIDTH_PX,
    HEIGHT_PX,
  );
  const files = {
    webp: await frame.clone().webp({ quality: 82, effort: 6 }).toBuffer(),
    avif: await frame.clone().avif({ quality: 58, effort: 8 }).toBuffer(),
  };
  for (const [kind, file] of Object.entries(files)) {
    await writeFile(`${folder}${scene.id}.${kind}`, file);
    bytes += file.length;
  }
}
console.log(`${scenes.length} scenes, ${Math.round(bytes / 1000)} KB`);
