import { decodePhoto } from '../../../imaging/codecs/browser/decode-photo.ts';
import { drawRgb } from '../../../imaging/codecs/browser/draw-rgb.ts';
import { encodeJpeg } from '../../../imaging/codecs/browser/encode-jpeg.ts';
import { DownloadError } from '../../../imaging/download-error.ts';
import { createTfjsLoader } from '../../../imaging/models/browser/tfjs-network.ts';
import { createFaceFinder } from '../../../imaging/models/face/mediapipe-face-finder.ts';
import { createHeadDescriber } from '../../../imaging/models/head-describer.ts';
import { createRvmSegmenter } from '../../../imaging/models/matting/rvm-segmenter.ts';
import { fittedSize } from '../../../imaging/raster/fitted-size.ts';
import type { RgbImage } from '../../../imaging/raster/image.ts';
import { measurePhoto, type ReviewNetworks } from '../../../imaging/recipes/review/measure-photo.ts';
import type { MeasuringFailure, PhotoToMeasure, ReviewMessage } from './review-message.ts';

/** The canvas reduces longer photos; the rest is reduced by the same code as on the server. */
const MAX_CANVAS_SIDE_PX = 4096;
const PREVIEW_SIDE_PX = 1600;
const PREVIEW_QUALITY = 0.85;

const post = (message: ReviewMessage) => postMessage(message);

const networks = loadNetworks();
networks.then(
  () => post({ type: 'ready' }),
  (error: unknown) => post({ type: 'failed', id: undefined, reason: reasonOf(error) }),
);

let newestId = 0;
/** One photo after the other, because a phone has no memory for two. */
let turn: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<PhotoToMeasure>) => {
  newestId = data.id;
  turn = turn.then(async () => {
    try {
      post(await review(data));
    } catch (error) {
      post({ type: 'failed', id: data.id, reason: reasonOf(error) });
    }
  });
});

function reasonOf(error: unknown): MeasuringFailure {
  return error instanceof DownloadError ? 'not-loaded' : 'unavailable';
}

async function loadNetworks(): Promise<ReviewNetworks> {
  const load = await createTfjsLoader(['blazeface', 'facemesh', 'iris', 'rvm'], (share) =>
    post({ type: 'progress', share }),
  );
  const [finder, headDescriber, segmentation] = await Promise.all([
    createFaceFinder(load),
    createHeadDescriber(load),
    createRvmSegmenter(load),
  ]);
  return { finder, headDescriber, segmentation };
}

async function review({ id, photo, needsPreview }: PhotoToMeasure): Promise<ReviewMessage> {
  const superseded: ReviewMessage = { type: 'refused', id, error: 'superseded' };
  if (id !== newestId) return superseded;
  const decoded = await decodePhoto(photo);
  if (!decoded.ok) return { type: 'refused', id, error: decoded.error };
  const bitmap = decoded.value;
  const originalSidePx = Math.max(bitmap.width, bitmap.height);
  let image: RgbImage;
  try {
    if (needsPreview)
      post({ type: 'preview', id, preview: await encodeJpeg(bitmap, PREVIEW_SIDE_PX, PREVIEW_QUALITY) });
    const { widthPx, heightPx } = fittedSize(bitmap.width, bitmap.height, MAX_CANVAS_SIDE_PX);
    const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    image = drawRgb(bitmap, whole, widthPx, heightPx);
  } finally {
    bitmap.close();
  }
  const loaded = await networks;
  if (id !== newestId) return superseded;
  const measures = await measurePhoto(image, loaded, originalSidePx);
  return measures ? { type: 'measured', id, measures } : { type: 'refused', id, error: 'no-face' };
}
