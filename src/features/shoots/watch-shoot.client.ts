import { ENDPOINTS } from '../../page-urls.ts';
import { type ConnectionEvent, retryDelayMs } from './connection.ts';
import type { ShootView } from './shoot-view.ts';

const POLL_MS = 3_000;

export interface ShootWatcher {
  readonly onView: (view: ShootView) => void;
  /** The shoot is not (or no longer) this visitor's. */
  readonly onGone: () => void;
  readonly onConnection: (event: ConnectionEvent) => void;
}

/**
 * Tells of every change of a shoot: a stream while it can be had, a question every few seconds while not. Every
 * answer holds the whole truth, so nothing is lost over a restart of the server. Returns the function that ends it.
 */
export function watchShoot(shootId: string, { onView, onGone, onConnection }: ShootWatcher): () => void {
  const id = encodeURIComponent(shootId);
  const leaving = new AbortController();
  let stream: EventSource | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;

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
      // Its own reconnecting stops for good at the first 5xx of a restarting server, so we do it ourselves.
      opened.close();
      failures += 1;
      onConnection('stream-broken');
      retry = setTimeout(open, retryDelayMs(failures));
      poll ??= setInterval(() => void ask(), POLL_MS);
    };
  }

  async function ask(): Promise<void> {
    try {
      const response = await fetch(`${ENDPOINTS.shoots}/${id}`, { signal: leaving.signal });
      if (response.status === 404) return onGone();
      if (!response.ok) return onConnection('unanswered');
      onView((await response.json()) as ShootView);
      onConnection('answered');
    } catch (cause) {
      // No network or gone from the page; both are said elsewhere.
      if (!(cause instanceof TypeError || cause instanceof DOMException)) throw cause;
      if (!leaving.signal.aborted) onConnection('unanswered');
    }
  }

  function stopPolling(): void {
    clearInterval(poll);
    poll = undefined;
  }

  const { signal } = leaving;
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
    leaving.abort();
    stopPolling();
    clearTimeout(retry);
    stream?.close();
  };
}
