import { type Context, Hono } from 'hono';
import { isStyleId } from '../../../features/shoots/draft/choice.ts';
import { isPreviewOf, removeSelfie } from '../../../features/shoots/selfies/remove-selfie.server.ts';
import { loadShootView } from '../../../features/shoots/load-shoot-view.server.ts';
import { findShoot } from '../../../features/shoots/shoot-store.server.ts';
import { storageKeys } from '../../../features/shoots/storage-keys.ts';
import type { UploadStore } from '../../../features/shoots/selfies/upload-store.server.ts';
import type { WebContext } from '../../context.ts';
import { ownShootId } from './draft-cookie.ts';
import { refuseShoot } from './refuse-shoot.ts';
import { type CountRequest, requestLimit } from '../request-limit.ts';

/** Serves the images of the visitor's own draft, which must not be cached: the selfies' thumbnails and the preview. */
export function createShootPictureRoutes(
  context: WebContext,
  uploads: UploadStore,
  countRequest: CountRequest,
): Hono {
  const app = new Hono();

  app.delete('/selfies/:selfieId', requestLimit(countRequest, 'change'), async (c) => {
    const shootId = ownShootId(c, context);
    if (shootId === undefined) return refuseShoot(c, 'shoot-not-found');
    const selfieId = c.req.param('selfieId');
    if (!isId(selfieId)) return refuseShoot(c, 'selfie-not-found');
    const shoot = await findShoot(context.db, shootId);
    const mayPreview =
      shoot !== undefined && isPreviewOf(selfieId, shoot) && (await countRequest(c, 'preview')) === 0;
    const removed = await removeSelfie({ ...context, uploads }, shootId, selfieId, mayPreview);
    if (!removed.ok) return refuseShoot(c, removed.error);
    const view = await loadShootView(context.db, shootId);
    return view ? c.json(view) : refuseShoot(c, 'shoot-not-found');
  });

  app.get('/selfies/:selfieId/thumbnail', async (c) => {
    const shootId = ownShootId(c, context);
    const selfieId = c.req.param('selfieId');
    if (shootId === undefined || !isId(selfieId)) return refuseShoot(c, 'picture-not-found');
    return respondWithJpeg(c, await context.storage.get(storageKeys.selfieThumbnail(shootId, selfieId)));
  });

  app.get('/preview', async (c) => {
    const shootId = ownShootId(c, context);
    if (shootId === undefined) return refuseShoot(c, 'preview-not-found');
    const style = c.req.query('style');
    const selfieId = c.req.query('selfie') ?? '';
    if (!isStyleId(style) || !isId(selfieId)) return refuseShoot(c, 'preview-not-found');
    const shoot = await findShoot(context.db, shootId);
    if (!shoot || shoot.erasedAt) return refuseShoot(c, 'preview-not-found');
    const { garment, dye } = c.req.query();
    const made = shoot.previews.filter((each) => each.style === style && each.selfieId === selfieId);
    const clothes = made.find(({ dressed }) => dressed?.garment === garment && dressed?.dye === dye)?.dressed;
    const key =
      garment === undefined
        ? made.some(({ own }) => own) && storageKeys.preview(shootId, style, selfieId)
        : clothes && storageKeys.dressedPreview(shootId, style, selfieId, clothes);
    const jpeg = key ? await context.storage.get(key) : undefined;
    return jpeg ? respondWithJpeg(c, jpeg) : refuseShoot(c, 'preview-not-found');
  });
  return app;
}

/** Returns whether a path segment may be a selfie's id. Some other characters would make the database throw. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

function respondWithJpeg(c: Context, jpeg: Uint8Array | undefined): Response {
  if (!jpeg) return refuseShoot(c, 'picture-not-found');
  return c.body(new Uint8Array(jpeg), 200, { 'Content-Type': 'image/jpeg' });
}
