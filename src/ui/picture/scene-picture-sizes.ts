import { invariant } from '../../base/invariant.ts';
import type { PictureFiles } from './picture.tsx';

/** The widths of the scenes' pictures, whose aspect ratio is 4:5 (scripts/draw-scene-pictures.ts). */
export const SCENE_PICTURE_WIDTHS_PX = [320, 640, 960] as const;

/** Returns a scene's picture in some of its widths. The keys of `urls` are paths as in the globs of this folder. */
export function pictureOfScene(
  urls: Readonly<Record<string, string>>,
  scene: string,
  widthsPx: readonly (typeof SCENE_PICTURE_WIDTHS_PX)[number][],
): PictureFiles {
  const file = (width: number, format: string) => {
    const url = urls[`../../../assets/scene-pictures/${scene}-${width}.${format}`];
    invariant(
      url,
      `import.meta.glob names assets/scene-pictures/${scene}-${width}.${format}, and the file exists`,
    );
    return url;
  };
  const list = (format: string) => widthsPx.map((width) => `${file(width, format)} ${width}w`).join(', ');
  return { avif: list('avif'), webp: list('webp'), src: file(640, 'webp'), widthPx: 640, heightPx: 800 };
}
