import { CrashPoints, crashingDatabase, crashingQueue, Killed } from './crash-points.ts';
import type { openDashboard } from './dashboard-bench.ts';
import { DASHBOARD_API } from '../src/dashboard-urls.ts';
import { createDashboardRoutes } from '../src/web/admin/api/dashboard-routes.ts';

/** The dashboard's endpoints in a web process that can be killed at every step, for an owner. `post` throws when it is killed. */
export async function killableDashboard(bench: Awaited<ReturnType<typeof openDashboard>>) {
  const crash = new CrashPoints();
  const { context } = bench;
  const killable = {
    ...context,
    db: crashingDatabase(context.db, crash),
    queue: crashingQueue(context.queue, crash),
  };
  const routes = createDashboardRoutes(killable, async () => 0);
  routes.onError((_error, c) => c.text('killed', 500));
  const { jar } = await bench.operator();
  const headers = {
    ...{ cookie: `operator-session=${jar.get('operator-session')}`, 'content-type': 'application/json' },
    'sec-fetch-site': 'same-origin',
  };
  return {
    crash,
    async post(path: string, body: unknown = {}): Promise<number> {
      const url = `${context.settings.publicUrl}${DASHBOARD_API}${path}`;
      const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
      const { status } = await routes.fetch(request);
      if (status === 500) throw new Killed('killed here');
      return status;
    },
  };
}
