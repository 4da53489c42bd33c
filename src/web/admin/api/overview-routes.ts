import { Hono } from 'hono';
import { toCsv } from '../../../platform/csv/csv.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import type { WebContext } from '../../context.ts';
import { loadRangeFigures } from '../overview/overview-figures.server.ts';
import { exportRows, OVERVIEW_EXPORTS, type OverviewExport } from '../overview/overview-rows.ts';
import { requestedRange } from '../requested-range.ts';
import { type OperatorVariables, ownersOnly } from './operators-only.ts';
import { respondCsv } from './respond-csv.ts';

/** The figures of the overview as CSV. */
export function createOverviewRoutes(context: WebContext) {
  const app = new Hono<{ Variables: OperatorVariables }>();
  app.get(`${DASHBOARD_API}/overview/:figure`, ownersOnly, async (c) => {
    const figure = c.req.param('figure');
    if (!Object.hasOwn(OVERVIEW_EXPORTS, figure)) return c.json({ error: 'not-found' }, 404);
    const { range } = requestedRange(c.req.url, context.clock.now());
    const figures = await loadRangeFigures(context, range);
    const name = figure as OverviewExport;
    const csv = toCsv(OVERVIEW_EXPORTS[name], exportRows(figures, name));
    return respondCsv(c, context, {
      name: `${name}-${range.first}-${range.last}`,
      csv,
      detail: { from: range.first, until: range.last },
    });
  });
  return app;
}
