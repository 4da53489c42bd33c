import type { Context } from 'hono';
import { z } from 'zod';
import { SANDBOX_CARDS, type SandboxCard } from '../../../platform/payments/sandbox/sandbox-card.ts';
import type { WebContext } from '../../context.ts';
import { refuseBody } from '../refuse-body.ts';
import { readJson } from '../read-body.ts';
import { refuseOrder } from './refuse-order.ts';

/** The result of a sandbox payment with a test card. */
export type SandboxPayResult = 'paid' | 'declined' | 'already-paid' | 'not-open';
export type PayInSandbox = (request: {
  readonly orderId: string;
  readonly card: SandboxCard;
}) => Promise<SandboxPayResult>;

const body = z.object({
  orderId: z.string().max(64),
  key: z.string().max(64),
  card: z.enum(SANDBOX_CARDS),
});

/** POST {orderId, key, card} from the sandbox's overlay → {result}. Closing the overlay without paying sends nothing. */
export function createSandboxPayHandler(context: WebContext, pay: PayInSandbox) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readJson(c.req.raw, body);
    if (!read.ok) return refuseBody(c, read.error);
    const { orderId, key, card } = read.value;
    if (!context.capabilities.verify('checkout', orderId, key)) return refuseOrder(c, 'checkout-gone', 404);
    const result = await pay({ orderId, card });
    if (result === 'not-open') return refuseOrder(c, 'checkout-gone', 404);
    if (result === 'already-paid') return refuseOrder(c, 'already-paid', 409);
    return c.json({ result });
  };
}
