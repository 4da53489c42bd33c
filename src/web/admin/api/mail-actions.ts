import { Hono } from 'hono';
import { z } from 'zod';
import { recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import {
  cancelUnsentMail,
  type MailRefusal,
  sendMailAgain,
} from '../../../platform/mail/operator/change-mail.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { momentText } from '../../../ui/dashboard/moment.tsx';
import type { WebContext } from '../../context.ts';
import { action, type Refusal, refuse } from './action.ts';
import type { OperatorVariables } from './operators-only.ts';
import { REASON_REFUSAL, typedReason } from './action-reason.ts';

/** Sends a mail of the outbox again, or cancels an unsent one. */
export function createMailActions(context: Pick<WebContext, 'db' | 'queue' | 'clock' | 'ids'>) {
  const { db, queue, clock, ids } = context;
  const app = new Hono<{ Variables: OperatorVariables }>();
  app.post(
    `${DASHBOARD_API}/mails/:id/send`,
    action(z.object({}), async (c) => {
      const subject = c.req.param('id') ?? '';
      const now = clock.now();
      const outcome = await db.transaction(async (tx) => {
        const sent = await sendMailAgain(tx, queue, subject, { id: ids.newId(), now });
        if (!sent.ok) return sent;
        const { kind, isCopy, mailId } = sent.value;
        const operator = c.get('operator').email;
        await recordAction(tx, {
          ...{ at: now, operator, action: 'sent-mail-again', subject },
          detail: isCopy ? { kind, copy: mailId } : { kind },
        });
        return sent;
      });
      return outcome.ok ? c.json({ isCopy: outcome.value.isCopy }) : refuse(c, refusalOf(outcome.refusal));
    }),
  );
  app.post(
    `${DASHBOARD_API}/mails/:id/cancel`,
    action(z.object({ reason: z.string().max(4_000) }), async (c, { reason: typed }) => {
      const reason = typedReason(typed);
      if (reason === undefined) return refuse(c, REASON_REFUSAL);
      const subject = c.req.param('id') ?? '';
      const outcome = await db.transaction(async (tx) => {
        const cancelled = await cancelUnsentMail(tx, subject);
        if (!cancelled.ok) return cancelled;
        const operator = c.get('operator').email;
        await recordAction(tx, {
          ...{ at: clock.now(), operator, action: 'cancelled-mail', subject, reason },
          detail: { kind: cancelled.value.kind },
        });
        return cancelled;
      });
      return outcome.ok ? c.json({ cancelled: true }) : refuse(c, refusalOf(outcome.refusal));
    }),
  );
  return app;
}

function refusalOf(refusal: MailRefusal): Refusal {
  switch (refusal.kind) {
    case 'unknown':
      return { error: 'not-found', status: 404, message: 'This mail was erased together with its shoot.' };
    case 'busy':
      return {
        error: 'busy',
        message: 'This mail is being sent or changed at this moment. Look again in a minute.',
      };
    case 'erased':
      return {
        error: 'erased',
        message: refusal.sentAt
          ? `It was sent at ${momentText(refusal.sentAt)}, and its content was erased then.`
          : 'It was cancelled or given up in the meantime, and its content is erased.',
      };
    case 'sent':
      return { error: 'sent', message: `It was sent at ${momentText(refusal.sentAt)}.` };
    case 'copied':
      return {
        error: 'copied',
        message: `It was sent again at ${momentText(refusal.createdAt)} as a mail of its own. Send that one again instead.`,
      };
  }
}
