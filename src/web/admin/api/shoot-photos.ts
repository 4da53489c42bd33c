import { Hono } from 'hono';
import { z } from 'zod';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { createHeadshotFileLoader } from '../../../features/gallery/download/load-headshot-file.server.ts';
import { listHeadshots } from '../../../features/gallery/gallery-store.server.ts';
import { recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import { loadShootRecord } from '../../../features/shoots/operator/load-shoot-record.server.ts';
import { loadSelfiePhoto } from '../../../features/shoots/operator/selfie-photo.server.ts';
import { shownNumber } from '../../../platform/db/tables/headshot-order.ts';
import type { WebContext } from '../../context.ts';
import { respondWithPicture } from '../../api/gallery/gallery-pictures.ts';
import { mayLook, PHOTO_PERMISSION_MS, photoCookie } from '../photo-permission.ts';
import { photosPath } from '../photos-path.ts';
import type { ShootPhotos } from '../shoot/shoot-photos-view.ts';
import { action, refuse } from './action.ts';
import type { OperatorRequest, OperatorVariables } from './operators-only.ts';
import { readReason, reasonField } from './action-reason.ts';

const NO_STORE = 'private, no-store';
const lookBody = z.object({ reason: reasonField });

/**
 * The photos of a shoot for operators. None is sent without a cookie that the first endpoint sets, which expects a reason and
 * writes it to the audit log.
 */
export function createShootPhotos(context: WebContext): Hono<{ Variables: OperatorVariables }> {
  const app = new Hono<{ Variables: OperatorVariables }>();
  const load = createHeadshotFileLoader(context);
  const path = `${DASHBOARD_API}/shoots/:id/photos`;

  app.post(
    path,
    action(lookBody, (c, body) => permitLook(c, context, body)),
  );
  app.use(`${path}/*`, async (c, next) => {
    const look = { operator: c.get('operator').email, shootId: c.req.param('id') };
    if (!mayLook(c.req.raw, context, look)) return refuseLook(c);
    await next();
    return undefined;
  });
  app.get(`${path}/selfies/:selfie/:size{thumbnail|large}`, async (c) => {
    const size = c.req.param('size') === 'large' ? 'large' : 'thumbnail';
    const photo = { shootId: c.req.param('id'), selfieId: c.req.param('selfie'), size } as const;
    const bytes = await loadSelfiePhoto(context, photo);
    if (!bytes) return refuseGone(c);
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'inline',
      'Cache-Control': NO_STORE,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  app.get(`${path}/headshots/:number{[0-9]+}/:size{thumbnail|large}`, async (c) => {
    const [headshot] = await listHeadshots(context.db, c.req.param('id'), [Number(c.req.param('number'))]);
    if (!headshot) return refuseGone(c);
    const variant = c.req.param('size') === 'large' ? 'web' : 'thumbnail';
    return respondWithPicture(c, load, headshot, variant, NO_STORE);
  });
  return app;
}

/** POST {reason} → the addresses of the photos, which open for some minutes. */
async function permitLook(
  c: OperatorRequest,
  context: WebContext,
  { reason: typed }: z.infer<typeof lookBody>,
): Promise<Response> {
  const reason = readReason(c, typed);
  if (reason instanceof Response) return reason;
  const shootId = c.req.param('id') ?? '';
  const record = await loadShootRecord(context.db, shootId);
  if (!record)
    return refuse(c, { error: 'shoot-not-found', status: 404, message: 'There is no such shoot.' });
  const headshots = await listHeadshots(context.db, shootId);
  if (record.selfies.length + headshots.length === 0) {
    const message = 'There are no photos of this shoot, or none any more.';
    return refuse(c, { error: 'no-photos', message });
  }
  const now = context.clock.now();
  const { email: operator } = c.get('operator');
  const detail = { selfies: record.selfies.length, headshots: headshots.length };
  await context.db.transaction((tx) =>
    recordAction(tx, { at: now, operator, action: 'viewed-photos', subject: shootId, reason, detail }),
  );
  const until = new Date(now.getTime() + PHOTO_PERMISSION_MS);
  c.header('Set-Cookie', photoCookie(context, { operator, shootId }, until), { append: true });
  const base = photosPath(shootId);
  const photos: ShootPhotos = {
    until: until.toISOString(),
    selfies: record.selfies
      .filter(({ state }) => state !== 'checking')
      .map(({ id, position, state }) => ({
        name: `Selfie ${position}`,
        thumbnail: `${base}/selfies/${encodeURIComponent(id)}/thumbnail`,
        large: state === 'accepted' ? `${base}/selfies/${encodeURIComponent(id)}/large` : undefined,
      })),
    headshots: headshots.map((row) => ({
      name: `Headshot ${shownNumber(row)}`,
      thumbnail: `${base}/headshots/${row.number}/thumbnail`,
      large: `${base}/headshots/${row.number}/large`,
    })),
  };
  return c.json(photos);
}

function refuseLook(c: OperatorRequest): Response {
  const message = 'Type a reason first. A permission to look at photos ends after some minutes.';
  return refuse(c, { error: 'reason-missing', status: 403, message });
}

function refuseGone(c: OperatorRequest): Response {
  return refuse(c, { error: 'photo-gone', status: 404, message: 'This photo is gone.' });
}
