import { z } from 'zod';
import type { AuditAction } from '../../../features/operators/audit/audit-action.ts';
import { claimAction, type ClaimedAction } from '../../../features/operators/audit/claim-action.server.ts';
import { SHOOT_STATE_NAMES } from '../../../features/shoots/operator/shoot-states.ts';
import { SHOOT_STATES } from '../../../features/shoots/shoot-state.ts';
import { findShoot } from '../../../features/shoots/shoot-store.server.ts';
import type { ShootState } from '../../../platform/db/tables/shoots.ts';
import type { WebContext } from '../../context.ts';
import { refuse } from './action.ts';
import type { OperatorRequest } from './operators-only.ts';

/** The id of the latest audit entry about the subject that the page showed; 0 without any. */
export const seenField = z.int().min(0);
export const stateField = z.enum(SHOOT_STATES as [ShootState, ...ShootState[]]);

/** Prepares the claim on an action about the shoot in the address. */
export function claimOnShoot(
  c: OperatorRequest,
  { clock }: Pick<WebContext, 'clock'>,
  { seen, ...entry }: { readonly action: AuditAction; readonly seen: number; readonly reason?: string },
): ClaimedAction {
  const { email: operator } = c.get('operator');
  return claimAction({ at: clock.now(), operator, subject: c.req.param('id') ?? '', ...entry }, seen);
}

/** Refuses an action because the shoot has moved on since the operator saw it. */
export async function refuseState(
  c: OperatorRequest,
  { db }: Pick<WebContext, 'db'>,
  seenState: ShootState,
): Promise<Response> {
  const shoot = await findShoot(db, c.req.param('id') ?? '');
  if (!shoot) return refuse(c, { error: 'shoot-not-found', status: 404, message: 'There is no such shoot.' });
  const message = `The shoot was “${SHOOT_STATE_NAMES[seenState]}” when this page was loaded, and is “${SHOOT_STATE_NAMES[shoot.state]}” now. Nothing was done.`;
  return refuse(c, { error: 'state-changed', message });
}
