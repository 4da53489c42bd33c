import { drawRgb } from '../../../imaging/codecs/browser/draw-rgb.ts';
import { type HeadMarks, mapMarks } from '../../../imaging/measure/face/head-marks.ts';
import { createTfjsLoader } from '../../../imaging/models/browser/tfjs-network.ts';
import { createFaceFinder } from '../../../imaging/models/face/mediapipe-face-finder.ts';
import { createRvmSegmenter } from '../../../imaging/models/matting/rvm-segmenter.ts';
import { fittedSize } from '../../../imaging/raster/fitted-size.ts';
import { findHair, findHead } from '../../../imaging/recipes/find-head.ts';
import type { FindHeadAnswer, FindHeadMessage, FindHeadRequest } from './find-head-message.ts';

/** Larger photos are searched at this size, at which a face is meshed as exactly as at the full one. */
const SEARCH_SIDE_PX = 2048;

/** The photo that is searched. */
let currentId = 0;
const post = (answer: FindHeadAnswer) => postMessage({ ...answer, id: currentId } satisfies FindHeadMessage);

/** The networks stay loaded for the next photo. A failed download is tried again with it. */
function loadedOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load();
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
}

const loadFinder = loadedOnce(async () =>
  createFaceFinder(
    await createTfjsLoader(['blazeface', 'facemesh', 'iris'], (share) => post({ type: 'progress', share })),
  ),
);
const loadSegmenter = loadedOnce(async () =>
  createRvmSegmenter(await createTfjsLoader(['rvm'], () => undefined)),
);

// Photos are searched one after another; of those that were replaced meanwhile, only the last one matters.
let latest: FindHeadRequest | undefined;
let isSearching = false;

addEventListener('message', ({ data }: MessageEvent<FindHeadRequest>) => {
  latest?.bitmap.close();
  latest = data;
  if (!isSearching) void searchLatest();
});

async function searchLatest(): Promise<void> {
  isSearching = true;
  while (latest) {
    const { id, bitmap } = latest;
    latest = undefined;
    currentId = id;
    try {
      await searchPhoto(bitmap);
    } catch {
      post({ type: 'failed' });
    }
  }
  isSearching = false;
}

async function searchPhoto(bitmap: ImageBitmap): Promise<void> {
  const { width, height } = bitmap;
  const { widthPx, heightPx } = fittedSize(width, height, SEARCH_SIDE_PX);
  const searched = drawRgb(bitmap, { x: 0, y: 0, width, height }, widthPx, heightPx);
  bitmap.close();
  const scale = width / widthPx;
  const onPhoto = (marks: HeadMarks) => mapMarks(marks, ({ x, y }) => ({ x: x * scale, y: y * scale }));
  const head = await findHead(await loadFinder(), searched);
  post({
    type: 'found',
    head: head && { marks: onPhoto(head.marks), faceCount: head.faceCount, yawDeg: head.yawDeg },
  });
  if (!head) return;
  post({ type: 'hair', marks: onPhoto(await findHair(await loadSegmenter(), head)) });
}
