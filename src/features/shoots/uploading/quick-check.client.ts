import type { RejectReason } from '../../../imaging/selfie.ts';
import type { QuickCheckMessage } from './quick-check-message.ts';

/**
 * Photos wait this long for the model, counted from the first one. On a slow connection they are then uploaded without a
 * quick check until the model is loaded.
 */
const READY_TIMEOUT_MS = 4_000;
const CHECK_TIMEOUT_MS = 4_000;

interface Checker {
  /** Resolves to undefined when quick checks do not work in this browser. */
  readonly worker: Promise<Worker | undefined>;
  /** Photos stop waiting for the worker at this time of `performance.now()`. */
  readonly waitUntilMs: number;
}

let checker: Checker | undefined;

/** Loads the worker and its model (1.1 MB) once, in the background: best called while photos are being chosen. */
export function prepareQuickCheck(): void {
  checker ??= { worker: startWorker(), waitUntilMs: performance.now() + READY_TIMEOUT_MS };
}

async function startWorker(): Promise<Worker | undefined> {
  try {
    const worker = new Worker(new URL('./quick-check.worker.ts', import.meta.url), { type: 'module' });
    return (await nextMessage(worker))?.type === 'ready' ? worker : undefined;
  } catch {
    // Where the browser cannot start a worker, only the server checks photos.
    return undefined;
  }
}

/**
 * Returns why the server would surely refuse this photo, or undefined if it should be uploaded. A photo that could not be
 * checked should be uploaded, too, because the server checks every photo itself. Callers check one photo at a time; the
 * bitmap is closed or transferred to the worker.
 */
export async function runQuickCheck(bitmap: ImageBitmap): Promise<RejectReason | undefined> {
  prepareQuickCheck();
  const worker = checker && (await withTimeout(checker.waitUntilMs - performance.now(), checker.worker));
  if (!worker) {
    bitmap.close();
    return undefined;
  }
  const answer = nextMessage(worker);
  worker.postMessage(bitmap, [bitmap]);
  const message = await withTimeout(CHECK_TIMEOUT_MS, answer);
  if (message?.type === 'checked') return message.reason;
  // A late answer about this photo would be taken for the answer about the next one.
  worker.terminate();
  checker = { worker: Promise.resolve(undefined), waitUntilMs: 0 };
  return undefined;
}

/** Resolves to undefined when the worker itself could not be loaded. */
function nextMessage(worker: Worker): Promise<QuickCheckMessage | undefined> {
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data as QuickCheckMessage), { once: true });
    worker.addEventListener('error', () => resolve(undefined), { once: true });
  });
}

function withTimeout<Value>(timeoutMs: number, value: Promise<Value>): Promise<Value | undefined> {
  const timeout = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), Math.max(0, timeoutMs)),
  );
  return Promise.race([value, timeout]);
}
