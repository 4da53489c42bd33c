import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { findOpenGallery, listHeadshots } from '../../../features/gallery/gallery-store.server.ts';
import type { LoadHeadshotFile } from '../../../features/gallery/download/load-headshot-file.server.ts';
import { openGallery } from '../../../features/gallery/open-gallery.server.ts';
import { PAGE_VARIANTS } from '../../../features/gallery/download/headshot-variants.ts';
import { chooseVersion } from '../../../features/gallery/remakes/choose-version.server.ts';
import { findRemadeHeadshot, listRemakes } from '../../../features/gallery/remakes/list-remakes.server.ts';
import { requestRemake } from '../../../features/gallery/remakes/request-remake.server.ts';
import type { WebContext } from '../../context.ts';
import type { GalleryRouteDeps } from './gallery-changes.ts';
import { respondWithPicture, OWNER_CACHE } from './gallery-pictures.ts';
import { ownerKey } from './owner-cookie.ts';
import { ownerOnly } from './owner-only.ts';
import { readJson } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { refuseGallery } from './refuse-gallery.ts';
import { requestLimit } from '../request-limit.ts';

const id = z.string().min(1).max(64);
const remakeBody = z.object({ clothes: z.object({ garment: id, dye: id }).nullable() });
const choiceBody = z.object({ keep: z.enum(['new', 'first']) });
const headshotNumber = z.coerce.number().int().min(1).max(120);

/** The owner's endpoints below /api/gallery/:id for remaking headshots in other clothes. */
export function createGalleryRemakeRoutes(
  context: WebContext,
  load: LoadHeadshotFile,
  { countRequest, replaceHeadshot }: Pick<GalleryRouteDeps, 'countRequest' | 'replaceHeadshot'>,
): Hono {
  const app = new Hono();
  const owner = ownerOnly(context);
  const idOf = (c: Context) => c.req.param('id') ?? '';
  const isOpen = async (c: Context) =>
    (await findOpenGallery(context.db, idOf(c), context.clock.now())) !== undefined;

  app.post('/headshots/:number/remakes', owner, requestLimit(countRequest, 'remake'), async (c) => {
    const body = await readJson(c.req.raw, remakeBody);
    if (!body.ok) return refuseBody(c, body.error);
    const number = headshotNumber.safeParse(c.req.param('number'));
    if (!number.success) return refuseGallery(c, 'gone');
    const { clothes } = body.value;
    const requested = await requestRemake(
      context,
      idOf(c),
      number.data,
      clothes,
      await context.loadWardrobeOffer(),
    );
    return requested.ok
      ? c.json(await listRemakes(context.db, idOf(c)), 201)
      : refuseGallery(c, requested.error);
  });

  app.get('/remakes', owner, async (c) =>
    (await isOpen(c)) ? c.json(await listRemakes(context.db, idOf(c))) : refuseGallery(c, 'gone'),
  );

  app.put('/remakes/:remakeId/choice', owner, requestLimit(countRequest, 'change'), async (c) => {
    const body = await readJson(c.req.raw, choiceBody);
    if (!body.ok) return refuseBody(c, body.error);
    const chosen = await chooseVersion(
      { ...context, replaceHeadshot },
      idOf(c),
      c.req.param('remakeId'),
      body.value.keep,
    );
    if (!chosen.ok) return refuseGallery(c, chosen.error);
    const view = await openGallery(context, idOf(c), ownerKey(c.req.raw, idOf(c)), () =>
      context.loadWardrobeOffer(),
    );
    return view ? c.json(view) : refuseGallery(c, 'gone');
  });

  app.get('/remakes/:remakeId/:variant', owner, async (c) => {
    const variant = PAGE_VARIANTS.find((known) => known === c.req.param('variant'));
    if (!variant || !(await isOpen(c))) return refuseGallery(c, 'gone');
    const rows = await listHeadshots(context.db, idOf(c));
    const row = await findRemadeHeadshot(context.db, rows, idOf(c), c.req.param('remakeId'));
    return respondWithPicture(c, load, row, variant, OWNER_CACHE);
  });
  return app;
}
