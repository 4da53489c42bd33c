import { type AuditEntry, recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { WebContext } from '../../context.ts';
import type { OperatorRequest } from './operators-only.ts';

type Action = Pick<AuditEntry, 'action' | 'subject' | 'reason' | 'detail'>;

/**
 * Returns the context with a database whose transactions also record an action of this operator, unless their outcome is a refusal.
 * It is for use cases that change everything in one transaction of their own.
 */
export function recordingContext<Context extends Pick<WebContext, 'db' | 'clock'>>(
  context: Context,
  c: OperatorRequest,
  actionOf: Action | ((outcome: unknown) => Action),
): Context {
  const { db, clock } = context;
  const transaction = (work: (tx: Transaction) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const outcome = await work(tx);
      if (isRefusal(outcome)) return outcome;
      const action = typeof actionOf === 'function' ? actionOf(outcome) : actionOf;
      await recordAction(tx, { ...action, at: clock.now(), operator: c.get('operator').email });
      return outcome;
    });
  const recording = new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  }) as Database;
  return { ...context, db: recording };
}

function isRefusal(outcome: unknown): boolean {
  return typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false;
}
