import { Hono } from 'hono';
import type { ShootAtCheckout } from '../../../features/orders/order-ports.ts';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { ENDPOINTS, pagePattern } from '../../../page-urls.ts';
import type { WebContext } from '../../context.ts';
import { createCheckoutHandler, type LoadShootForCheckout } from './checkout.ts';
import { createOrderLinkHandler } from './order-link.ts';
import type { SetBuyerCookies } from './open-order.ts';
import { createOperatorRefundHandler, refundKeyOnly } from './operator-refunds.ts';
import { orderCookie, type OrderPurpose } from './order-cookie.ts';
import { createPaymentWebhookHandler } from './payment-webhook.ts';
import { createPurchaseHandler, type FindDraftToPayFor } from './purchase.ts';
import { createKeyLinkHandler } from '../key-link.ts';
import { type CountRequest, requestLimit } from '../request-limit.ts';
import { sameSiteOnly } from '../same-site-only.ts';
import { createSandboxPayHandler, type PayInSandbox } from './sandbox-pay.ts';
import { createWithdrawalHandler } from './withdrawals.ts';

/** The functions of other features that the orders' routes call; api.ts provides them. */
export interface OrderRouteDeps {
  readonly shootOfOrder: ShootAtCheckout;
  readonly loadShootForCheckout: LoadShootForCheckout;
  readonly setBuyerCookies: SetBuyerCookies;
  readonly findDraftToPayFor: FindDraftToPayFor;
  /** Undefined when the sandbox is not configured, which removes its endpoint. */
  readonly payInSandbox: PayInSandbox | undefined;
  readonly countRequest: CountRequest;
}

/** The endpoints of checkout, links to orders, withdrawals, refunds, payment webhooks and sandbox payments. */
export function createOrderRoutes(context: WebContext, deps: OrderRouteDeps): Hono {
  const app = new Hono();
  const ownPagesOnly = sameSiteOnly(context.settings.publicUrl);

  app.post(
    ENDPOINTS.checkout,
    ownPagesOnly,
    requestLimit(deps.countRequest, 'checkout'),
    createCheckoutHandler(context, deps),
  );
  const openByKey = (purpose: OrderPurpose) =>
    createKeyLinkHandler(context, {
      purpose,
      countRequest: deps.countRequest,
      cookie: (id) => orderCookie(context, purpose, id),
    });
  for (const language of LANGUAGES) {
    app.get(pagePattern('createHeadshot', language), createOrderLinkHandler(context, deps, language));
    app.get(pagePattern('order', language), openByKey('order'));
    app.get(pagePattern('orderRefund', language), openByKey('refund'));
  }
  app.post(
    ENDPOINTS.purchase,
    ownPagesOnly,
    requestLimit(deps.countRequest, 'checkout'),
    createPurchaseHandler(context, deps),
  );
  app.post(
    ENDPOINTS.withdrawals,
    ownPagesOnly,
    requestLimit(deps.countRequest, 'withdrawal'),
    createWithdrawalHandler(context),
  );
  app.post(
    ENDPOINTS.orderRefund,
    ownPagesOnly,
    refundKeyOnly(context),
    requestLimit(deps.countRequest, 'change'),
    createOperatorRefundHandler(context),
  );
  // The provider's server calls the webhook, so there is no same-site rule and no rate limit. Its signature is verified.
  app.post(ENDPOINTS.paymentWebhook, createPaymentWebhookHandler(context, deps.shootOfOrder));
  if (deps.payInSandbox) {
    app.post(
      ENDPOINTS.sandboxPay,
      ownPagesOnly,
      requestLimit(deps.countRequest, 'checkout'),
      createSandboxPayHandler(context, deps.payInSandbox),
    );
  }
  return app;
}
