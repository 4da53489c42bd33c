import type { Upload } from 'tus-js-client';
import { LIMITS } from '../../../catalog/limits.ts';
import { runQuickCheck } from './quick-check.client.ts';
import { shrinkInBrowser } from './shrink-in-browser.client.ts';
import type { SendHandlers } from './send-handlers.ts';

/** Loads the upload code. The page calls it when idle; otherwise the first photo does. */
export async function loadUpload() {
  const { createUpload } = await import('./selfie-upload.client.ts');
  return createUpload;
}

// Photos are decoded one at a time: three 12-megapixel bitmaps at once crash the tab on small phones.
let decoding: Promise<unknown> = Promise.resolve();

export interface Sending {
  /** Stops the upload but keeps the bytes on the server, so that it can resume. */
  readonly stop: () => void;
  /** Stops the upload and erases its bytes on the server, where they count towards the limit on unfinished uploads. */
  readonly discard: () => void;
}

export interface SelfieToSend {
  readonly file: File;
  readonly shootId: string;
  /** False when the photo was checked before, or when the visitor wants it uploaded whatever the quick check finds. */
  readonly needsQuickCheck: boolean;
}

/** Shrinks, checks and uploads one selfie by the tus protocol; an earlier upload of the same photo is resumed. */
export function sendSelfie(selfie: SelfieToSend, handlers: SendHandlers): Sending {
  const { file, shootId, needsQuickCheck } = selfie;
  let stopped = false;
  let upload: Upload | undefined;

  const start = async () => {
    const preparing = decoding.then(() => (stopped ? undefined : prepare(file, needsQuickCheck)));
    decoding = preparing.catch(() => undefined);
    const prepared = await preparing;
    if (stopped || !prepared) return;
    const { small, reason } = prepared;
    if (reason) return handlers.onTurnedDown(reason);
    if (small.size > LIMITS.uploadMaxBytes) return handlers.onUnsendable('too-many-bytes');
    if (small.size === 0) return handlers.onUnsendable('unreadable');
    handlers.onShrunk();
    const createUpload = await loadUpload().catch(() => undefined);
    if (stopped) return;
    // Reported like a lost connection, so that the photo waits, even across a reload.
    if (!createUpload) return handlers.onRefused({ status: 0, retryAfter: undefined, message: undefined });
    upload = createUpload(small, file, shootId, handlers);
    const [previous] = await upload.findPreviousUploads();
    if (stopped) return;
    if (previous) upload.resumeFromPreviousUpload(previous);
    upload.start();
  };
  // The file may vanish from the disk or the phone's gallery before it is read.
  start().catch(() => {
    if (!stopped) handlers.onUnsendable('unreadable');
  });

  return {
    stop: () => {
      stopped = true;
      void upload?.abort();
    },
    discard: () => {
      stopped = true;
      // If the connection is gone or the upload is complete, the bytes stay until the server erases them.
      upload?.abort(true).catch(() => undefined);
    },
  };
}

async function prepare(file: File, needsQuickCheck: boolean) {
  const { small, bitmap } = await shrinkInBrowser(file);
  if (!bitmap || !needsQuickCheck) {
    bitmap?.close();
    return { small, reason: undefined };
  }
  // A failed check lets the photo pass, because the server checks every photo anyway.
  const reason = await runQuickCheck(bitmap).catch(() => undefined);
  return { small, reason };
}
