import { invariant } from '../base/invariant.ts';
import { SCENE_PICTURE_WIDTHS_PX } from './scene-picture-sizes.ts';
import type { PictureFiles } from './picture.tsx';

// For loaders: the list of all files is no business of the browser, which gets the pictures of its page.
const FILES = import.meta.glob<string>('../../assets/scene-pictures/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The drawn picture of an empty scene, 4:5. */
export function scenePicture(scene: string): PictureFiles {
  const file = (width: number, format: string) => {
    const url = FILES[`../../assets/scene-pictures/${scene}-${width}.${format}`];
    invariant(url, `assets/scene-pictures holds ${scene}, ${width} px wide, as ${format}`);
    return url;
  };
  const list = (format: string) =>
    SCENE_PICTURE_WIDTHS_PX.map((width) => `${file(width, format)} ${width}w`).join(', ');
  return { avif: list('avif'), webp: list('webp'), src: file(640, 'webp'), widthPx: 640, heightPx: 800 };
}
