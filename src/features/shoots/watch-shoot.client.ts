import { ENDPOINTS } from '../../page-urls.ts';
import { type ConnectionEvent, retryDelayMs } from './connection.ts';
import type { ShootView } from './shoot-view.ts';

const POLL_MS = 3_000;

export interface ShootWatcher {
  readonly onView: (view: ShootView) => void;
  /** Called when the shoot is not, or no longer, this visitor's. */
  readonly onGone: () => void;
  readonly onConnection: (event: ConnectionEvent) => void;
}

/**
 * Reports every change of a shoot, through an event stream if possible and by polling otherwise. Each message holds the whole
 * view, so a restart of the server loses nothing. Returns a function that stops it.
 */
export function watchShoot(shootId: string, { onView, onGone, onConnection }: ShootWatcher): () => void {
  const id = encodeURIComponent(shootId);
  const stopping = new AbortController();
  const { signal } = stopping;
  let stream: EventSource | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setInterval> | undefined;

  function open(): void {
    clearTimeout(retry);
    stream?.close();
    onConnection('stream-connecting');
    const opened = new EventSource(ENDPOINTS.shootEvents.replace(':id', id));
    stream = opened;
    opened.onopen = () => {
      failures = 0;
      stopPolling();
      onConnection('stream-open');
    };
    opened.addEventListener('shoot', (message) => onView(JSON.parse(message.data) as ShootView));
    opened.onerror = () => {
      // EventSource stops reconnecting for good at the first 5xx of a restarting server, so this code reconnects itself.
      opened.close();
      failures += 1;
      onConnection('stream-broken');
      retry = setTimeout(open, retryDelayMs(failures));
      pollTimer ??= setInterval(() => void poll(), POLL_MS);
    };
  }

  async function poll(): Promise<void> {
    try {
      const response = await fetch(`${ENDPOINTS.shoots}/${id}`, { signal });
      if (response.status === 404) return onGone();
      if (!response.ok) return onConnection('unanswered');
      onView((await response.json()) as ShootView);
      onConnection('answered');
    } catch (cause) {
      // A TypeError means that there is no network, a DOMException that polling was stopped.
      if (!(cause instanceof TypeError || cause instanceof DOMException)) throw cause;
      if (!signal.aborted) onConnection('unanswered');
    }
  }

  function stopPolling(): void {
    clearInterval(pollTimer);
    pollTimer = undefined;
  }

  addEventListener('offline', () => onConnection('offline'), { signal });
  addEventListener(
    'online',
    () => {
      onConnection('online');
      open();
    },
    { signal },
  );
  open();

  return () => {
    stopping.abort();
    stopPolling();
    clearTimeout(retry);
    stream?.close();
  };
}
