import type { PictureFiles } from './picture.tsx';
import { pictureOfScene, SCENE_PICTURE_WIDTHS_PX } from './scene-picture-sizes.ts';

// For loaders: the list of all files is no business of the browser, which gets the pictures of its page.
const FILES = import.meta.glob<string>('../../../assets/scene-pictures/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The drawn picture of an empty scene, 4:5. */
export function scenePicture(scene: string): PictureFiles {
  return pictureOfScene(FILES, scene, SCENE_PICTURE_WIDTHS_PX);
}
