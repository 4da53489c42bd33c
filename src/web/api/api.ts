import { Hono } from 'hono';
import { ok } from '../../base/result.ts';
import type { ShootAtCheckout } from '../../features/orders/order-ports.ts';
import { writeDeletionNotice } from '../../features/gallery/receipt/write-deletion-notice.server.ts';
import { receiptView } from '../../features/gallery/receipt/open-receipt.server.ts';
import { countGalleryRows, eraseGalleryRows } from '../../features/gallery/gallery-store.server.ts';
import { replaceHeadshot, setFavourite } from '../../features/shoots/rendering/headshot-store.server.ts';
import { forgetBuyer } from '../../features/orders/buyer-store.server.ts';
import { isRefundPending } from '../../features/orders/order-shoot-store.server.ts';
import { type ErasePorts, eraseShoot } from '../../features/shoots/erasure/erase-shoot.server.ts';
import { findOwnDraft, findUnpaidDraft, openDraft } from '../../features/shoots/draft/open-draft.server.ts';
import { lockForCheckout } from '../../features/shoots/draft/lock-for-checkout.server.ts';
import { loadShootForCheckout } from '../../features/shoots/draft/load-shoot-for-checkout.server.ts';
import { refundShoot } from '../../features/shoots/rendering/refund-shoot.server.ts';
import { startPaidShoot } from '../../features/shoots/rendering/start-paid-shoot.server.ts';
import type { WebContext } from '../context.ts';
import { clientAddress } from './client-address.ts';
import { setDraftCookie, ownShootId } from './shoot/draft-cookie.ts';
import type { GalleryRouteDeps } from './gallery/gallery-changes.ts';
import { createEventRoutes } from './analytics/event-routes.ts';
import { createGalleryRoutes } from './gallery/gallery-routes.ts';
import { createLeadRoutes } from './leads/lead-routes.ts';
import { createDashboardRoutes } from '../admin/api/dashboard-routes.ts';
import { createPhotoReviewRoutes } from './photo-review/photo-review-routes.ts';
import { createNewsletterRoutes } from './newsletter/newsletter-routes.ts';
import { createOrderRoutes } from './orders/order-routes.ts';
import { isOwner, ownerCookie } from './gallery/owner-cookie.ts';
import { refuseShoot } from './shoot/refuse-shoot.ts';
import type { CountRequest } from './request-limit.ts';
import { responseLanguage } from './response-language.ts';
import { createShootRoutes } from './shoot/shoot-routes.ts';
import type { LoadShootForCheckout } from './orders/checkout.ts';
import type { SetBuyerCookies } from './orders/open-order.ts';
import type { FindDraftToPayFor } from './orders/purchase.ts';

/** Composes every endpoint below /api. Features never import each other, so what one needs of another is passed as a function. */
export function createApi(context: WebContext): Hono {
  const countRequest: CountRequest = (c, action) =>
    context.rateLimiter.count(action, clientAddress(c, context.settings.trustProxy));

  const app = new Hono();
  app.route(
    '/',
    createShootRoutes(context, {
      countRequest,
      isOwner: (c, shootId) => isOwner(c.req.raw, context, shootId),
    }),
  );
  app.route(
    '/',
    createOrderRoutes(context, {
      countRequest,
      shootOfOrder: shootOfOrder(context),
      loadShootForCheckout: loadOwnShootForCheckout(context),
      setBuyerCookies: setBuyerCookies(context),
      findDraftToPayFor: findDraftToPayFor(context),
      payInSandbox: context.sandboxPayments && ((request) => context.sandboxPayments!.pay(request)),
    }),
  );
  app.route('/', createLeadRoutes(context, countRequest));
  app.route('/', createPhotoReviewRoutes(context, countRequest));
  app.route('/', createEventRoutes(context, countRequest));
  app.route('/', createNewsletterRoutes(context, countRequest));
  app.route('/', createDashboardRoutes(context, countRequest));
  app.route(
    '/',
    createGalleryRoutes(context, {
      countRequest,
      eraseShoot: eraseOwnShoot(context),
      setFavourite,
      replaceHeadshot,
    }),
  );
  return app;
}

function eraseOwnShoot(context: WebContext): GalleryRouteDeps['eraseShoot'] {
  const ports: ErasePorts = {
    ...context,
    forgetBuyer,
    countGalleryRows,
    eraseGalleryRows,
    writeDeletionNotice: (tx, notice) => writeDeletionNotice(tx, context, notice),
  };
  return async (shootId) => {
    const erased = await eraseShoot(ports, shootId, 'owner');
    return erased.ok ? ok(receiptView(erased.value)) : erased;
  };
}

function shootOfOrder(context: WebContext): ShootAtCheckout {
  return {
    lockForCheckout: (tx, shootId, startsWhenPaid) => lockForCheckout(tx, context, shootId, startsWhenPaid),
    startPaidShoot: (tx, shootId, order) => startPaidShoot(tx, context, shootId, order),
    endRefundedShoot: (tx, shootId) => refundShoot(tx, context, shootId),
  };
}

function loadOwnShootForCheckout(context: WebContext): LoadShootForCheckout {
  return async (c) => {
    const shootId = ownShootId(c, context);
    if (!shootId) return refuseShoot(c, 'shoot-not-found');
    const shoot = await loadShootForCheckout(context.db, shootId);
    if (!shoot.ok) return refuseShoot(c, shoot.error);
    const { packageId, email, language } = shoot.value;
    return { shootId, productId: packageId, email, language, startsWhenPaid: true };
  };
}

/**
 * A draft that is paid already, or ends with a refund, is left alone: somebody who buys again gets another one. Its cookie is set
 * at once, so that the next attempt finds it when the provider does not answer.
 */
function findDraftToPayFor(context: WebContext): FindDraftToPayFor {
  return async (c) => {
    const own = await findUnpaidDraft(context, ownShootId(c, context));
    if (own && !(await isRefundPending(context.db, own.shootId))) return own;
    const draft = await openDraft(context, responseLanguage(c));
    setDraftCookie(c, context, draft);
    return draft;
  };
}

/**
 * Sets the owner's cookie at the checkout, because the payment is reported by a webhook and not by this browser. Whatever
 * happens to the page in between, the browser can open its gallery. There is no gallery before the payment.
 */
function setBuyerCookies(context: WebContext): SetBuyerCookies {
  return async (c, shootId) => {
    // The open checkout has extended the draft's lifetime, and the cookie must not expire earlier.
    const draft = await findOwnDraft(context, shootId);
    if (draft) setDraftCookie(c, context, draft);
    c.header('Set-Cookie', ownerCookie(context, shootId), { append: true });
  };
}
