import { Hono } from 'hono';
import { z } from 'zod';
import type { Result } from '../../../base/result.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import {
  hideRating,
  publishRating,
  type PublishRefusal,
} from '../../../features/gallery/ratings/publish-rating.server.ts';
import { recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { WebContext } from '../../context.ts';
import { action, refuse } from './action.ts';
import type { OperatorRequest, OperatorVariables } from './operators-only.ts';

type Refused = PublishRefusal | 'hidden-already';

const MESSAGES: Readonly<Record<Refused, string>> = {
  gone: 'This rating was erased with its gallery. Reload the page.',
  'rating-changed':
    'The customer has changed this rating since you loaded the page. Reload it and read it again.',
  'not-permitted': 'The customer does not allow this rating to be published. Reload the page.',
  'published-already': 'This rating has been published in the meantime. Reload the page.',
  'hidden-already': 'This rating is not published any more. Reload the page.',
};

const publishBody = z.object({ seenAt: z.iso.datetime() });

/** Publishes ratings on the pages and takes them off. */
export function createRatingActions(context: WebContext): Hono<{ Variables: OperatorVariables }> {
  const app = new Hono<{ Variables: OperatorVariables }>();
  const { clock } = context;
  app.post(
    `${DASHBOARD_API}/ratings/:id/publish`,
    action(publishBody, (c, { seenAt }) =>
      change(c, context, 'published-rating', (tx, shootId) =>
        publishRating(tx, { shootId, seenAt: new Date(seenAt) }, clock.now()),
      ),
    ),
  );
  app.post(
    `${DASHBOARD_API}/ratings/:id/hide`,
    action(z.object({}), (c) =>
      change(c, context, 'hid-rating', (tx, shootId) => hideRating(tx, shootId, clock.now())),
    ),
  );
  return app;
}

async function change(
  c: OperatorRequest,
  { db, clock }: Pick<WebContext, 'db' | 'clock'>,
  name: 'published-rating' | 'hid-rating',
  work: (tx: Transaction, shootId: string) => Promise<Result<void, Refused>>,
): Promise<Response> {
  const subject = c.req.param('id') ?? '';
  const changed = await db.transaction(async (tx) => {
    const outcome = await work(tx, subject);
    const entry = { at: clock.now(), operator: c.get('operator').email, action: name, subject };
    if (outcome.ok) await recordAction(tx, entry);
    return outcome;
  });
  if (changed.ok) return c.json({ done: true });
  const { error } = changed;
  return refuse(c, { error, message: MESSAGES[error], ...(error === 'gone' ? { status: 404 } : {}) });
}
