import { err, ok, type Result } from '../../../base/result.ts';
import type { ReviewMeasures } from '../../../imaging/recipes/review/review-measures.ts';
import type { PhotoDecodeError } from '../../../imaging/codecs/browser/decode-photo.ts';
import type { ReviewMessage, ReviewRequest } from './review-message.ts';

/** `unavailable`: this browser cannot run the models, or they did not arrive. */
export type MeasureError = PhotoDecodeError | 'no-face' | 'unavailable';

/** Called with the share of the models that has arrived, 0–1; undefined once the photo itself is looked at. */
export type OnModelProgress = (share: number | undefined) => void;

interface Measurer {
  readonly worker: Worker;
  readonly isReady: Promise<boolean>;
  /** The last reported progress, and who wants to know the next. */
  share: number;
  onProgress: OnModelProgress;
}

let measurer: Measurer | undefined;
let lastId = 0;

/** Starts the worker and the download of its models (8.4 MB): best called while a photo is being chosen. */
export function prepareMeasuring(): void {
  measurer ??= startMeasurer();
}

function startMeasurer(): Measurer | undefined {
  try {
    const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
    const isReady = new Promise<boolean>((resolve) => {
      worker.addEventListener('error', () => resolve(false), { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<ReviewMessage>) => {
        if (data.type === 'ready') resolve(true);
        else if (data.type === 'failed') resolve(false);
        else if (data.type === 'progress') {
          started.share = data.share;
          started.onProgress(data.share);
        }
      });
    });
    const started: Measurer = { worker, isReady, share: 0, onProgress: () => undefined };
    return started;
  } catch {
    // Some browsers forbid workers, for example in a page opened from a file.
    return undefined;
  }
}

export interface MeasureOptions {
  /** Called with a JPEG of a photo in a format that the browser may be unable to show; without it none is made. */
  readonly onPreview?: ((preview: Blob) => void) | undefined;
  readonly onProgress: OnModelProgress;
}

/** Measures a photo on this device. Nothing is sent. */
export async function measureInBrowser(
  photo: Blob,
  { onPreview, onProgress }: MeasureOptions,
): Promise<Result<ReviewMeasures, MeasureError>> {
  prepareMeasuring();
  const current = measurer;
  if (!current) return err('unavailable');
  current.onProgress = onProgress;
  onProgress(current.share);
  if (!(await current.isReady)) return giveUp();
  onProgress(undefined);
  const id = (lastId += 1);
  const answer = await new Promise<ReviewMessage>((resolve) => {
    const listen = ({ data }: MessageEvent<ReviewMessage>) => {
      if (data.type === 'preview' && data.id === id) onPreview?.(data.preview);
      const isAnswer = (data.type === 'measured' || data.type === 'refused') && data.id === id;
      if (!isAnswer && data.type !== 'failed') return;
      current.worker.removeEventListener('message', listen);
      resolve(data);
    };
    current.worker.addEventListener('message', listen);
    current.worker.postMessage({
      id,
      photo,
      needsPreview: onPreview !== undefined,
    } satisfies ReviewRequest);
  });
  if (answer.type === 'measured') return ok(answer.measures);
  return answer.type === 'refused' ? err(answer.error) : giveUp();
}

/** Ends a worker that cannot measure. The next photo starts another one, in case a download had failed. */
function giveUp(): Result<never, MeasureError> {
  measurer?.worker.terminate();
  measurer = undefined;
  return err('unavailable');
}
