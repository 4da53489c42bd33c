import { printPixels } from '../../../base/print-pixels.ts';
import { PRINT_DPI } from '../../../catalog/photo-standards.ts';
import { PHOTO_SHAPES, type PhotoSettings } from '../document/settings.ts';

export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface Crop extends Size {
  readonly leftPx: number;
  readonly topPx: number;
}

/** Returns the part of a photo that is printed. It has the shape's proportions and is always inside the photo. */
export function cropOf(photo: Size, { shape, zoom, x, y }: PhotoSettings): Crop {
  const ratio = PHOTO_SHAPES[shape];
  const widthPx = Math.min(photo.widthPx, photo.heightPx / ratio) / zoom;
  const heightPx = widthPx * ratio;
  return {
    widthPx,
    heightPx,
    leftPx: (photo.widthPx - widthPx) * x,
    topPx: (photo.heightPx - heightPx) * y,
  };
}

/** Returns the pixels of the printed photo at 300 dpi; fewer if the crop has fewer, because enlarging adds nothing. */
export function printedSize(crop: Size, { shape, widthMm }: PhotoSettings): Size {
  const widthPx = Math.max(1, Math.round(Math.min(printPixels(widthMm, PRINT_DPI.usual), crop.widthPx)));
  return { widthPx, heightPx: Math.max(1, Math.round(widthPx * PHOTO_SHAPES[shape])) };
}

/** Returns the settings after the photo was dragged by a part of the crop's own width and height. */
export function dragged(photo: Size, settings: PhotoSettings, by: { x: number; y: number }): PhotoSettings {
  const crop = cropOf(photo, settings);
  const moved = (at: number, delta: number, cropPx: number, photoPx: number) =>
    photoPx - cropPx < 1 ? at : Math.min(1, Math.max(0, at - (delta * cropPx) / (photoPx - cropPx)));
  return {
    ...settings,
    x: moved(settings.x, by.x, crop.widthPx, photo.widthPx),
    y: moved(settings.y, by.y, crop.heightPx, photo.heightPx),
  };
}
