import { Hono } from 'hono';
import type { ShootAtCheckout } from '../../../features/orders/order-ports.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import type { WebContext } from '../../context.ts';
import { createCheckoutHandler, type GiveBuyerCookies, type LoadShootForCheckout } from './checkout.ts';
import { createPaymentWebhookHandler } from './payment-webhook.ts';
import { type CountRequest, requestLimit } from '../request-limit.ts';
import { sameSiteOnly } from '../same-site-only.ts';
import { createSandboxPayHandler, type PayInSandbox } from './sandbox-pay.ts';
import { createWithdrawalHandler } from './withdrawals.ts';

/** What orders need of other features; the composition in api.ts connects them. */
export interface OrderRouteDeps {
  readonly shootOfOrder: ShootAtCheckout;
  readonly loadShootForCheckout: LoadShootForCheckout;
  readonly giveBuyerCookies: GiveBuyerCookies;
  /** Undefined when the sandbox is not configured, which removes its endpoint. */
  readonly payInSandbox: PayInSandbox | undefined;
  readonly countRequest: CountRequest;
}

/** Checkout, withdrawal, webhooks, and the sandbox's own till. */
export function createOrderRoutes(context: WebContext, deps: OrderRouteDeps): Hono {
  const app = new Hono();
  const ownPagesOnly = sameSiteOnly(context.settings.publicUrl);

  app.post(
    ENDPOINTS.checkout,
    ownPagesOnly,
    requestLimit(deps.countRequest, 'checkout'),
    createCheckoutHandler(context, deps),
  );
  app.post(
    ENDPOINTS.withdrawals,
    ownPagesOnly,
    requestLimit(deps.countRequest, 'withdrawal'),
    createWithdrawalHandler(context),
  );
  // No same-site rule and no limit: a provider's server calls, and its signature is the rule.
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
