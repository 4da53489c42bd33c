import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Result } from '../../../base/result.ts';
import {
  markFavourite,
  rateGallery,
  revokeShare,
  shareHeadshots,
} from '../../../features/gallery/change-gallery.server.ts';
import { type DeletionReceiptView, RATING_PERMISSIONS } from '../../../features/gallery/gallery-view.ts';
import type { GalleryPorts } from '../../../features/gallery/gallery-ports.ts';
import { openGallery } from '../../../features/gallery/open-gallery.server.ts';
import type { WebContext } from '../../context.ts';
import { ownerKey, deleteOwnerCookie } from './owner-cookie.ts';
import { ownerOnly } from './owner-only.ts';
import { readJson } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { refuseGallery } from './refuse-gallery.ts';
import { responseLanguage } from '../response-language.ts';
import { type CountRequest, requestLimit } from '../request-limit.ts';

/** The functions of other features that the gallery's routes call; api.ts provides them. */
export interface GalleryRouteDeps {
  /** Erases the shoot of the gallery. Idempotent: a repeated call returns the same receipt. */
  readonly eraseShoot: (shootId: string) => Promise<Result<DeletionReceiptView>>;
  readonly setFavourite: GalleryPorts['setFavourite'];
  readonly replaceHeadshot: GalleryPorts['replaceHeadshot'];
  readonly countRequest: CountRequest;
}

const COMMENT_MAX_LENGTH = 2000;
const headshotNumber = z.int().min(1).max(120);
const favouriteBody = z.object({ favourite: z.boolean() });
const shareBody = z.object({ numbers: z.array(headshotNumber).min(1).max(120) });
const ratingBody = z.object({
  stars: z.number(),
  comment: z.string().default(''),
  permission: z.enum(RATING_PERMISSIONS).default('none'),
});
const eraseBody = z.object({ confirm: z.boolean().default(false) });

/** The owner's endpoints below /api/gallery/:id: view, favourites, shares, rating, erasure. */
export function createGalleryChangeRoutes(context: WebContext, deps: GalleryRouteDeps): Hono {
  const app = new Hono();
  const owner = ownerOnly(context);
  const limited = requestLimit(deps.countRequest, 'change');
  const idOf = (c: Context) => c.req.param('id') ?? '';

  app.get('/', async (c) => {
    const view = await openGallery(context, idOf(c), ownerKey(c.req.raw, idOf(c)), () =>
      context.loadWardrobeOffer(),
    );
    return view ? c.json(view) : refuseGallery(c, 'gone');
  });

  app.put('/headshots/:number/favourite', owner, limited, async (c) => {
    const body = await readJson(c.req.raw, favouriteBody);
    if (!body.ok) return refuseBody(c, body.error);
    const number = headshotNumber.safeParse(Number(c.req.param('number')));
    if (!number.success) return refuseGallery(c, 'gone');
    const { setFavourite } = deps;
    const ports = { ...context, setFavourite };
    const marked = await markFavourite(ports, idOf(c), number.data, body.value.favourite);
    return marked.ok ? c.body(null, 204) : refuseGallery(c, marked.error);
  });

  app.post('/shares', owner, limited, async (c) => {
    const body = await readJson(c.req.raw, shareBody);
    if (!body.ok) return refuseBody(c, body.error);
    const shared = await shareHeadshots(context, idOf(c), body.value.numbers);
    return shared.ok ? c.json(shared.value, 201) : refuseGallery(c, shared.error);
  });

  app.delete('/shares/:shareId', owner, limited, async (c) => {
    const revoked = await revokeShare(context, idOf(c), c.req.param('shareId'));
    return revoked.ok ? c.body(null, 204) : refuseGallery(c, revoked.error);
  });

  app.post('/rating', owner, limited, async (c) => {
    const body = await readJson(c.req.raw, ratingBody);
    if (!body.ok) return refuseBody(c, body.error);
    const { stars, comment } = body.value;
    const language = responseLanguage(c);
    if (!Number.isInteger(stars) || stars < 1 || stars > 5) return refuseGallery(c, 'rating-invalid');
    if (comment.length > COMMENT_MAX_LENGTH) return refuseGallery(c, 'comment-too-long');
    const rated = await rateGallery(context, idOf(c), { ...body.value, language });
    return rated.ok ? c.body(null, 204) : refuseGallery(c, rated.error);
  });

  // Only the key is checked, not the gallery: an owner whose first erasure was interrupted completes it here and gets the same
  // receipt.
  app.delete('/', owner, limited, async (c) => {
    const body = await readJson(c.req.raw, eraseBody);
    if (!body.ok) return refuseBody(c, body.error);
    if (!body.value.confirm) return refuseGallery(c, 'confirmation-missing');
    const erased = await deps.eraseShoot(idOf(c));
    if (!erased.ok) return refuseGallery(c, 'gone');
    deleteOwnerCookie(c, idOf(c));
    return c.json(erased.value);
  });
  return app;
}
