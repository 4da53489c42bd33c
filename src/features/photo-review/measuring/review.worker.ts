import { decodePhoto } from '../../../imaging/codecs/browser/decode-photo.ts';
import { drawRgb } from '../../../imaging/codecs/browser/draw-rgb.ts';
import { encodeJpeg } from '../../../imaging/codecs/browser/encode-jpeg.ts';
import { createTfjsLoader } from '../../../imaging/models/browser/tfjs-network.ts';
import { createFaceFinder } from '../../../imaging/models/face/mediapipe-face-finder.ts';
import { createHeadDescriber } from '../../../imaging/models/head-describer.ts';
import { createRvmSegmenter } from '../../../imaging/models/matting/rvm-segmenter.ts';
import { fittedSize } from '../../../imaging/raster/fitted-size.ts';
import { measurePhoto, type ReviewNetworks } from '../../../imaging/recipes/review/measure-photo.ts';
import type { ReviewMessage, ReviewRequest } from './review-message.ts';

/** The canvas reduces longer photos; the rest is reduced by the same code as on the server. */
const MAX_CANVAS_SIDE_PX = 4096;

const PREVIEW_SIDE_PX = 1600;
const PREVIEW_QUALITY = 0.85;

const post = (message: ReviewMessage) => postMessage(message);

const networks = loadNetworks();
networks.then(
  () => post({ type: 'ready' }),
  (error: unknown) => post({ type: 'failed', error: String(error) }),
);

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  review(data).then(post, (error: unknown) => post({ type: 'failed', error: String(error) }));
});

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

async function review({ id, photo, needsPreview }: ReviewRequest): Promise<ReviewMessage> {
  const decoded = await decodePhoto(photo);
  if (!decoded.ok) return { type: 'refused', id, error: decoded.error };
  const bitmap = decoded.value;
  if (needsPreview)
    post({ type: 'preview', id, preview: await encodeJpeg(bitmap, PREVIEW_SIDE_PX, PREVIEW_QUALITY) });
  const { widthPx, heightPx } = fittedSize(bitmap.width, bitmap.height, MAX_CANVAS_SIDE_PX);
  const image = drawRgb(
    bitmap,
    { x: 0, y: 0, width: bitmap.width, height: bitmap.height },
    widthPx,
    heightPx,
  );
  bitmap.close();
  const measures = await measurePhoto(image, await networks);
  return measures ? { type: 'measured', id, measures } : { type: 'refused', id, error: 'no-face' };
}
