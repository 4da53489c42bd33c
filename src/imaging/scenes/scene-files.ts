import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { invariant } from '../../base/invariant.ts';

let folder: string | undefined;

/** Returns the path of a scene's image. The folder assets/scenes is found from the sources as well as from the bundle. */
export function sceneFile(id: string): string {
  folder ??= findSceneFolder(import.meta.dirname);
  return join(folder, `${id}.jpg`);
}

function findSceneFolder(from: string): string {
  for (let above = from; ; above = dirname(above)) {
    const found = join(above, 'assets', 'scenes');
    if (existsSync(join(found, 'scenes.json'))) return found;
    invariant(dirname(above) !== above, `there is a folder assets/scenes above ${from}`);
  }
}
