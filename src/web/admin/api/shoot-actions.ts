import { Hono } from 'hono';
import { z } from 'zod';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { sendGalleryLink } from '../../../features/gallery/operator/send-gallery-link.server.ts';
import { latestExpiry } from '../../../features/shoots/operator/gallery-expiry.ts';
import { moveGalleryExpiry } from '../../../features/shoots/operator/move-expiry.server.ts';
import { retryShoot } from '../../../features/shoots/operator/retry-shoot.server.ts';
import { findShoot } from '../../../features/shoots/shoot-store.server.ts';
import { momentText } from '../../../ui/dashboard/moment.tsx';
import type { WebContext } from '../../context.ts';
import { action, refuse } from './action.ts';
import type { OperatorRequest, OperatorVariables } from './operators-only.ts';
import { refuseClaim } from './refuse-claim.ts';
import { eraseBody, eraseShootNow } from './shoot-erasure.ts';
import { claimOnShoot, refuseState, seenField, stateField } from './shoot-requests.ts';
import { readReason, reasonField } from './action-reason.ts';

const retryBody = z.object({ state: stateField, seen: seenField });
const linkBody = z.object({ seen: seenField });
const expiryBody = z.object({
  day: z.string().max(40),
  expiresAt: z.iso.datetime(),
  reason: reasonField,
  seen: seenField,
});

/** The operator's actions on a shoot: try again, mail the gallery's link, move its end, erase. */
export function createShootActions(context: WebContext): Hono<{ Variables: OperatorVariables }> {
  const app = new Hono<{ Variables: OperatorVariables }>();
  const path = (rest: string) => `${DASHBOARD_API}/shoots/:id/${rest}`;
  app.post(
    path('retry'),
    action(retryBody, (c, body) => retry(c, context, body)),
  );
  app.post(
    path('gallery-link'),
    action(linkBody, (c, body) => mailGalleryLink(c, context, body)),
  );
  app.post(
    path('expiry'),
    action(expiryBody, (c, body) => moveExpiry(c, context, body)),
  );
  app.post(
    path('erase'),
    action(eraseBody, (c, body) => eraseShootNow(c, context, body)),
  );
  return app;
}

const RETRY_REFUSALS = {
  running: 'A worker is at work on it at this moment. Wait until it is done.',
  waiting: 'Its job is due and waits for a free worker. If it stays like that, see whether a worker runs.',
  failed: 'A failed shoot is not tried again: its order is refunded, and the customer was told so.',
  'nothing-open': 'The shoot waits for no job, so there is nothing to try again.',
} as const;

async function retry(
  c: OperatorRequest,
  context: WebContext,
  { state, seen }: z.infer<typeof retryBody>,
): Promise<Response> {
  const claimed = claimOnShoot(c, context, { action: 'retried-shoot', seen });
  const request = { shootId: c.req.param('id') ?? '', seenState: state, claim: claimed.claim };
  const retried = await retryShoot(context, request);
  if (retried.ok) return c.json({ jobs: retried.value });
  switch (retried.error) {
    case 'changed-meanwhile':
      return refuseClaim(c, claimed);
    case 'shoot-not-found':
    case 'state-changed':
      return refuseState(c, context, state);
    default:
      return refuse(c, { error: retried.error, message: RETRY_REFUSALS[retried.error] });
  }
}

async function mailGalleryLink(
  c: OperatorRequest,
  context: WebContext,
  { seen }: z.infer<typeof linkBody>,
): Promise<Response> {
  const claimed = claimOnShoot(c, context, { action: 'sent-mail-again', seen });
  const sent = await sendGalleryLink(context, c.req.param('id') ?? '', claimed.claim);
  if (sent.ok) return c.json({ sent: true });
  if (sent.error === 'changed-meanwhile') return refuseClaim(c, claimed);
  const message = 'There is no open gallery: it is not delivered yet, or is over. No mail was sent.';
  return refuse(c, { error: sent.error, message });
}

async function moveExpiry(
  c: OperatorRequest,
  context: WebContext,
  { day, expiresAt, reason: typed, seen }: z.infer<typeof expiryBody>,
): Promise<Response> {
  const reason = readReason(c, typed);
  if (reason instanceof Response) return reason;
  const shootId = c.req.param('id') ?? '';
  const claimed = claimOnShoot(c, context, { action: 'moved-expiry', seen, reason });
  const request = { shootId, day: day.trim(), seenExpiresAt: new Date(expiresAt), claim: claimed.claim };
  const moved = await moveGalleryExpiry(context, request);
  if (moved.ok) return c.json({ expiresAt: moved.value.toISOString() });
  const shoot = await findShoot(context.db, shootId);
  const refuseDay = (message: string) => refuse(c, { error: moved.error, field: 'day', message });
  switch (moved.error) {
    case 'changed-meanwhile':
      return refuseClaim(c, claimed);
    case 'shoot-not-found':
    case 'not-delivered':
      return refuseState(c, context, 'delivered');
    case 'expiry-changed': {
      const message = `The gallery ends ${shoot ? momentText(shoot.expiresAt) : 'at another time'} by now. Nothing was changed.`;
      return refuse(c, { error: moved.error, message });
    }
    case 'day-invalid':
      return refuseDay('Enter a day, such as 2026-12-24.');
    case 'expiry-past':
      return refuseDay('This day is over. To close the gallery at once, erase it.');
    case 'expiry-unchanged':
      return refuseDay('The gallery ends on this day already.');
    case 'expiry-too-late': {
      const latest = shoot?.deliveredAt ? momentText(latestExpiry(shoot.deliveredAt)) : 'earlier';
      return refuseDay(`The latest possible end is ${latest}.`);
    }
  }
}
