import { type Context, Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { loadShootView } from '../../../features/shoots/load-shoot-view.server.ts';
import { isSettled } from '../../../features/shoots/shoot-state.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import { findHeadshotKey } from '../../../features/shoots/rendering/headshot-store.server.ts';
import { derivedKey, numberOfPicture } from '../../../platform/storage/derived-key.ts';
import type { WebContext } from '../../context.ts';
import { ownShootId } from './draft-cookie.ts';
import { createNudge } from './coalesced-signal.ts';
import { refuseShoot } from './refuse-shoot.ts';
import { createStreamSeats } from './stream-slots.ts';

/** Proxies give up on silent connections after 30 s or more. */
const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 3_000;
/** Of one shoot in one process: a few tabs and a phone. */
const STREAMS_MAX = 6;

/** Whether this visitor holds the owner's key of a gallery. */
export type IsOwner = (c: Context, shootId: string) => boolean;

export interface ProgressOptions {
  readonly isOwner: IsOwner;
  readonly heartbeatMs?: number;
}

/** The shoot as it goes on, below /api/shoots/:id, for its draft's visitor and its gallery's owner. */
export function createProgressRoutes(context: WebContext, options: ProgressOptions): Hono {
  const app = new Hono();
  const heartbeatMs = options.heartbeatMs ?? HEARTBEAT_MS;
  const seats = createStreamSeats(STREAMS_MAX);

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
    // Hono asks for the route of a HEAD request under GET; it gets the answer's beginning and hears nothing.
    if (c.req.method === 'HEAD') return beginHead(c, await load(c, shootId));
    // Listening begins before the first look, so that no change falls between the two.
    const nudge = createNudge();
    const unsubscribe = context.live.subscribe(shootId, nudge.push);
    let first: ShootView | undefined;
    try {
      first = await load(c, shootId);
    } catch (error) {
      unsubscribe();
      throw error;
    }
    if (!first || isKnownEnd(c, first)) {
      unsubscribe();
      // 204 is how a server tells an EventSource not to come back.
      return first ? c.body(null, 204) : refuseShoot(c, 'shoot-not-found');
    }
    // At once, not only when the loop notices: it may be held up by a browser that no longer reads.
    const letGo = () => {
      unsubscribe();
      nudge.push();
    };
    const seat = seats.take(shootId, letGo);
    const follow = async (stream: SSEStreamingApi, begun: ShootView): Promise<void> => {
      stream.onAbort(() => {
        seat.leave();
        letGo();
      });
      try {
        await stream.write(`retry: ${RECONNECT_MS}\n\n`);
        let sent: string | undefined;
        let view: ShootView | undefined = begun;
        const isOpen = () => !stream.aborted && !seat.lost;
        while (view && isOpen()) {
          const data = JSON.stringify(view);
          if (data !== sent) await stream.writeSSE({ event: 'shoot', id: view.state, data });
          sent = data;
          if (isSettled(view.state)) return;
          if (!(await nudge.wait(heartbeatMs))) await stream.write(': still here\n\n');
          if (isOpen()) view = await loadShootView(context.db, shootId);
        }
      } catch (error) {
        // The stream ends and the browser comes back by itself.
        context.log.error({ error, shootId }, 'an event stream broke off');
      } finally {
        seat.leave();
        unsubscribe();
      }
    };
    const begun = first;
    const response = streamSSE(c, (stream) => follow(stream, begun));
    noProxyMayKeep(response);
    return response;
  });

  app.get('/:id/headshots/:number/thumbnail', async (c) => {
    const shootId = c.req.param('id');
    const view = await load(c, shootId);
    const number = numberOfPicture(c.req.param('number'));
    const key = view && number && (await findHeadshotKey(context.db, shootId, number));
    const thumbnail = key && (await context.storage.get(derivedKey(key, 'thumbnail')));
    if (!thumbnail) return refuseShoot(c, 'picture-not-found');
    // The picture at an address never changes: the page asks for it once.
    return c.body(new Uint8Array(thumbnail), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, max-age=3600, immutable',
    });
  });
  return app;
}

/** A browser that comes back after it was told the end. */
function isKnownEnd(c: Context, view: ShootView): boolean {
  return isSettled(view.state) && c.req.header('last-event-id') === view.state;
}

function beginHead(c: Context, view: ShootView | undefined): Response {
  if (!view) return refuseShoot(c, 'shoot-not-found');
  const response = c.body(null, 200, { 'Content-Type': 'text/event-stream' });
  noProxyMayKeep(response);
  return response;
}

/** Proxies must neither keep nor compress nor collect the pieces before they pass them on. */
function noProxyMayKeep(response: Response): void {
  response.headers.set('Cache-Control', 'no-store, no-transform');
  response.headers.set('X-Accel-Buffering', 'no');
}
