import type { Context } from 'hono';
import { Hono } from 'hono';
import { z } from 'zod';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { countEvents } from '../../../features/analytics/count-events.server.ts';
import { isCounted } from '../../../features/analytics/counted-details.ts';
import { type CountedEvent, MAX_EVENTS } from '../../../features/analytics/counted-event.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import type { WebContext } from '../../context.ts';
import { readJson } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { type CountRequest, requestLimit } from '../request-limit.ts';
import { sameSiteOnly } from '../same-site-only.ts';

const MAX_BYTES = 4 * 1024;

const event = z
  .strictObject({ name: z.string(), detail: z.string() })
  .refine(isCounted)
  .transform((counted) => counted as CountedEvent);
const body = z.strictObject({ language: z.enum(LANGUAGES), events: z.array(event).min(1).max(MAX_EVENTS) });

/** The endpoint of our own counter of events, to which pages report without cookies. */
export function createEventRoutes(context: WebContext, countRequest: CountRequest): Hono {
  return new Hono().post(
    ENDPOINTS.events,
    sameSiteOnly(context.settings.publicUrl),
    requestLimit(countRequest, 'events'),
    createEventsHandler(context),
  );
}

/** POST {language, events: [{name, detail}]} → 204, also for programs, which are not counted. */
function createEventsHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readJson(c.req.raw, body, MAX_BYTES);
    if (!read.ok) return refuseBody(c, read.error);
    const { language, events } = read.value;
    await countEvents(context, { language, userAgent: c.req.header('user-agent') }, events);
    return c.body(null, 204);
  };
}
