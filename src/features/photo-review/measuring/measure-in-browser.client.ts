import { err, ok, type Result } from '../../../base/result.ts';
import type { PhotoDecodeError } from '../../../imaging/codecs/browser/decode-photo.ts';
import type { ReviewMeasures } from '../../../imaging/recipes/review/review-measures.ts';
import type { MeasuringFailure, PhotoToMeasure, ReviewMessage } from './review-message.ts';

export type MeasureError = PhotoDecodeError | 'no-face' | 'superseded' | MeasuringFailure;

/** Called with the share of the models that has arrived, 0–1; undefined while the photo is measured. */
export type OnModelProgress = (share: number | undefined) => void;

/** A worker that has not answered for this time, with its models loaded, has run out of memory or died. */
const ANSWER_TIMEOUT_MS = 60_000;

interface Measurer {
  readonly worker: Worker;
  /** Resolves when the models are loaded, or cannot be. */
  readonly start: Promise<'ready' | MeasuringFailure>;
  share: number;
  onProgress: OnModelProgress;
  /** Aborts when a photo has ended the worker, so that the photos behind it need another one. */
  readonly ended: AbortController;
}

let measurer: Measurer | undefined;
let lastId = 0;

/** Starts the worker and the download of its models (8.4 MB): best called while a photo is being chosen. */
export function prepareMeasuring(): void {
  measurer ??= startMeasurer();
}

function startMeasurer(): Measurer | undefined {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // Some browsers forbid workers, for example in a page opened from a file.
    return undefined;
  }
  const start = new Promise<'ready' | MeasuringFailure>((resolve) => {
    // Before it is ready, a worker fails because its script did not arrive.
    worker.addEventListener('error', () => resolve('not-loaded'), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewMessage>) => {
      if (data.type === 'ready') resolve('ready');
      else if (data.type === 'failed' && data.id === undefined) resolve(data.reason);
      else if (data.type === 'progress') {
        started.share = data.share;
        started.onProgress(data.share);
      }
    });
  });
  const started: Measurer = {
    ...{ worker, start, share: 0, onProgress: () => undefined },
    ended: new AbortController(),
  };
  void start.then((outcome) => {
    if (outcome !== 'ready') end(started);
  });
  return started;
}

export interface MeasureOptions {
  /** Called with a JPEG of a photo in a format that the browser may be unable to show; without it none is made. */
  readonly onPreview?: ((preview: Blob) => void) | undefined;
  readonly onProgress: OnModelProgress;
}

/** Measures a photo on this device. Nothing is sent. */
export async function measureInBrowser(
  photo: Blob,
  options: MeasureOptions,
): Promise<Result<ReviewMeasures, MeasureError>> {
  const id = (lastId += 1);
  for (;;) {
    const answer = await askWorker(photo, id, options);
    if (answer !== 'ended') return answer;
    if (id !== lastId) return err('superseded');
  }
}

/** Returns `ended` if another photo has ended the worker before this one's turn. */
async function askWorker(
  photo: Blob,
  id: number,
  { onPreview, onProgress }: MeasureOptions,
): Promise<Result<ReviewMeasures, MeasureError> | 'ended'> {
  prepareMeasuring();
  const current = measurer;
  if (!current) return err('unavailable');
  current.onProgress = onProgress;
  onProgress(current.share);
  // Sent before the models are loaded, so that a preview does not have to wait for them.
  const answer = waitForAnswer(current, id, onPreview);
  current.worker.postMessage({ id, photo, needsPreview: onPreview !== undefined } satisfies PhotoToMeasure);
  const outcome = await Promise.race([current.start, answer]);
  if (outcome === 'not-loaded' || outcome === 'unavailable') return err(outcome);
  if (outcome === 'ready') onProgress(undefined);
  const message = await answer;
  if (message === 'ended') return 'ended';
  if (message.type === 'measured') return ok(message.measures);
  if (message.type === 'refused') return err(message.error);
  end(current);
  current.ended.abort();
  return err(message.reason);
}

type Answer = Extract<ReviewMessage, { readonly type: 'measured' | 'refused' | 'failed' }> | 'ended';

/** Resolves to the worker's answer about a photo, or to a failure when the worker dies or stops answering. */
function waitForAnswer(
  { worker, start, ended }: Measurer,
  id: number,
  onPreview: ((preview: Blob) => void) | undefined,
): Promise<Answer> {
  return new Promise((resolve) => {
    const finish = (answer: Answer) => {
      worker.removeEventListener('message', listen);
      worker.removeEventListener('error', fail);
      ended.signal.removeEventListener('abort', giveUp);
      clearTimeout(timer);
      resolve(answer);
    };
    const fail = () => finish({ type: 'failed', id, reason: 'unavailable' });
    const giveUp = () => finish('ended');
    const listen = ({ data }: MessageEvent<ReviewMessage>) => {
      if (data.type === 'preview' && data.id === id) onPreview?.(data.preview);
      else if ((data.type === 'measured' || data.type === 'refused') && data.id === id) finish(data);
      else if (data.type === 'failed' && (data.id ?? id) === id) finish(data);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    worker.addEventListener('message', listen);
    ended.signal.addEventListener('abort', giveUp);
    void start.then((outcome) => {
      if (outcome !== 'ready') return;
      worker.addEventListener('error', fail);
      timer = setTimeout(fail, ANSWER_TIMEOUT_MS);
    });
  });
}

/** Ends a worker that cannot measure. The next photo starts another one. */
function end(failed: Measurer): void {
  failed.worker.terminate();
  if (measurer === failed) measurer = undefined;
}
