import type { RejectReason } from '../../../imaging/selfie.ts';
import type { Hold, SendError } from './upload-refusal.ts';

/** The phase of a selfie that this browser uploads. Everything here is pure and driven by use-uploads.ts. */
export type SendPhase =
  | 'waiting'
  | 'shrinking'
  | 'sending'
  /** The connection is lost; the upload resumes by itself. */
  | 'lost'
  /** The server cannot take it now and says why; it is retried automatically. */
  | 'held'
  | 'sent'
  /** The quick check refused it, so it was not uploaded; the visitor can upload it nevertheless. */
  | 'turned-down'
  /** The server refused it or the file is unusable; only the visitor can restart it. */
  | 'failed';

export interface QueuedSelfie {
  /** Made by this browser; unique among all its uploads. */
  readonly key: string;
  readonly phase: SendPhase;
  /** 0–1. */
  readonly sentShare: number;
  /** Known as soon as the server has created the upload. */
  readonly uploadId: string | undefined;
  /** True once the server's list of selfies has contained it. */
  readonly wasListed: boolean;
  readonly error: SendError | undefined;
  /** Why the quick check refused it. */
  readonly reason: RejectReason | undefined;
  /** The server's message about why it is held or failed. */
  readonly message: string | undefined;
  /** True when the reason for holding it applies to all uploads. */
  readonly holdsAll: boolean;
}

export interface UploadQueue {
  readonly items: readonly QueuedSelfie[];
  readonly online: boolean;
}

export type UploadEvent =
  | { readonly type: 'added'; readonly keys: readonly string[] }
  | { readonly type: 'started'; readonly key: string }
  | { readonly type: 'shrunk'; readonly key: string }
  | { readonly type: 'addressed'; readonly key: string; readonly uploadId: string }
  | { readonly type: 'progressed'; readonly key: string; readonly share: number }
  | { readonly type: 'sent'; readonly key: string }
  | { readonly type: 'lost'; readonly key: string }
  | { readonly type: 'turned-down'; readonly key: string; readonly reason: RejectReason }
  | { readonly type: 'held'; readonly key: string; readonly hold: Hold }
  /** The wait that the server asked for is over. */
  | { readonly type: 'hold-ended'; readonly key: string }
  | {
      readonly type: 'failed';
      readonly key: string;
      readonly error: SendError;
      readonly message: string | undefined;
    }
  | { readonly type: 'retried'; readonly key: string }
  | { readonly type: 'removed'; readonly key: string }
  /** The upload ids of the server's selfies; undefined when there is no draft. */
  | { readonly type: 'listed'; readonly uploadIds: readonly string[] | undefined }
  | { readonly type: 'disconnected' }
  | { readonly type: 'connected' };

export const UPLOADS_AT_ONCE = 3;

export const EMPTY_QUEUE: UploadQueue = { items: [], online: true };

const NO_RESULT = { error: undefined, reason: undefined, message: undefined, holdsAll: false } as const;
const RETRY = { phase: 'waiting', ...NO_RESULT } as const;

export function uploadQueueReducer(queue: UploadQueue, event: UploadEvent): UploadQueue {
  switch (event.type) {
    case 'added': {
      const known = new Set(queue.items.map((item) => item.key));
      const fresh = event.keys.filter((key) => !known.has(key));
      return { ...queue, items: [...queue.items, ...fresh.map(newItem)] };
    }
    case 'started':
      return change(queue, event.key, ['waiting'], { phase: 'shrinking' });
    case 'shrunk':
      return change(queue, event.key, ['shrinking'], { phase: 'sending' });
    case 'turned-down':
      return change(queue, event.key, ['shrinking'], { phase: 'turned-down', reason: event.reason });
    case 'addressed':
      return change(queue, event.key, ['sending'], { uploadId: event.uploadId });
    case 'progressed':
      return change(queue, event.key, ['sending', 'lost'], { phase: 'sending', sentShare: event.share });
    case 'sent':
      return change(queue, event.key, ['sending', 'lost'], { phase: 'sent', sentShare: 1 });
    case 'lost':
      return change(queue, event.key, ['shrinking', 'sending'], { phase: 'lost' });
    case 'failed':
      return change(queue, event.key, ['waiting', 'shrinking', 'sending', 'lost'], {
        phase: 'failed',
        error: event.error,
        message: event.message,
      });
    case 'held':
      return change(queue, event.key, ['shrinking', 'sending', 'lost'], {
        phase: 'held',
        message: event.hold.message,
        holdsAll: event.hold.appliesToAll,
      });
    case 'hold-ended':
      return change(releaseHolds(queue, event.key), event.key, ['held'], RETRY);
    case 'retried':
      return change(
        releaseHolds(queue, event.key),
        event.key,
        ['failed', 'lost', 'held', 'turned-down'],
        RETRY,
      );
    case 'removed':
      return { ...queue, items: queue.items.filter((item) => item.key !== event.key) };
    case 'listed':
      return { ...queue, items: reconcile(queue.items, event.uploadIds) };
    case 'disconnected':
      return { ...queue, online: false };
    case 'connected':
      return {
        online: true,
        items: queue.items.map((item) => (item.phase === 'lost' ? { ...item, ...RETRY } : item)),
      };
  }
}

/** Returns the keys of the selfies to send now: the oldest first, a few at a time, and none while a hold applies to all. */
export function nextToSend(queue: UploadQueue): readonly string[] {
  if (!queue.online || queue.items.some(({ holdsAll }) => holdsAll)) return [];
  const busy = queue.items.filter(({ phase }) => phase === 'shrinking' || phase === 'sending').length;
  return queue.items
    .filter(({ phase }) => phase === 'waiting')
    .slice(0, Math.max(0, UPLOADS_AT_ONCE - busy))
    .map(({ key }) => key);
}

function newItem(key: string): QueuedSelfie {
  return { key, phase: 'waiting', sentShare: 0, uploadId: undefined, wasListed: false, ...NO_RESULT };
}

/** Drops the selfies that the server no longer lists: they were removed, perhaps in another tab, or with the whole draft. */
function reconcile(
  items: readonly QueuedSelfie[],
  uploadIds: readonly string[] | undefined,
): readonly QueuedSelfie[] {
  const isListed = ({ uploadId }: QueuedSelfie) =>
    uploadId !== undefined && (uploadIds?.includes(uploadId) ?? false);
  return items
    .filter((item) => item.phase !== 'sent' || isListed(item) || (uploadIds && !item.wasListed))
    .map((item) => (isListed(item) ? { ...item, wasListed: true } : item));
}

/** When the hold of one upload ends, and its reason applied to all, releases every upload held for such a reason. */
function releaseHolds(queue: UploadQueue, key: string): UploadQueue {
  if (!queue.items.some((item) => item.key === key && item.holdsAll)) return queue;
  const items = queue.items.map((item) => (item.holdsAll ? { ...item, ...RETRY } : item));
  return { ...queue, items };
}

/** A late event, after a removal or from an aborted attempt, changes nothing. */
function change(
  queue: UploadQueue,
  key: string,
  from: readonly SendPhase[],
  patch: Partial<QueuedSelfie>,
): UploadQueue {
  const items = queue.items.map((item) =>
    item.key === key && from.includes(item.phase) ? { ...item, ...patch } : item,
  );
  return { ...queue, items };
}
