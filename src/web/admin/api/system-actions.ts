import { Hono } from 'hono';
import { z } from 'zod';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { FailedJobId } from '../../../platform/queue/queue-admin.ts';
import type { WebContext } from '../../context.ts';
import { action, refuse } from './action.ts';
import { type OperatorRequest, type OperatorVariables, ownersOnly } from './operators-only.ts';

const jobBody = z.object({ queue: z.string().max(100) });
const dropBody = jobBody.extend({ reason: z.string().trim().max(500) });

const REFUSALS = {
  gone: 'Another operator has retried or dropped this job in the meantime. Reload the page.',
  'waits-already': 'A job for the same thing waits or runs already, so this one can be dropped.',
} as const;

/** The doctor, and decisions about jobs whose last try has failed. */
export function createSystemActions(context: WebContext): Hono<{ Variables: OperatorVariables }> {
  const app = new Hono<{ Variables: OperatorVariables }>();
  const { queueAdmin } = context;
  const jobOf = (c: OperatorRequest, queue: string) => ({ queue, id: c.req.param('id') ?? '' });

  app.post(`${DASHBOARD_API}/doctor`, ownersOnly, async (c) => c.json(await context.system.runDoctor()));
  app.post(
    `${DASHBOARD_API}/jobs/:id/retry`,
    action(jobBody, (c, { queue }) =>
      decide(c, context, { name: 'retried-job', job: jobOf(c, queue) }, async (tx, job) => {
        const outcome = await queueAdmin.retryFailed(tx, job);
        return outcome === 'retried' ? undefined : outcome;
      }),
    ),
  );
  app.post(
    `${DASHBOARD_API}/jobs/:id/drop`,
    action(dropBody, (c, { queue, reason }) => {
      if (reason === '') {
        const message = 'Enter a reason, for the audit log.';
        return Promise.resolve(refuse(c, { error: 'reason-missing', field: 'reason', message }));
      }
      const entry = { name: 'dropped-job', job: jobOf(c, queue), reason } as const;
      return decide(c, context, entry, async (tx, job) =>
        (await queueAdmin.dropFailed(tx, job)) ? undefined : 'gone',
      );
    }),
  );
  return app;
}

async function decide(
  c: OperatorRequest,
  { db, clock }: Pick<WebContext, 'db' | 'clock'>,
  entry: {
    readonly name: 'retried-job' | 'dropped-job';
    readonly job: FailedJobId;
    readonly reason?: string;
  },
  work: (tx: Transaction, job: FailedJobId) => Promise<keyof typeof REFUSALS | undefined>,
): Promise<Response> {
  const { name, job, reason } = entry;
  const refused = await db.transaction(async (tx) => {
    const refusal = await work(tx, job);
    if (refusal) return refusal;
    await recordAction(tx, {
      ...{ at: clock.now(), operator: c.get('operator').email, action: name },
      ...{ subject: job.id, reason, detail: { queue: job.queue } },
    });
    return undefined;
  });
  return refused ? refuse(c, { error: refused, message: REFUSALS[refused] }) : c.json({ done: true });
}
