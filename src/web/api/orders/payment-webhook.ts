import type { Context } from 'hono';
import { applyPaymentEvent } from '../../../features/orders/apply-payment-event.server.ts';
import type { ShootOfOrder } from '../../../features/orders/order-ports.ts';
import { PaymentError, type Payments, type WebhookReading } from '../../../platform/payments/payments.ts';
import type { WebContext } from '../../context.ts';
import { readBody } from '../read-body.ts';
import { RETRY_UNAVAILABLE_AFTER_S } from '../refuse-unavailable.ts';

const MAX_BYTES = 64 * 1024;

/**
 * Receives events from every configured payment provider, including one that no longer takes new orders. The signature of the
 * raw bytes is verified before they are parsed. Every authentic event gets a 200, even a repeated or unexpected one, because
 * sending it again would change nothing. An event that cannot be parsed gets a 422: providers retry for days and show the
 * failure to the operator, so a fixed version still receives it, while a 200 would lose the payment. While the provider does not
 * answer what the event lacks, it gets a 503.
 */
export function createPaymentWebhookHandler(context: WebContext, shoot: ShootOfOrder) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const provider = context.payments.find(c.req.param('provider') ?? '');
    if (!provider) return c.json({ error: 'provider-unknown' }, 404);
    const body = await readBody(c.req.raw, MAX_BYTES);
    if (!body.ok) return c.json({ error: body.error }, body.error === 'body-too-large' ? 413 : 400);
    const event = await readEvent(context, provider, body.value, c.req.raw.headers);
    if (event === 'provider-unavailable') {
      c.header('Retry-After', RETRY_UNAVAILABLE_AFTER_S);
      return c.json({ error: event }, 503);
    }
    if (event === undefined) return c.json({ error: 'signature-invalid' }, 401);
    if (event === 'unreadable') {
      context.log.error({ provider: provider.name }, 'a signed payment event could not be read');
      return c.json({ error: 'event-unreadable' }, 422);
    }
    if (event === 'other-mode')
      context.log.warn({ provider: provider.name }, 'ignored a payment of the other mode, test or live');
    if (event === 'ignored' || event === 'other-mode') return c.json({ outcome: event });
    return c.json({ outcome: await applyPaymentEvent(context, shoot, event) });
  };
}

async function readEvent(
  { log }: Pick<WebContext, 'log'>,
  provider: Payments,
  body: Uint8Array,
  headers: Headers,
): Promise<WebhookReading | 'provider-unavailable'> {
  try {
    return await provider.readWebhook(body, headers);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.error({ provider: provider.name, error }, 'the payment provider does not answer');
    return 'provider-unavailable';
  }
}
