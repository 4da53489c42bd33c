import { Hono } from 'hono';
import { z } from 'zod';
import { recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import {
  type AccountsExport,
  ACCOUNTS_EXPORTS,
} from '../../../features/orders/operator/accounts-export.server.ts';
import { requestedDays } from '../../../features/orders/operator/zoned-days.ts';
import {
  decideDifference,
  type ReportedDifference,
} from '../../../features/orders/reconciliation/difference-store.server.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { momentText } from '../../../ui/dashboard/moment.tsx';
import type { WebContext } from '../../context.ts';
import { action, type Refusal, refuse } from './action.ts';
import { type OperatorRequest, type OperatorVariables, ownersOnly } from './operators-only.ts';
import { respondCsv } from './respond-csv.ts';
import { REASON_REFUSAL, typedReason } from './action-reason.ts';

type Ports = Pick<WebContext, 'db' | 'clock'>;

/** Decisions about payment differences, and the exports for the accountant. */
export function createMoneyActions(context: Ports) {
  const app = new Hono<{ Variables: OperatorVariables }>();
  const version = z.number().int();
  app.post(
    `${DASHBOARD_API}/differences/:id/settle`,
    action(z.object({ version, reason: z.string().max(4_000) }), async (c, { reason, ...seen }) => {
      const settledReason = typedReason(reason);
      if (settledReason === undefined) return refuse(c, REASON_REFUSAL);
      return decide(c, context, { ...seen, settledReason });
    }),
  );
  app.post(
    `${DASHBOARD_API}/differences/:id/reopen`,
    action(z.object({ version }), (c, seen) => decide(c, context, { ...seen, settledReason: undefined })),
  );
  app.get(`${DASHBOARD_API}/accounts/:file`, ownersOnly, async (c) => {
    const file = c.req.param('file');
    if (!Object.hasOwn(ACCOUNTS_EXPORTS, file)) return c.json({ error: 'not-found' }, 404);
    const { days, problem } = requestedDays(new URL(c.req.url).searchParams, context.clock.now());
    // A file of other days than were asked for would end up in somebody's books.
    if (problem !== undefined) return c.json({ error: 'range-invalid', message: problem }, 422);
    const { first, last, timeZone } = days;
    return respondCsv(c, context, {
      name: `${file}-${first}-${last}`,
      csv: ACCOUNTS_EXPORTS[file as AccountsExport](context.db, days),
      detail: { from: first, until: last, timeZone },
    });
  });
  return app;
}

async function decide(
  c: OperatorRequest,
  { db, clock }: Ports,
  decision: { readonly version: number; readonly settledReason: string | undefined },
): Promise<Response> {
  const operator = c.get('operator').email;
  const now = clock.now();
  const id = Number(c.req.param('id'));
  if (!Number.isSafeInteger(id)) return refuse(c, UNKNOWN);
  const { settledReason: reason } = decision;
  const outcome = await db.transaction(async (tx) => {
    const decided = await decideDifference(tx, { ...decision, id, operator, now });
    if (decided.ok) {
      const { provider, paymentId, kind } = decided.value;
      await recordAction(tx, {
        ...{ at: now, operator, subject: String(id), reason, detail: { kind, provider, paymentId } },
        action: reason === undefined ? 'reopened-difference' : 'settled-difference',
      });
    }
    return decided;
  });
  return outcome.ok ? c.json({ id }) : refuse(c, refusalOf(outcome.present));
}

const UNKNOWN: Refusal = { error: 'not-found', status: 404, message: 'There is no such difference.' };

function refusalOf(present: ReportedDifference | undefined): Refusal {
  if (!present?.changedAt) return UNKNOWN;
  const { changedAt, changedBy, settledReason } = present;
  const what = settledReason === null ? 'reopened it' : `settled it (“${settledReason}”)`;
  return {
    error: 'changed',
    message: `${changedBy} ${what} at ${momentText(changedAt)}. The page shows it as it is now.`,
  };
}
