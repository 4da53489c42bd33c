import { API } from '../../routes.ts';
import type { ShootView } from './shoot-view.ts';

export const POLL_MS = 2_000;

export interface ShootWatcher {
  readonly onView: (view: ShootView) => void;
  /** The shoot is not (or no longer) this visitor's. */
  readonly onGone: () => void;
  readonly onConnection: (state: 'live' | 'polling' | 'lost') => void;
}

/**
 * Tells of every change of the visitor's draft: by server-sent events, and by asking every two seconds while
 * the stream is down (a restarting server, a proxy that swallows streams). Returns the function that ends it.
 */
export function watchShoot(shootId: string, watcher: ShootWatcher): () => void {
  let poll: ReturnType<typeof setInterval> | undefined;
  const events = new EventSource(API.shootEvents.replace(':id', encodeURIComponent(shootId)));

  const ask = async () => {
    try {
      const response = await fetch(API.shoot);
      if (response.status === 404) watcher.onGone();
      else if (response.ok) {
        watcher.onView((await response.json()) as ShootView);
        watcher.onConnection('polling');
      } else watcher.onConnection('lost');
    } catch {
      // No answer: said on the page, and asked again in two seconds.
      watcher.onConnection('lost');
    }
  };
  const stopPolling = () => {
    clearInterval(poll);
    poll = undefined;
  };

  events.addEventListener('open', () => {
    stopPolling();
    watcher.onConnection('live');
  });
  events.addEventListener('shoot', (event) => watcher.onView(JSON.parse(event.data) as ShootView));
  events.addEventListener('error', () => {
    if (poll) return;
    poll = setInterval(() => void ask(), POLL_MS);
    void ask();
  });

  return () => {
    stopPolling();
    events.close();
  };
}
