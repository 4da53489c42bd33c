/** Selfies on their way from this browser to the server; pure, driven by use-uploads.tsx. */
export type SendPhase =
  | 'waiting'
  | 'shrinking'
  | 'sending'
  /** The connection is gone; goes on by itself. */
  | 'lost'
  | 'sent'
  /** The server or the file says no; only the visitor can start it again. */
  | 'failed';

export type SendError = 'unreadable' | 'too-many-bytes' | 'refused';

export interface QueuedSelfie {
  /** The browser's own name for it. */
  readonly key: string;
  readonly phase: SendPhase;
  /** 0–1. */
  readonly sentShare: number;
  /** Known as soon as the server has an address for the upload. */
  readonly uploadId: string | undefined;
  readonly error: SendError | undefined;
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
  | { readonly type: 'failed'; readonly key: string; readonly error: SendError }
  | { readonly type: 'retried'; readonly key: string }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'disconnected' }
  | { readonly type: 'connected' };

export const UPLOADS_AT_ONCE = 3;

export const EMPTY_QUEUE: UploadQueue = { items: [], online: true };

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
      });
    case 'retried':
      return change(queue, event.key, ['failed', 'lost'], { phase: 'waiting', error: undefined });
    case 'removed':
      return { ...queue, items: queue.items.filter((item) => item.key !== event.key) };
    case 'disconnected':
      return { ...queue, online: false };
    case 'connected':
      return {
        online: true,
        items: queue.items.map((item) => (item.phase === 'lost' ? { ...item, phase: 'waiting' } : item)),
      };
  }
}

/** Which selfies to start now: oldest first, a few at a time, none without a connection. */
export function nextToSend(queue: UploadQueue): readonly string[] {
  if (!queue.online) return [];
  const busy = queue.items.filter(({ phase }) => phase === 'shrinking' || phase === 'sending').length;
  return queue.items
    .filter(({ phase }) => phase === 'waiting')
    .slice(0, Math.max(0, UPLOADS_AT_ONCE - busy))
    .map(({ key }) => key);
}

function newItem(key: string): QueuedSelfie {
  return { key, phase: 'waiting', sentShare: 0, uploadId: undefined, error: undefined };
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
