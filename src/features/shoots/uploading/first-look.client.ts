import type { RejectReason } from '../../../imaging/selfie.ts';
import type { FirstLookWord } from './first-look-word.ts';

/**
 * How long photos wait for the model, counted from the first one. On a slow line they then go to the server without a
 * first look, until the model is loaded.
 */
const READY_WITHIN_MS = 4_000;
const LOOKED_WITHIN_MS = 4_000;

interface Looker {
  /** Undefined when it cannot work in this browser. */
  readonly ready: Promise<Worker | undefined>;
  readonly awaitedUntilMs: number;
}

let looker: Looker | undefined;

/** Loads what the first look needs, 1.1 MB, once and beside the page: best while photos are being chosen. */
export function prepareFirstLook(): void {
  looker ??= { ready: startWorker(), awaitedUntilMs: performance.now() + READY_WITHIN_MS };
}

async function startWorker(): Promise<Worker | undefined> {
  try {
    const worker = new Worker(new URL('./first-look.worker.ts', import.meta.url), { type: 'module' });
    return (await nextWord(worker))?.said === 'ready' ? worker : undefined;
  } catch {
    // A browser that starts no workers here: the server looks alone.
    return undefined;
  }
}

/**
 * Why this photo need not be sent; undefined to send it, also when it could not be looked at: the server looks at
 * every photo itself. One at a time; the bitmap is used up.
 */
export async function firstLook(bitmap: ImageBitmap): Promise<RejectReason | undefined> {
  prepareFirstLook();
  const worker = looker && (await within(looker.awaitedUntilMs - performance.now(), looker.ready));
  if (!worker) {
    bitmap.close();
    return undefined;
  }
  const answer = nextWord(worker);
  worker.postMessage(bitmap, [bitmap]);
  const word = await within(LOOKED_WITHIN_MS, answer);
  if (word?.said === 'looked') return word.reason;
  // A late answer about this photo would be taken for the answer about the next one.
  worker.terminate();
  looker = { ready: Promise.resolve(undefined), awaitedUntilMs: 0 };
  return undefined;
}

/** Undefined when the worker itself could not be loaded. */
function nextWord(worker: Worker): Promise<FirstLookWord | undefined> {
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data as FirstLookWord), { once: true });
    worker.addEventListener('error', () => resolve(undefined), { once: true });
  });
}

function within<Value>(timeoutMs: number, value: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), Math.max(0, timeoutMs)),
  );
  return Promise.race([value, late]);
}
