import type { PictureFiles } from './picture.tsx';
import { pictureOfScene, SCENE_PICTURE_WIDTHS_PX } from './scene-picture-sizes.ts';

// Only loaders import this module, because the list of all files would make the browser's scripts larger.
const FILES = import.meta.glob<string>('../../../assets/scene-pictures/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the picture of an empty scene, whose aspect ratio is 4:5. */
export function scenePicture(scene: string): PictureFiles {
  return pictureOfScene(FILES, scene, SCENE_PICTURE_WIDTHS_PX);
}
