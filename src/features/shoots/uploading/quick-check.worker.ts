import { LIMITS } from '../../../catalog/limits.ts';
import { drawRgb } from '../../../imaging/codecs/browser/draw-rgb.ts';
import { createFaceBoxFinder } from '../../../imaging/models/face/browser-face-boxes.ts';
import { fittedSize } from '../../../imaging/raster/fitted-size.ts';
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
      // The upload has no transparency either: shrinking draws the photo on white.
      return drawRgb(bitmap, source, widthPx, heightPx);
    },
  };
}
