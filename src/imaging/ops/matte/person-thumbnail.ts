import type { Rect } from '../../raster/image.ts';
import { sampleArea } from '../../raster/sample-area.ts';
import type { SmallImage } from '../../raster/bilinear-rows.ts';
import type { Cutout } from './cutout.ts';

/** A thumbnail of a person that shows little but light and outline. Never stored, because it shows a face. */
export interface PersonThumbnail {
  /** Premultiplied red, green and blue, and the coverage, all 0–255; four channels. */
  readonly image: SmallImage;
  /** Pixels of the cutout per pixel. */
  readonly shrink: number;
  /** Its top left corner in pixels of the cutout; default 0, 0. */
  readonly left?: number;
  readonly top?: number;
}

const THUMBNAIL_HEIGHT_PX = 96;

/** Shrinks a cutout to a height of about 96 px, in 5 ms. Any frame is then cut from it in a fraction of that. */
export function shrinkPerson({ widthPx, heightPx, rgb, alpha }: Cutout): PersonThumbnail {
  const shrink = Math.max(1, Math.floor(heightPx / THUMBNAIL_HEIGHT_PX));
  const w = Math.ceil(widthPx / shrink);
  const h = Math.ceil(heightPx / shrink);
  const data = new Float32Array(w * h * 4);
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      const cover = alpha[i]! / (shrink * shrink);
      if (cover === 0) continue;
      const to = (Math.floor(y / shrink) * w + Math.floor(x / shrink)) * 4;
      for (let c = 0; c < 3; c++) data[to + c]! += (rgb[i * 3 + c]! * cover) / 255;
      data[to + 3]! += cover;
    }
  return { image: { widthPx: w, heightPx: h, channels: 4, data }, shrink };
}

/**
 * Cuts a frame from a thumbnail: roughly what frameCutout cuts from the whole cutout.
 * @param frame in pixels of the cutout; may reach beyond it
 * @param sidePx side of the square result
 */
export function frameThumbnail(
  { image, shrink, left = 0, top = 0 }: PersonThumbnail,
  frame: Rect,
  sidePx: number,
): Cutout {
  const part = {
    x: (frame.x - left) / shrink,
    y: (frame.y - top) / shrink,
    width: frame.width / shrink,
    height: frame.height / shrink,
  };
  const { data } = sampleArea(image, part, sidePx, sidePx);
  const rgb = new Uint8Array(sidePx * sidePx * 3);
  const alpha = new Uint8Array(sidePx * sidePx);
  for (let i = 0; i < alpha.length; i++) {
    const cover = data[i * 4 + 3]!;
    alpha[i] = Math.round(cover);
    if (cover > 0)
      for (let c = 0; c < 3; c++)
        rgb[i * 3 + c] = Math.min(255, Math.round((data[i * 4 + c]! * 255) / cover));
  }
  return { widthPx: sidePx, heightPx: sidePx, rgb, alpha };
}
