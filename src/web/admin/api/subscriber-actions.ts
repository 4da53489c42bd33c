import { Hono } from 'hono';
import { z } from 'zod';
import type { Result } from '../../../base/result.ts';
import { SUBSCRIBER_TAGS } from '../../../catalog/newsletter.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import {
  changeSubscriberTag,
  eraseSubscriber,
  type TagRefusal,
  unsubscribeById,
} from '../../../features/newsletter/change-subscriber.server.ts';
import {
  exportSubscribers,
  SUBSCRIBER_EXPORT_COLUMNS,
} from '../../../features/newsletter/operator/export-subscribers.server.ts';
import { readSubscriberFilter } from '../../../features/newsletter/operator/subscriber-filter.ts';
import type { AuditAction } from '../../../features/operators/audit/audit-action.ts';
import { recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import { streamCsv } from '../../../platform/csv/csv.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { WebContext } from '../../context.ts';
import { action, refuse } from './action.ts';
import { type OperatorRequest, type OperatorVariables, ownersOnly } from './operators-only.ts';
import { respondCsv } from './respond-csv.ts';

type Refused = TagRefusal | 'unsubscribed-already';

const MESSAGES: Readonly<Record<Refused, string>> = {
  gone: 'This subscriber no longer exists: somebody erased it. Reload the list.',
  'not-subscribed': 'This address is not subscribed now, so it has no tags. Reload the page.',
  'has-tag-already': 'The subscriber has this tag already. Reload the page.',
  'has-no-such-tag': 'The subscriber no longer has this tag. Reload the page.',
  'topic-not-chosen': 'Only the subscriber can choose a topic, with the link in every newsletter.',
  'last-topic': 'This is the last topic. Unsubscribe the address instead.',
  'unsubscribed-already': 'This subscriber has unsubscribed in the meantime. Reload the page.',
};

const tagBody = z.object({ tag: z.enum(SUBSCRIBER_TAGS), isAdded: z.boolean() });
const reasonBody = z.object({ reason: z.string().trim().max(500) });

/** The operator's actions on subscribers, and the export of the list. The import is in a file of its own. */
export function createSubscriberActions(context: WebContext): Hono<{ Variables: OperatorVariables }> {
  const app = new Hono<{ Variables: OperatorVariables }>();
  const one = `${DASHBOARD_API}/subscribers/:id`;

  app.get(`${DASHBOARD_API}/subscribers.csv`, ownersOnly, (c) => respondWithExport(c, context));
  app.post(
    `${one}/tags`,
    action(tagBody, (c, { tag, isAdded }) =>
      change(
        c,
        context,
        { action: 'changed-subscriber-tags', detail: { tag, isAdded } },
        (tx, subscriberId) => changeSubscriberTag(tx, context, { subscriberId, tag, isAdded }),
      ),
    ),
  );
  app.post(
    `${one}/unsubscribe`,
    action(reasonBody, (c, { reason }) =>
      withReason(c, reason, () =>
        change(c, context, { action: 'unsubscribed-subscriber', reason }, (tx, id) =>
          unsubscribeById(tx, context, id),
        ),
      ),
    ),
  );
  app.post(
    `${one}/erase`,
    action(reasonBody, (c, { reason }) =>
      withReason(c, reason, () =>
        change(c, context, { action: 'erased-subscriber', reason }, (tx, id) =>
          eraseSubscriber(tx, context, id),
        ),
      ),
    ),
  );
  return app;
}

async function withReason(
  c: OperatorRequest,
  reason: string,
  act: () => Promise<Response>,
): Promise<Response> {
  if (reason !== '') return act();
  return refuse(c, {
    error: 'reason-missing',
    field: 'reason',
    message: 'Enter a reason, for the audit log.',
  });
}

/** Makes a change and records it, both in one transaction. A refused change is not recorded. */
async function change(
  c: OperatorRequest,
  context: WebContext,
  entry: {
    readonly action: AuditAction;
    readonly reason?: string;
    readonly detail?: Readonly<Record<string, string | boolean>>;
  },
  work: (tx: Transaction, subscriberId: string) => Promise<Result<void, Refused>>,
): Promise<Response> {
  const subject = c.req.param('id') ?? '';
  const changed = await context.db.transaction(async (tx) => {
    const outcome = await work(tx, subject);
    const who = { at: context.clock.now(), operator: c.get('operator').email };
    if (outcome.ok) await recordAction(tx, { ...who, ...entry, subject });
    return outcome;
  });
  if (changed.ok) return c.json({ done: true });
  const { error } = changed;
  return refuse(c, { error, message: MESSAGES[error], ...(error === 'gone' ? { status: 404 } : {}) });
}

/** Records the filter without the search, which is part of a name or an address. */
async function respondWithExport(c: OperatorRequest, context: WebContext): Promise<Response> {
  const filter = readSubscriberFilter(new URL(c.req.url).searchParams);
  const { state = null, language = null, tag = null, source = null, search } = filter;
  return respondCsv(c, context, {
    name: 'subscribers',
    csv: streamCsv(SUBSCRIBER_EXPORT_COLUMNS, exportSubscribers(context.db, filter)),
    detail: { state, language, tag, source, isSearch: search !== undefined },
  });
}
