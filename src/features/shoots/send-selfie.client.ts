import { type DetailedError, Upload } from 'tus-js-client';
import { LIMITS } from '../../catalog/limits.ts';
import { API } from '../../routes.ts';
import { shrinkInBrowser } from './shrink-in-browser.client.ts';
import type { SendError } from './upload-queue.ts';

export interface SendHandlers {
  readonly onShrunk: () => void;
  readonly onAddress: (uploadId: string) => void;
  readonly onProgress: (share: number) => void;
  readonly onSent: () => void;
  /** No answer came, after several tries; start again when the connection is back. */
  readonly onLost: () => void;
  readonly onFailed: (error: SendError) => void;
}

/** Short blips are bridged here; longer ones end in `onLost`, which the page shows. */
const RETRY_DELAYS_MS = [0, 800, 2_000];

// One photo is opened at a time: three 12-megapixel bitmaps at once kill the tab on small phones.
let decoding: Promise<unknown> = Promise.resolve();

export interface Sending {
  /** What has arrived is kept, to go on with. */
  readonly stop: () => void;
  /** What has arrived is erased: unfinished uploads are few at a time. */
  readonly discard: () => void;
}

/** Shrinks and sends one selfie by the tus protocol; goes on where an earlier try stopped. */
export function sendSelfie(file: File, shootId: string, handlers: SendHandlers): Sending {
  let stopped = false;
  let upload: Upload | undefined;

  const begin = async () => {
    const mine = decoding.then(() => (stopped ? file : shrinkInBrowser(file)));
    decoding = mine.catch(() => undefined);
    const small = await mine;
    if (stopped) return;
    if (small.size > LIMITS.uploadMaxBytes) return handlers.onFailed('too-many-bytes');
    if (small.size === 0) return handlers.onFailed('unreadable');
    handlers.onShrunk();
    upload = createUpload(small, file, shootId, handlers);
    const [previous] = await upload.findPreviousUploads();
    if (stopped) return;
    if (previous) upload.resumeFromPreviousUpload(previous);
    upload.start();
  };
  // The file may vanish from the disk or the phone's gallery before it is read.
  begin().catch(() => {
    if (!stopped) handlers.onFailed('unreadable');
  });

  return {
    stop: () => {
      stopped = true;
      void upload?.abort();
    },
    discard: () => {
      stopped = true;
      // Without a connection, or complete already, it stays on the server, which erases it by itself.
      upload?.abort(true).catch(() => undefined);
    },
  };
}

function createUpload(small: File, original: File, shootId: string, handlers: SendHandlers): Upload {
  const upload: Upload = new Upload(small, {
    endpoint: API.uploads,
    retryDelays: RETRY_DELAYS_MS,
    // The same photo goes on where it stopped, also after a reload, but never into another shoot.
    fingerprint: () =>
      Promise.resolve(`lichtbild-${shootId}-${original.name}-${original.size}-${original.lastModified}`),
    removeFingerprintOnSuccess: true,
    onUploadUrlAvailable: () => handlers.onAddress(upload.url?.split('/').pop() ?? ''),
    onProgress: (sentBytes, totalBytes) => handlers.onProgress(totalBytes ? sentBytes / totalBytes : 0),
    onSuccess: handlers.onSent,
    onError: (error) => {
      const status = (error as DetailedError).originalResponse?.getStatus() ?? 0;
      if (status === 0 || status >= 500 || status === 429) handlers.onLost();
      else handlers.onFailed(status === 413 ? 'too-many-bytes' : 'refused');
    },
  });
  return upload;
}
