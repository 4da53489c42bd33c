import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { loadShootView } from '../../features/shoots/load-shoot-view.server.ts';
import { isSettled } from '../../features/shoots/shoot-state.ts';
import type { ShootView } from '../../features/shoots/shoot-view.ts';
import { derivedKey } from '../../platform/storage/derived-key.ts';
import type { WebContext } from '../context.ts';
import { ownShootId } from './draft-cookie.ts';
import { refuseShoot } from './refuse-shoot.ts';
import { createNudge } from './nudge.ts';

/** Proxies give up on silent connections after 30 s or more. */
const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 3_000;

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
    // Listening begins before the first look, so that no change falls between the two.
    const nudge = createNudge();
    const unsubscribe = context.live.subscribe(shootId, nudge.push);
    const first = await load(c, shootId);
    if (!first || isKnownEnd(c, first)) {
      unsubscribe();
      // 204 is how a server tells an EventSource not to come back.
      return first ? c.body(null, 204) : refuseShoot(c, 'shoot-not-found');
    }
    const response = streamSSE(c, async (stream) => {
      stream.onAbort(() => {
        unsubscribe();
        nudge.push();
      });
      try {
        await stream.write(`retry: ${RECONNECT_MS}\n\n`);
        let sent: string | undefined;
        let view: ShootView | undefined = first;
        while (view && !stream.aborted) {
          const data = JSON.stringify(view);
          if (data !== sent) await stream.writeSSE({ event: 'shoot', id: view.state, data });
          sent = data;
          if (isSettled(view.state)) return;
          if (!(await nudge.wait(heartbeatMs))) await stream.write(': still here\n\n');
          if (!stream.aborted) view = await loadShootView(context.db, shootId);
        }
      } finally {
        unsubscribe();
      }
    });
    // Proxies must neither keep nor compress nor collect the pieces before they pass them on.
    response.headers.set('Cache-Control', 'no-store, no-transform');
    response.headers.set('X-Accel-Buffering', 'no');
    return response;
  });

  app.get('/:id/headshots/:number/thumbnail', async (c) => {
    const shootId = c.req.param('id');
    const view = await load(c, shootId);
    const number = Number(c.req.param('number'));
    const isMade = view?.headshots.some((headshot) => headshot.number === number);
    const thumbnail = isMade && (await context.storage.get(derivedKey(shootId, number, 'thumbnail')));
    if (!thumbnail) return refuseShoot(c, 'picture-not-found');
    // A number's picture never changes: the page asks for it once.
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
