import { type Context, Hono } from 'hono';
import type { LoadHeadshotFile } from '../../../features/gallery/download/load-headshot-file.server.ts';
import {
  findHeadshotOfOpenGallery,
  findOpenGallery,
  type HeadshotRow,
  listHeadshots,
} from '../../../features/gallery/gallery-store.server.ts';
import { findSharedHeadshot } from '../../../features/gallery/share/share-store.server.ts';
import {
  HEADSHOT_VARIANTS,
  type HeadshotVariant,
  SHARED_VARIANTS,
  PAGE_VARIANTS,
  zipFileName,
} from '../../../features/gallery/download/headshot-variants.ts';
import { zipHeadshots } from '../../../features/gallery/download/zip-headshots.server.ts';
import { countDownload } from '../../../features/gallery/visits/count-visit.server.ts';
import { headshotNumberOf } from '../../../platform/storage/derived-key.ts';
import type { WebContext } from '../../context.ts';
import { isOwner } from './owner-cookie.ts';
import { ownerOnly } from './owner-only.ts';
import { refuseGallery } from './refuse-gallery.ts';
import { type CountRequest, requestLimit } from '../request-limit.ts';

type Ports = Pick<WebContext, 'db' | 'capabilities' | 'clock'>;

/** An erased or revoked headshot may remain for this time in the cache of a browser that has already shown it. */
export const OWNER_CACHE = 'private, max-age=600';
const SHARED_CACHE = 'private, max-age=60';

/** The owner's endpoints below /api/gallery/:id for single headshots and the ZIP file. */
export function createGalleryPictureRoutes(
  context: Ports,
  load: LoadHeadshotFile,
  countRequest: CountRequest,
): Hono {
  const app = new Hono();

  app.get('/headshots/:number/:variant', async (c) => {
    const id = c.req.param('id') ?? '';
    if (!isOwner(c.req.raw, context, id)) return refuseGallery(c, 'gone');
    const { number, variant } = readPicture(c, HEADSHOT_VARIANTS);
    if (number === undefined || !variant) return refuseGallery(c, 'gone');
    const row = await findHeadshotOfOpenGallery(context.db, id, number, context.clock.now());
    if (row && !PAGE_VARIANTS.includes(variant)) await countDownload(context, id);
    return respondWithPicture(c, load, row, variant, OWNER_CACHE);
  });

  app.get('/zip', ownerOnly(context), requestLimit(countRequest, 'change'), async (c) => {
    const id = c.req.param('id') ?? '';
    const variant = HEADSHOT_VARIANTS.find((known) => known === (c.req.query('size') ?? 'original'));
    const numbers = readNumbers(c.req.query('numbers'));
    if (!variant || numbers === 'invalid') return refuseGallery(c, 'numbers-unknown');
    if (!(await findOpenGallery(context.db, id, context.clock.now()))) return refuseGallery(c, 'gone');
    const rows = await listHeadshots(context.db, id, numbers);
    if (rows.length === 0 || (numbers && rows.length !== numbers.length)) {
      return refuseGallery(c, 'numbers-unknown');
    }
    await countDownload(context, id);
    const zip = zipHeadshots(load, rows, variant);
    return c.body(zip.body, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${zipFileName(variant)}"`,
      ...(zip.sizeBytes !== undefined && { 'Content-Length': String(zip.sizeBytes) }),
    });
  });
  return app;
}

/** The public endpoint below /api/share/:id: only the shared headshots, only in small sizes. */
export function createSharedPictureRoutes(context: Ports, load: LoadHeadshotFile): Hono {
  const app = new Hono();
  app.get('/headshots/:number/:variant', async (c) => {
    const { number, variant } = readPicture(c, SHARED_VARIANTS);
    if (number === undefined || !variant) return refuseGallery(c, 'gone');
    const row = await findSharedHeadshot(context.db, c.req.param('id') ?? '', number, context.clock.now());
    return respondWithPicture(c, load, row, variant, SHARED_CACHE);
  });
  return app;
}

export async function respondWithPicture(
  c: Context,
  load: LoadHeadshotFile,
  headshot: HeadshotRow | undefined,
  variant: HeadshotVariant,
  cacheControl: string,
): Promise<Response> {
  const picture = headshot && (await load(headshot, variant, c.req.header('accept')));
  if (!picture) return refuseGallery(c, 'gone');
  const disposition = PAGE_VARIANTS.includes(variant) ? 'inline' : 'attachment';
  const body = picture.body instanceof Uint8Array ? new Uint8Array(picture.body) : picture.body;
  return c.body(body, 200, {
    'Content-Type': picture.type,
    'Content-Length': String(picture.sizeBytes),
    'Content-Disposition': `${disposition}; filename="${picture.fileName}"`,
    'Cache-Control': cacheControl,
    ...(variant === 'web' && { Vary: 'Accept' }),
    'X-Content-Type-Options': 'nosniff',
  });
}

function readPicture(c: Context, variants: readonly HeadshotVariant[]) {
  return {
    number: headshotNumberOf(c.req.param('number') ?? ''),
    variant: variants.find((known) => known === c.req.param('variant')),
  };
}

/** `?numbers=1,5,9`; undefined means all of them. */
function readNumbers(text: string | undefined): readonly number[] | undefined | 'invalid' {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,2}(,[1-9]\d{0,2}){0,119}$/.test(text)) return 'invalid';
  return [...new Set(text.split(',').map(Number))];
}
