import { onTestFinished } from 'vitest';
import { hashSecret } from '../src/features/operators/hash-secret.ts';
import { insertSession } from '../src/features/operators/session/session-store.server.ts';
import { DASHBOARD_API } from '../src/dashboard-urls.ts';
import { createDashboardRoutes } from '../src/web/admin/api/dashboard-routes.ts';
import type { WebContext } from '../src/web/context.ts';
import type { WorkerContext } from '../src/worker/context.ts';
import { createShootWorld, type ShootWorld } from './shoot-world.ts';

export const OWNER = 'owner@example.org';
export const SUPPORT = 'support@example.org';

type WorldOptions = NonNullable<Parameters<typeof createShootWorld>[0]>;

/** Sets up the dashboard's endpoints around the world of the shoots, with an owner and a supporter. */
export async function openDashboard(options: WorldOptions = {}) {
  const world: ShootWorld = await createShootWorld(options);
  onTestFinished(() => world[Symbol.asyncDispose]());
  const context: WebContext & WorkerContext = Object.assign(world.context, {
    operators: { owners: [OWNER], support: [SUPPORT] },
  });
  const routes = createDashboardRoutes(context, async (_c, action) => (world.limited.has(action) ? 60 : 0));
  const open = () => world.visitor(routes);

  return {
    ...world,
    context,
    routes,
    /** A browser without a session. */
    stranger: open,
    /** A browser in which this operator has signed in. Its paths begin below `/api/dashboard`. */
    async operator(email: string = OWNER) {
      const browser = open();
      const secret = context.ids.newId();
      const now = context.clock.now();
      const expiresAt = new Date(now.getTime() + 3_600_000);
      await context.db.transaction((tx) =>
        insertSession(tx, {
          ...{ id: context.ids.newId(), email, tokenHash: hashSecret(secret) },
          ...{ createdAt: now, renewedAt: now, expiresAt },
        }),
      );
      browser.jar.set('operator-session', secret);
      return {
        ...browser,
        get: (path: string, headers: Record<string, string> = {}) =>
          browser.send('GET', `${DASHBOARD_API}${path}`, { headers }),
        post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
          browser.json('POST', `${DASHBOARD_API}${path}`, body, headers),
      };
    },
  };
}
