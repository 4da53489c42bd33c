import { Hono } from 'hono';
import { ENDPOINTS } from '../../../page-urls.ts';
import type { WebContext } from '../../context.ts';
import { createLeadHandler } from './leads.ts';
import { type CountRequest, requestLimit } from '../request-limit.ts';
import { sameSiteOnly } from '../same-site-only.ts';

/** The endpoint for white-label and team requests. */
export function createLeadRoutes(context: WebContext, countRequest: CountRequest): Hono {
  return new Hono().post(
    ENDPOINTS.leads,
    sameSiteOnly(context.settings.publicUrl),
    requestLimit(countRequest, 'lead'),
    createLeadHandler(context),
  );
}
