import { Hono } from 'hono';
import { z } from 'zod';
import type { AuditAction } from '../../../features/operators/audit/audit-action.ts';
import { recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import { changeLead } from '../../../features/leads/lead-store.server.ts';
import { changeWithdrawal } from '../../../features/orders/withdrawal/withdrawal-store.server.ts';
import { typedParagraphs } from '../../../base/typed-text.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import {
  type AnswerChange,
  type AnswerOutcome,
  type AnswerState,
  latestAnswerChange,
  type SeenAnswerChange,
} from '../../../platform/db/answer-columns.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { momentText } from '../../../ui/dashboard/moment.tsx';
import type { WebContext } from '../../context.ts';
import { action, type Refusal, refuse } from './action.ts';
import type { OperatorRequest, OperatorVariables } from './operators-only.ts';

interface RequestKind {
  readonly path: 'leads' | 'withdrawals';
  readonly change: (tx: Transaction, id: string, seen: SeenAnswerChange) => Promise<AnswerOutcome>;
  readonly actions: Readonly<Record<AnswerChange['kind'], AuditAction>>;
}

const KINDS: readonly RequestKind[] = [
  {
    path: 'leads',
    change: changeLead,
    actions: { answer: 'answered-lead', reopen: 'reopened-lead', note: 'noted-lead' },
  },
  {
    path: 'withdrawals',
    change: changeWithdrawal,
    actions: { answer: 'answered-withdrawal', reopen: 'reopened-withdrawal', note: 'noted-withdrawal' },
  },
];

const version = z.number().int();

/**
 * POST /leads/:id/{answer, reopen} {version} and /leads/:id/note {version, note}, the same below /withdrawals. `version` is the one
 * that the operator has seen: 409 when somebody else has changed the request since.
 */
export function createRequestActions(context: Pick<WebContext, 'db' | 'clock'>) {
  const app = new Hono<{ Variables: OperatorVariables }>();
  for (const kind of KINDS) {
    const path = `${DASHBOARD_API}/${kind.path}/:id`;
    for (const change of ['answer', 'reopen'] as const) {
      app.post(
        `${path}/${change}`,
        action(z.object({ version }), (c, seen) =>
          apply(c, context, kind, { ...seen, change: { kind: change } }),
        ),
      );
    }
    app.post(
      `${path}/note`,
      action(z.object({ version, note: z.string().max(20_000) }), (c, body) => {
        const note = typedParagraphs(body.note);
        if (note.length > LIMITS.formTextMaxLength) return Promise.resolve(refuse(c, NOTE_TOO_LONG));
        return apply(c, context, kind, { version: body.version, change: { kind: 'note', note } });
      }),
    );
  }
  return app;
}

async function apply(
  c: OperatorRequest,
  { db, clock }: Pick<WebContext, 'db' | 'clock'>,
  { change, actions }: RequestKind,
  seen: Pick<SeenAnswerChange, 'change' | 'version'>,
): Promise<Response> {
  const subject = c.req.param('id') ?? '';
  const operator = c.get('operator').email;
  const now = clock.now();
  const outcome = await db.transaction(async (tx) => {
    const changed = await change(tx, subject, { ...seen, operator, now });
    if (changed.ok) await recordAction(tx, { at: now, operator, action: actions[seen.change.kind], subject });
    return changed;
  });
  return outcome.ok ? c.json({ version: outcome.value.version }) : refuse(c, refusalOf(outcome.present));
}

const NOTE_TOO_LONG: Refusal = {
  error: 'note-too-long',
  field: 'note',
  message: `A note has at most ${LIMITS.formTextMaxLength} characters.`,
};

const LATEST = {
  answer: 'marked it as answered',
  reopen: 'marked it as open',
  note: 'wrote a note',
} as const satisfies Readonly<Record<AnswerChange['kind'], string>>;

function refusalOf(present: AnswerState | undefined): Refusal {
  const latest = present && latestAnswerChange(present);
  if (!present?.changedAt || !latest)
    return { error: 'not-found', status: 404, message: 'It does not exist any more.' };
  const { changedAt, changedBy } = present;
  return {
    error: 'changed',
    message: `${changedBy} ${LATEST[latest]} at ${momentText(changedAt)}. The page shows it now; what you typed is not saved.`,
  };
}
