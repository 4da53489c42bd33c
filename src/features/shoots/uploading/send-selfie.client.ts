import type { Upload } from 'tus-js-client';
import { LIMITS } from '../../../catalog/limits.ts';
import { firstLook } from './first-look.client.ts';
import { shrinkInBrowser } from './shrink-in-browser.client.ts';
import type { SendHandlers } from './send-handlers.ts';

/** Asked for as soon as the page has nothing else to do, and at the latest with the first photo. */
export async function loadUpload() {
  const { createUpload } = await import('./selfie-upload.client.ts');
  return createUpload;
}

// One photo is opened at a time: three 12-megapixel bitmaps at once kill the tab on small phones.
let decoding: Promise<unknown> = Promise.resolve();

export interface Sending {
  /** What has arrived is kept, to go on with. */
  readonly stop: () => void;
  /** What has arrived is erased: unfinished uploads are few at a time. */
  readonly discard: () => void;
}

export interface SelfieToSend {
  readonly file: File;
  readonly shootId: string;
  /** False when the visitor wants it sent whatever the first look says. */
  readonly lookedAtFirst: boolean;
}

/** Shrinks, looks at and sends one selfie by the tus protocol; goes on where an earlier try stopped. */
export function sendSelfie(selfie: SelfieToSend, handlers: SendHandlers): Sending {
  const { file, shootId, lookedAtFirst } = selfie;
  let stopped = false;
  let upload: Upload | undefined;

  const begin = async () => {
    const mine = decoding.then(() => (stopped ? undefined : open(file, lookedAtFirst)));
    decoding = mine.catch(() => undefined);
    const opened = await mine;
    if (stopped || !opened) return;
    const { small, reason } = opened;
    if (reason) return handlers.onTurnedDown(reason);
    if (small.size > LIMITS.uploadMaxBytes) return handlers.onUnsendable('too-many-bytes');
    if (small.size === 0) return handlers.onUnsendable('unreadable');
    handlers.onShrunk();
    const createUpload = await loadUpload().catch(() => undefined);
    if (stopped) return;
    // As without a connection: the photo waits, also through a reload of the page.
    if (!createUpload) return handlers.onRefused({ status: 0, retryAfter: undefined, message: undefined });
    upload = createUpload(small, file, shootId, handlers);
    const [previous] = await upload.findPreviousUploads();
    if (stopped) return;
    if (previous) upload.resumeFromPreviousUpload(previous);
    upload.start();
  };
  // The file may vanish from the disk or the phone's gallery before it is read.
  begin().catch(() => {
    if (!stopped) handlers.onUnsendable('unreadable');
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

async function open(file: File, lookedAtFirst: boolean) {
  const { small, bitmap } = await shrinkInBrowser(file);
  if (!bitmap || !lookedAtFirst) {
    bitmap?.close();
    return { small, reason: undefined };
  }
  // Whatever goes wrong with the look, the server looks too.
  const reason = await firstLook(bitmap).catch(() => undefined);
  return { small, reason };
}
