import { type DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { LIMITS } from '../../../catalog/limits.ts';
import { API } from '../../../routes.ts';
import type { RejectReason } from '../../../imaging/engine.ts';
import { firstLook } from './first-look.client.ts';
import { shrinkInBrowser } from './shrink-in-browser.client.ts';
import { refusalMessage, type SendError, type UploadRefusal } from './upload-refusal.ts';

export interface SendHandlers {
  readonly onShrunk: () => void;
  /** The first look says the server would refuse it; nothing was sent. */
  readonly onTurnedDown: (reason: RejectReason) => void;
  readonly onAddress: (uploadId: string) => void;
  readonly onProgress: (share: number) => void;
  readonly onSent: () => void;
  /** The server did not take it, or no answer came after several tries. */
  readonly onRefused: (refusal: UploadRefusal) => void;
  /** There is nothing to send. */
  readonly onUnsendable: (error: SendError) => void;
}

/** Short blips are bridged here; longer ones end in `onRefused`, and the photo waits. */
const RETRY_DELAYS_MS = [0, 800, 2_000];

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
    onShouldRetry: (error) => bridges(refusalOf(error).status),
    onAfterResponse: (request, response) => {
      // tus-js-client takes any refusal of its question how far it came for "gone", and would begin from zero.
      const status = response.getStatus();
      if (request.getMethod() === 'HEAD' && (status === 429 || status >= 500)) throw new Refused(response);
    },
    onError: (error) => handlers.onRefused(refusalOf(error)),
  });
  return upload;
}

class Refused extends Error {
  readonly refusal: UploadRefusal;
  constructor(response: HttpResponse) {
    super(`refused with ${response.getStatus()}`);
    this.refusal = readRefusal(response);
  }
}

function refusalOf(error: Error | DetailedError): UploadRefusal {
  const { originalResponse, causingError } = error as Partial<DetailedError>;
  if (causingError instanceof Refused) return causingError.refusal;
  if (originalResponse) return readRefusal(originalResponse);
  return { status: 0, retryAfter: undefined, message: undefined };
}

function readRefusal(response: HttpResponse): UploadRefusal {
  return {
    status: response.getStatus(),
    retryAfter: response.getHeader('Retry-After'),
    message: refusalMessage(response.getBody()),
  };
}

/** Worth another try within seconds: no answer, an upload still locked by its broken connection, a restart. */
function bridges(status: number): boolean {
  if (status === 0) return navigator.onLine;
  return status === 409 || status === 423 || (status >= 500 && status !== 507);
}
