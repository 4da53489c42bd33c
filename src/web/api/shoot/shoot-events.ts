import { type Context, Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { loadShootView } from '../../../features/shoots/load-shoot-view.server.ts';
import { isSettled } from '../../../features/shoots/shoot-state.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import { findHeadshotKey } from '../../../features/shoots/rendering/headshot-store.server.ts';
import { derivedKey, headshotNumberOf } from '../../../platform/storage/derived-key.ts';
import type { WebContext } from '../../context.ts';
import { ownShootId } from './draft-cookie.ts';
import { createCoalescedSignal } from './coalesced-signal.ts';
import { refuseShoot } from './refuse-shoot.ts';
import { createStreamSlots } from './stream-slots.ts';

/** Proxies close silent connections after 30 s or more. */
const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 3_000;
/** Streams of one shoot in one process; people have a few tabs and a phone open. */
const MAX_STREAMS = 6;

/** Returns whether this visitor holds the owner's key of a gallery. */
export type IsOwner = (c: Context, shootId: string) => boolean;

export interface ProgressOptions {
  readonly isOwner: IsOwner;
  readonly heartbeatMs?: number;
}

/** Serves a shoot's progress below /api/shoots/:id, to the visitor who made the draft and to the owner of the gallery. */
export function createProgressRoutes(context: WebContext, options: ProgressOptions): Hono {
  const app = new Hono();
  const heartbeatMs = options.heartbeatMs ?? HEARTBEAT_MS;
  const slots = createStreamSlots(MAX_STREAMS);

  const load = async (c: Context, shootId: string): Promise<ShootView | undefined> => {
    const allowed = ownShootId(c, context) === shootId || options.isOwner(c, shootId);
    return allowed ? loadShootView(context.db, shootId) : undefined;
  };

  app.get('/:id', async (c) => {
    const view = await load(c, c.req.param('id'));
    return view ? c.json(view) : refuseShoot(c, 'shoot-not-found');
  });

  app.get('/:id/events', async (c) => {
    const shootId = c.req.param('id');
    // Hono routes HEAD requests to GET handlers. A HEAD request gets the headers and no stream.
    if (c.req.method === 'HEAD') return respondToHead(c, await load(c, shootId));
    // Subscribing before the first load makes sure that no change between the two is missed.
    const changed = createCoalescedSignal();
    const unsubscribe = context.live.subscribe(shootId, changed.notify);
    let first: ShootView | undefined;
    try {
      first = await load(c, shootId);
    } catch (error) {
      unsubscribe();
      throw error;
    }
    if (!first || hasSeenFinalState(c, first)) {
      unsubscribe();
      // A 204 response makes an EventSource stop reconnecting (HTML standard, "server-sent events").
      return first ? c.body(null, 204) : refuseShoot(c, 'shoot-not-found');
    }
    // This unsubscribes immediately, because the loop may be blocked by a browser that no longer reads.
    const stopListening = () => {
      unsubscribe();
      changed.notify();
    };
    const slot = slots.acquire(shootId, stopListening);
    const streamViews = async (stream: SSEStreamingApi, initial: ShootView): Promise<void> => {
      stream.onAbort(() => {
        slot.release();
        stopListening();
      });
      try {
        await stream.write(`retry: ${RECONNECT_MS}\n\n`);
        let sent: string | undefined;
        let view: ShootView | undefined = initial;
        const isOpen = () => !stream.aborted && !slot.isEvicted;
        while (view && isOpen()) {
          const data = JSON.stringify(view);
          if (data !== sent) await stream.writeSSE({ event: 'shoot', id: view.state, data });
          sent = data;
          if (isSettled(view.state)) return;
          if (!(await changed.wait(heartbeatMs))) await stream.write(': still here\n\n');
          if (isOpen()) view = await loadShootView(context.db, shootId);
        }
      } catch (error) {
        // The stream ends here, and the browser reconnects on its own.
        context.log.error({ error, shootId }, 'an event stream broke off');
      } finally {
        slot.release();
        unsubscribe();
      }
    };
    const begun = first;
    const response = streamSSE(c, (stream) => streamViews(stream, begun));
    forbidProxyBuffering(response);
    return response;
  });

  app.get('/:id/headshots/:number/thumbnail', async (c) => {
    const shootId = c.req.param('id');
    const view = await load(c, shootId);
    const number = headshotNumberOf(c.req.param('number'));
    const key = view && number && (await findHeadshotKey(context.db, shootId, number));
    const thumbnail = key && (await context.storage.get(derivedKey(key, 'thumbnail')));
    if (!thumbnail) return refuseShoot(c, 'picture-not-found');
    // The thumbnail at this URL never changes, so the browser needs to load it only once.
    return c.body(new Uint8Array(thumbnail), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, max-age=3600, immutable',
    });
  });
  return app;
}

/** Returns whether a reconnecting browser has already received the shoot's final state. */
function hasSeenFinalState(c: Context, view: ShootView): boolean {
  return isSettled(view.state) && c.req.header('last-event-id') === view.state;
}

function respondToHead(c: Context, view: ShootView | undefined): Response {
  if (!view) return refuseShoot(c, 'shoot-not-found');
  const response = c.body(null, 200, { 'Content-Type': 'text/event-stream' });
  forbidProxyBuffering(response);
  return response;
}

/** Tells proxies not to cache, compress or buffer the stream. */
function forbidProxyBuffering(response: Response): void {
  response.headers.set('Cache-Control', 'no-store, no-transform');
  response.headers.set('X-Accel-Buffering', 'no');
}
