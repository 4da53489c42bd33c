import { LIMITS } from '../../../catalog/limits.ts';
import { createFaceBoxFinder } from '../../../imaging/models/face/browser-face-boxes.ts';
import type { Rect, RgbImage } from '../../../imaging/raster/image.ts';
import { fittedSize } from './fitted-size.ts';
import { quickCheckReason } from './quick-check.ts';
import type { QuickCheckMessage } from './quick-check-message.ts';
import { type DecodedPhoto, measurePhoto } from './measure-photo.ts';

const post = (message: QuickCheckMessage) => postMessage(message);

const finder = createFaceBoxFinder();
finder.then(
  () => post({ type: 'ready' }),
  (error: unknown) => post({ type: 'failed', error: String(error) }),
);

addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  check(data).then(
    (reason) => post({ type: 'checked', reason }),
    (error: unknown) => post({ type: 'failed', error: String(error) }),
  );
});

async function check(bitmap: ImageBitmap) {
  try {
    return quickCheckReason(await measurePhoto(photoOf(bitmap), await finder));
  } finally {
    bitmap.close();
  }
}

function photoOf(bitmap: ImageBitmap): DecodedPhoto {
  const uploadSize = fittedSize(bitmap.width, bitmap.height, LIMITS.browserMaxSidePx);
  const scale = bitmap.width / uploadSize.widthPx;
  return {
    ...uploadSize,
    readArea: ({ x, y, width, height }, maxSidePx) => {
      const { widthPx, heightPx } = fittedSize(width, height, maxSidePx);
      const source = { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
      return draw(bitmap, source, widthPx, heightPx);
    },
  };
}

function draw(bitmap: ImageBitmap, source: Rect, widthPx: number, heightPx: number): RgbImage {
  const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no canvas for workers');
  context.imageSmoothingQuality = 'high';
  // The upload has no transparency either: shrinking draws the photo on white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, widthPx, heightPx);
  context.drawImage(bitmap, source.x, source.y, source.width, source.height, 0, 0, widthPx, heightPx);
  const rgba = context.getImageData(0, 0, widthPx, heightPx).data;
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    data[to] = rgba[from]!;
    data[to + 1] = rgba[from + 1]!;
    data[to + 2] = rgba[from + 2]!;
  }
  return { widthPx, heightPx, data };
}
