import { Hono } from 'hono';
import type { ShootOfOrder } from '../../features/orders/order-ports.ts';
import { loadShootForCheckout } from '../../features/shoots/load-shoot-for-checkout.server.ts';
import { refundShoot } from '../../features/shoots/refund-shoot.server.ts';
import { startPaidShoot } from '../../features/shoots/start-paid-shoot.server.ts';
import type { WebContext } from '../context.ts';
import { clientAddress } from './client-address.ts';
import { ownShootId } from './draft-cookie.ts';
import { createOrderRoutes } from './order-routes.ts';
import { refuseShoot } from './refuse-shoot.ts';
import type { CountRequest } from './request-limit.ts';
import { createShootRoutes } from './shoot-routes.ts';
import type { LoadShootForCheckout } from './checkout.ts';

/** Every endpoint below /api. Here the features meet: what one needs of another is handed over as a function. */
export function createApi(context: WebContext): Hono {
  const countRequest: CountRequest = (c, action) =>
    context.rateLimiter.count(action, clientAddress(c, context.settings.trustProxy));

  const app = new Hono();
  app.route('/', createShootRoutes(context, { countRequest, isOwner: () => false }));
  app.route(
    '/',
    createOrderRoutes(context, {
      countRequest,
      shootOfOrder: shootOfOrder(context),
      loadShootForCheckout: loadOwnShootForCheckout(context),
      payInSandbox: context.sandboxTill && ((request) => context.sandboxTill!.pay(request)),
    }),
  );
  return app;
}

function shootOfOrder(context: WebContext): ShootOfOrder {
  return {
    startPaidShoot: (tx, shootId, order) => startPaidShoot(tx, context, shootId, order),
    endRefundedShoot: (tx, shootId) => refundShoot(tx, context, shootId),
  };
}

function loadOwnShootForCheckout(context: WebContext): LoadShootForCheckout {
  return async (c) => {
    const shootId = ownShootId(c, context);
    if (!shootId) return refuseShoot(c, 'shoot-not-found');
    const shoot = await loadShootForCheckout(context.db, shootId);
    return shoot.ok ? shoot.value : refuseShoot(c, shoot.error);
  };
}
