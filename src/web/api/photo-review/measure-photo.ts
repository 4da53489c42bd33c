import type { Context } from 'hono';
import { z } from 'zod';
import { err, ok, type Result } from '../../../base/result.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { readPhotoFacts } from '../../../features/photo-review/file/photo-facts.ts';
import type { PhotoFacts } from '../../../features/photo-review/file/photo-header.ts';
import type { WebContext } from '../../context.ts';
import { readBody } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { refusePhoto } from './refuse-photo.ts';

export const sidePx = z.number().int().positive().max(100_000);
const query = z.object({ originalSidePx: z.coerce.number().pipe(sidePx).optional() });

/**
 * POST with a photo as the body → {measures}. The photo is measured in memory and not stored. `?originalSidePx=` is the longest side
 * of the file that was chosen, if the body is a reduced copy of it.
 */
export function createMeasureHandler(context: Pick<WebContext, 'photoMeasurer'>) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const asked = query.safeParse(c.req.query());
    if (!asked.success) return refuseBody(c, 'body-invalid');
    const body = await readBody(c.req.raw, LIMITS.reviewMaxBytes);
    if (!body.ok)
      return body.error === 'body-too-large'
        ? refusePhoto(c, 'too-many-bytes')
        : refuseBody(c, 'body-invalid');
    const facts = acceptedFacts(body.value);
    if (!facts.ok) return refusePhoto(c, facts.error);
    const measured = await context.photoMeasurer.measure(body.value, {
      wantsCopy: false,
      originalSidePx: asked.data.originalSidePx,
    });
    if (!measured.ok) return refusePhoto(c, measured.error);
    return c.json({ measures: measured.value.measures });
  };
}

/** Returns a photo's facts if it is JPEG, PNG or WebP by its content (spec §5). */
export function acceptedFacts(photo: Uint8Array): Result<PhotoFacts, 'unreadable'> {
  const facts = readPhotoFacts(photo);
  return facts.ok && facts.value.kind !== 'heif' ? ok(facts.value) : err('unreadable');
}
