import type { RejectReason } from '../../../imaging/selfie.ts';
import type { Hold, SendError } from './upload-refusal.ts';

/** Selfies on their way from this browser to the server; pure, driven by use-uploads.ts. */
export type SendPhase =
  | 'waiting'
  | 'shrinking'
  | 'sending'
  /** The connection is gone; goes on by itself. */
  | 'lost'
  /** The server cannot take it now and says why; goes on by itself. */
  | 'held'
  | 'sent'
  /** The first look says no before anything is sent; the visitor can have it sent all the same. */
  | 'turned-down'
  /** The server or the file says no; only the visitor can start it again. */
  | 'failed';

export interface QueuedSelfie {
  /** The browser's own name for it. */
  readonly key: string;
  readonly phase: SendPhase;
  /** 0–1. */
  readonly sentShare: number;
  /** Known as soon as the server has an address for the upload. */
  readonly uploadId: string | undefined;
  /** The server's list of selfies has named it once. */
  readonly listed: boolean;
  readonly error: SendError | undefined;
  /** Why it was turned down. */
  readonly reason: RejectReason | undefined;
  /** The server's own sentence about why it is held or failed. */
  readonly message: string | undefined;
  /** Whether the reason for holding it applies to all other uploads too. */
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
  /** The time the server asked for is over. */
  | { readonly type: 'hold-over'; readonly key: string }
  | {
      readonly type: 'failed';
      readonly key: string;
      readonly error: SendError;
      readonly message: string | undefined;
    }
  | { readonly type: 'retried'; readonly key: string }
  | { readonly type: 'removed'; readonly key: string }
  /** The uploads among the server's selfies; undefined when it holds no draft. */
  | { readonly type: 'listed'; readonly uploadIds: readonly string[] | undefined }
  | { readonly type: 'disconnected' }
  | { readonly type: 'connected' };

export const UPLOADS_AT_ONCE = 3;

export const EMPTY_QUEUE: UploadQueue = { items: [], online: true };

const NOTHING_SAID = { error: undefined, reason: undefined, message: undefined, holdsAll: false } as const;
const AGAIN = { phase: 'waiting', ...NOTHING_SAID } as const;

export function uploadQueue(queue: UploadQueue, event: UploadEvent): UploadQueue {
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
        holdsAll: event.hold.forAll,
      });
    case 'hold-over':
      return change(letGo(queue, event.key), event.key, ['held'], AGAIN);
    case 'retried':
      return change(letGo(queue, event.key), event.key, ['failed', 'lost', 'held', 'turned-down'], AGAIN);
    case 'removed':
      return { ...queue, items: queue.items.filter((item) => item.key !== event.key) };
    case 'listed':
      return { ...queue, items: compared(queue.items, event.uploadIds) };
    case 'disconnected':
      return { ...queue, online: false };
    case 'connected':
      return {
        online: true,
        items: queue.items.map((item) => (item.phase === 'lost' ? { ...item, ...AGAIN } : item)),
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
  return { key, phase: 'waiting', sentShare: 0, uploadId: undefined, listed: false, ...NOTHING_SAID };
}

/** Drops the selfies that the server no longer lists: they were removed, perhaps in another tab, or with the whole draft. */
function compared(
  items: readonly QueuedSelfie[],
  uploadIds: readonly string[] | undefined,
): readonly QueuedSelfie[] {
  const isListed = ({ uploadId }: QueuedSelfie) =>
    uploadId !== undefined && (uploadIds?.includes(uploadId) ?? false);
  return items
    .filter((item) => item.phase !== 'sent' || isListed(item) || (uploadIds && !item.listed))
    .map((item) => (isListed(item) ? { ...item, listed: true } : item));
}

/** When the hold of one upload ends, and its reason applied to all, releases every upload held for such a reason. */
function letGo(queue: UploadQueue, key: string): UploadQueue {
  if (!queue.items.some((item) => item.key === key && item.holdsAll)) return queue;
  const items = queue.items.map((item) => (item.holdsAll ? { ...item, ...AGAIN } : item));
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
