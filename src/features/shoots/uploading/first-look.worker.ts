import { LIMITS } from '../../../catalog/limits.ts';
import { createFaceBoxFinder } from '../../../imaging/models/face/browser-face-boxes.ts';
import type { Rect, RgbImage } from '../../../imaging/raster/image.ts';
import { fittedSize } from './fitted-size.ts';
import { firstLookReason } from './first-look.ts';
import type { FirstLookWord } from './first-look-word.ts';
import { type Picture, takeFirstLook } from './take-first-look.ts';

const say = (word: FirstLookWord) => postMessage(word);

const finder = createFaceBoxFinder();
finder.then(
  () => say({ said: 'ready' }),
  (error: unknown) => say({ said: 'broken', why: String(error) }),
);

addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  look(data).then(
    (reason) => say({ said: 'looked', reason }),
    (error: unknown) => say({ said: 'broken', why: String(error) }),
  );
});

async function look(bitmap: ImageBitmap) {
  try {
    return firstLookReason(await takeFirstLook(pictureOf(bitmap), await finder));
  } finally {
    bitmap.close();
  }
}

function pictureOf(bitmap: ImageBitmap): Picture {
  const sent = fittedSize(bitmap.width, bitmap.height, LIMITS.browserMaxSidePx);
  const scale = bitmap.width / sent.widthPx;
  return {
    ...sent,
    pixels: ({ x, y, width, height }, maxSidePx) => {
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
  // As the photo is sent: without transparency.
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
