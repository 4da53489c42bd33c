import { invariant } from '../../base/invariant.ts';
import type { PictureFiles } from './picture.tsx';

/** Widths of the drawn scenes, 4:5 (scripts/draw-scene-pictures.ts). */
export const SCENE_PICTURE_WIDTHS_PX = [320, 640, 960] as const;

/** A scene's picture in some of its widths; `urls` by the name of the file. */
export function pictureOfScene(
  urls: Readonly<Record<string, string>>,
  scene: string,
  widthsPx: readonly (typeof SCENE_PICTURE_WIDTHS_PX)[number][],
): PictureFiles {
  const file = (width: number, format: string) => {
    const url = urls[`../../../assets/scene-pictures/${scene}-${width}.${format}`];
    invariant(url, `assets/scene-pictures holds ${scene}, ${width} px wide, as ${format}`);
    return url;
  };
  const list = (format: string) => widthsPx.map((width) => `${file(width, format)} ${width}w`).join(', ');
  return { avif: list('avif'), webp: list('webp'), src: file(640, 'webp'), widthPx: 640, heightPx: 800 };
}
