import type { CropFrame, PixelSize } from '../../../imaging/raster/crop-frame.ts';

/** Phones refuse larger canvases. */
const MAX_CANVAS_PIXELS = 16_000_000;
/** The first of two drawings reaches this far over the photo's edges, so that they do not blend with the background. */
const BLEED_PX = 2;

/**
 * Draws a crop in exactly the size of the file. A photo with more pixels is first drawn at a doubled size and then halved as
 * often as needed, because one large reduction by a canvas would skip pixels. Nothing else is changed: no retouching, no filter.
 */
export function renderCrop(bitmap: ImageBitmap, frame: CropFrame, size: PixelSize): HTMLCanvasElement {
  const wanted = Math.max(0, Math.ceil(Math.log2(frame.widthPx / size.widthPx)));
  const possible = Math.floor(Math.log2(MAX_CANVAS_PIXELS / (size.widthPx * size.heightPx)) / 2);
  let halvings = Math.max(0, Math.min(wanted, possible));
  let canvas = drawCrop(bitmap, frame, {
    widthPx: size.widthPx * 2 ** halvings,
    heightPx: size.heightPx * 2 ** halvings,
  });
  for (; halvings > 0; halvings--) canvas = halved(canvas);
  return canvas;
}

function drawCrop(
  bitmap: ImageBitmap,
  frame: CropFrame,
  { widthPx, heightPx }: PixelSize,
): HTMLCanvasElement {
  const { canvas, context } = newCanvas(widthPx, heightPx);
  const { centre, turnDeg } = frame;
  context.translate(widthPx / 2, heightPx / 2);
  context.scale(widthPx / frame.widthPx, heightPx / frame.heightPx);
  context.rotate((-turnDeg * Math.PI) / 180);
  context.translate(-centre.x, -centre.y);
  const { width, height } = bitmap;
  context.drawImage(bitmap, -BLEED_PX, -BLEED_PX, width + 2 * BLEED_PX, height + 2 * BLEED_PX);
  context.drawImage(bitmap, 0, 0);
  return canvas;
}

function halved(source: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, context } = newCanvas(source.width / 2, source.height / 2);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  // Frees the memory at once; phones have little for canvases.
  source.width = 0;
  return canvas;
}

/** Returns a white canvas, because JPEG has no transparency. */
export function newCanvas(widthPx: number, heightPx: number) {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no memory for a canvas');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, widthPx, heightPx);
  return { canvas, context };
}
