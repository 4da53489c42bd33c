import type { HeadMarks } from '../../../imaging/measure/face/head-marks.ts';
import type { FindHeadMessage, FindHeadRequest, HeadOnPhoto } from './find-head-message.ts';

export interface HeadListener {
  /** A share of the download, 0–1. */
  readonly onProgress: (share: number) => void;
  /** Called once: with the head, or undefined when the photo shows no face. */
  readonly onFound: (head: HeadOnPhoto | undefined) => void;
  /** Called later, if at all: the marks with the top of the hair. */
  readonly onHair: (marks: HeadMarks) => void;
  /** Called when the networks do not load or do not run; cropping by hand works without. */
  readonly onFailed: () => void;
}

let worker: Worker | undefined;
let listener: HeadListener | undefined;
let latestId = 0;
let hasFound = false;

/**
 * Finds the head on a photo in a worker, which loads the networks (5.5 MB, and 4 MB for the hair) with the first photo and keeps
 * them. A new photo replaces one that is still searched.
 * @param bitmap is transferred, so it cannot be used afterwards
 */
export function findHead(bitmap: ImageBitmap, listens: HeadListener): void {
  listener = listens;
  hasFound = false;
  try {
    worker ??= startWorker();
    worker.postMessage({ id: ++latestId, bitmap } satisfies FindHeadRequest, [bitmap]);
  } catch {
    listens.onFailed();
  }
}

/** Ignores what is still found on an earlier photo. */
export function forgetHead(): void {
  listener = undefined;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./find-head.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<FindHeadMessage>) => {
    // The networks that an earlier photo loads are those of this one, too.
    if (data.id !== latestId && data.type !== 'progress') return;
    if (data.type === 'progress') listener?.onProgress(data.share);
    else if (data.type === 'hair') listener?.onHair(data.marks);
    else if (data.type === 'found') {
      hasFound = true;
      listener?.onFound(data.head);
    } else if (!hasFound) listener?.onFailed();
  });
  started.addEventListener('error', () => {
    worker = undefined;
    if (!hasFound) listener?.onFailed();
  });
  return started;
}
