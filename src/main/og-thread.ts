import { readFile } from 'node:fs/promises';
import { rasterizeSvg } from '../imaging/codecs/rasterize-svg.ts';
import { sceneFile } from '../imaging/scenes/scene-files.ts';
import { handleTasks } from '../imaging/threads/handle-tasks.ts';
import { drawOgImage } from '../platform/og-image/draw-og-image.ts';
import type { OgTasks } from './adapters/threaded-og-images.ts';

/** Entry point of the thread that renders Open Graph images. */
handleTasks<OgTasks>({
  async draw(card) {
    const scenes = card.frames.map(async ({ scene }) => [scene, await readFile(sceneFile(scene))] as const);
    return await rasterizeSvg(await drawOgImage(card, new Map(await Promise.all(scenes))));
  },
});
