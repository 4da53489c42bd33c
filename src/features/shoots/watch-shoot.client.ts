import { API } from '../../routes.ts';
import type { ShootView } from './shoot-view.ts';

const POLL_MS = 2_000;
/** A new stream is tried with every fifth answer: a proxy that swallows streams is not bothered all the time. */
const POLLS_A_STREAM = 5;

export interface ShootWatcher {
  readonly onView: (view: ShootView) => void;
  /** The shoot is not (or no longer) this visitor's. */
  readonly onGone: () => void;
  readonly onConnection: (state: 'live' | 'polling' | 'lost') => void;
}

/**
 * Tells of every change of the visitor's draft: by server-sent events, and by asking every two seconds while
 * the stream is down (a restarting server, no network). Returns the function that ends it.
 */
export function watchShoot(shootId: string, watcher: ShootWatcher): () => void {
  let stream = openStream();
  let poll: ReturnType<typeof setInterval> | undefined;
  let polls = 0;

  function openStream(): EventSource {
    const events = new EventSource(API.shootEvents.replace(':id', encodeURIComponent(shootId)));
    events.addEventListener('open', () => {
      stopPolling();
      watcher.onConnection('live');
    });
    events.addEventListener('shoot', (event) => watcher.onView(JSON.parse(event.data) as ShootView));
    events.addEventListener('error', () => {
      // Its own reconnecting ends for good at the first 502 of a restarting server, so it is not relied on.
      events.close();
      poll ??= setInterval(() => void ask(), POLL_MS);
    });
    return events;
  }

  async function ask(): Promise<void> {
    polls += 1;
    try {
      const response = await fetch(API.shoot);
      if (response.status === 404) return watcher.onGone();
      if (!response.ok) return watcher.onConnection('lost');
      watcher.onView((await response.json()) as ShootView);
      watcher.onConnection('polling');
      if (polls % POLLS_A_STREAM === 1 && stream.readyState === EventSource.CLOSED) stream = openStream();
    } catch {
      // No answer: said on the page, and asked again in two seconds.
      watcher.onConnection('lost');
    }
  }

  function stopPolling(): void {
    clearInterval(poll);
    poll = undefined;
    polls = 0;
  }

  return () => {
    stopPolling();
    stream.close();
  };
}
