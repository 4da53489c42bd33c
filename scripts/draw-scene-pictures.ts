/**
 * Draws the empty scenes that pages show, from the engine's own pictures: `node scripts/draw-scene-pictures.ts` rewrites
 * assets/scene-pictures/, which takes minutes, and `node scripts/draw-scene-pictures.ts ID …` draws only these scenes.
 */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { STYLE_IDS } from '../src/base/style-ids.ts';
import { scenesOf } from '../src/imaging/scenes/all-scenes.ts';
import { developScene } from '../src/imaging/scenes/develop-scene.ts';
import { SCENE_PICTURE_WIDTHS_PX } from '../src/ui/picture/scene-picture-sizes.ts';
import { STYLE_COVERS } from '../src/catalog/style-covers.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'assets/scene-pictures');
/** Scenes that pages show large. The others appear on the examples page only, at the smallest width. */
const large = new Set([...Object.values(STYLE_COVERS), ...(await coversOfArticles())]);

const asked = new Set(process.argv.slice(2));
const isAsked = (id: string): boolean => process.argv.length === 2 || asked.delete(id);

if (asked.size === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const style of STYLE_IDS) {
  for (const scene of scenesOf(style)) {
    const widths = large.delete(scene.id) ? SCENE_PICTURE_WIDTHS_PX : SCENE_PICTURE_WIDTHS_PX.slice(0, 1);
    if (!isAsked(scene.id)) continue;
    const { data, widthPx, heightPx, unit = 1 } = await developScene(scene);
    const rgb = Uint8ClampedArray.from(data, (value) => value * unit);
    const picture = sharp(rgb, { raw: { width: widthPx, height: heightPx, channels: 3 } });
    for (const width of widths) {
      const resized = picture.clone().resize(width, (width / 4) * 5);
      await resized
        .clone()
        .avif({ quality: 55, effort: 9 })
        .toFile(join(folder, `${scene.id}-${width}.avif`));
      await resized
        .clone()
        .webp({ quality: 78, effort: 6 })
        .toFile(join(folder, `${scene.id}-${width}.webp`));
    }
  }
}
const unknown = [...large, ...asked];
if (unknown.length > 0) throw new Error(`no such scenes: ${unknown.join(', ')}`);

async function coversOfArticles(): Promise<readonly string[]> {
  const articles = join(root, 'content/blog/en');
  const files = await Promise.all(
    (await readdir(articles)).map((name) => readFile(join(articles, name), 'utf8')),
  );
  return files.map((text) => /^image: *(.+)$/m.exec(text)?.[1]?.trim() ?? '');
}
