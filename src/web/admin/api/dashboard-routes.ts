import { Hono } from 'hono';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import type { CountRequest } from '../../api/request-limit.ts';
import { sameSiteOnly } from '../../api/same-site-only.ts';
import type { WebContext } from '../../context.ts';
import { type OperatorVariables, operatorsOnly } from './operators-only.ts';
import { createCampaignRoutes } from './campaign-routes.ts';
import { createCampaignSendingRoutes } from './campaign-sending-routes.ts';
import { createMailActions } from './mail-actions.ts';
import { createMoneyActions } from './money-actions.ts';
import { createOrderActions } from './order-actions.ts';
import { createOverviewRoutes } from './overview-routes.ts';
import { createRequestActions } from './request-actions.ts';
import { createShootActions } from './shoot-actions.ts';
import { createShootPhotos } from './shoot-photos.ts';
import { createSignInRoutes } from './sign-in-routes.ts';
import { createSuppressionActions } from './suppression-actions.ts';
import { createExampleActions } from './example-actions.ts';
import { createLibraryActions } from './library-actions.ts';
import { createRatingActions } from './rating-actions.ts';
import { createSubscriberActions } from './subscriber-actions.ts';
import { createSystemActions } from './system-actions.ts';
import { createSubscriberImport } from './subscriber-import.ts';

/** Every endpoint of the dashboard. Only those of the sign-in are open to everybody. */
export function createDashboardRoutes(context: WebContext, countRequest: CountRequest): Hono {
  const everything = `${DASHBOARD_API}/*`;
  const open = new Hono();
  open.use(everything, sameSiteOnly(context.settings.publicUrl));
  open.route('/', createSignInRoutes(context, countRequest));

  const closed = new Hono<{ Variables: OperatorVariables }>();
  closed.use(everything, operatorsOnly(context));
  closed.route('/', createOverviewRoutes(context));
  closed.route('/', createCampaignRoutes(context));
  closed.route('/', createCampaignSendingRoutes(context));
  closed.route('/', createOrderActions(context));
  closed.route('/', createMoneyActions(context));
  closed.route('/', createMailActions(context));
  closed.route('/', createSuppressionActions(context));
  closed.route('/', createRequestActions(context));
  closed.route('/', createShootActions(context));
  closed.route('/', createShootPhotos(context));
  closed.route('/', createLibraryActions(context));
  closed.route('/', createExampleActions(context));
  closed.route('/', createRatingActions(context));
  closed.route('/', createSubscriberActions(context));
  closed.route('/', createSubscriberImport(context));
  closed.route('/', createSystemActions(context));
  open.route('/', closed);
  return open;
}
