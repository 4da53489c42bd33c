import { Hono } from 'hono';
import { z } from 'zod';
import { recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { isEmailAddress } from '../../../platform/mail/email-address.ts';
import { liftSuppression, suppressAddress } from '../../../platform/mail/suppressions.ts';
import type { WebContext } from '../../context.ts';
import { action, refuse } from './action.ts';
import type { OperatorVariables } from './operators-only.ts';
import { REASON_REFUSAL, typedReason } from './action-reason.ts';

const address = z.string().max(320);
const reason = z.string().max(4_000);

/**
 * POST /suppressions/add {address, reason} and /suppressions/lift {address, reason, seenReason}. The audit log holds no address, so
 * that it says who decided what and why, and the list itself about whom.
 */
export function createSuppressionActions({ db, clock }: Pick<WebContext, 'db' | 'clock'>) {
  const app = new Hono<{ Variables: OperatorVariables }>();
  app.post(
    `${DASHBOARD_API}/suppressions/add`,
    action(z.object({ address, reason }), async (c, typed) => {
      const email = typed.address.normalize('NFC').trim();
      if (!isEmailAddress(email)) return refuse(c, ADDRESS_INVALID);
      const why = typedReason(typed.reason);
      if (why === undefined) return refuse(c, REASON_REFUSAL);
      const now = clock.now();
      const isNew = await db.transaction(async (tx) => {
        const added = await suppressAddress(tx, { address: email, reason: 'manual', now });
        const operator = c.get('operator').email;
        if (added) await recordAction(tx, { at: now, operator, action: 'suppressed-address', reason: why });
        return added;
      });
      if (isNew) return c.json({ suppressed: true });
      const message = 'This address is suppressed already.';
      return refuse(c, { error: 'suppressed', field: 'address', message });
    }),
  );
  app.post(
    `${DASHBOARD_API}/suppressions/lift`,
    action(
      z.object({ address, reason, seenReason: z.enum(['bounce', 'complaint', 'manual']) }),
      async (c, typed) => {
        const why = typedReason(typed.reason);
        if (why === undefined) return refuse(c, REASON_REFUSAL);
        const isLifted = await db.transaction(async (tx) => {
          const lifted = await liftSuppression(tx, typed.address, [typed.seenReason]);
          const operator = c.get('operator').email;
          const at = clock.now();
          if (lifted) await recordAction(tx, { at, operator, action: 'allowed-address', reason: why });
          return lifted;
        });
        if (isLifted) return c.json({ allowed: true });
        const message =
          'Somebody has allowed this address in the meantime, or it is suppressed for another reason by now. Reload the page.';
        return refuse(c, { error: 'changed', message });
      },
    ),
  );
  return app;
}

const ADDRESS_INVALID = {
  error: 'email-invalid',
  field: 'address',
  message: 'Enter an email address like name@example.org.',
} as const;
