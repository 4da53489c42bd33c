import type { Payments } from '../payments.ts';
import { openPaddleCheckout } from './checkout.ts';
import { createPaddleClient } from './paddle-api.ts';
import { paddleProductId, type PaddleOptions, PROVIDER } from './paddle-options.ts';
import { listPaddlePayments } from './payment-list.ts';
import { createPaddleRefunds } from './refund.ts';
import { checkPaddleSetup } from './setup-check.ts';
import { readEvent } from './webhook-event.ts';
import { isSignedByPaddle } from './webhook-signature.ts';

/** Payments by Paddle Billing, a merchant of record: Paddle sells to the buyer, and owes the taxes. */
export function createPaddlePayments(options: PaddleOptions): Payments {
  const paddle = createPaddleClient(options);
  return {
    name: PROVIDER,
    variantId: (product) => paddleProductId(options, product),
    openCheckout: (request) => openPaddleCheckout(paddle, options, request),
    async readWebhook(rawBody, headers) {
      const header = headers.get('paddle-signature');
      if (!isSignedByPaddle(options.webhookSecrets, rawBody, header, options.clock.now())) return undefined;
      return readEvent(paddle, options, parseJson(rawBody));
    },
    refund: createPaddleRefunds(paddle, options.clock),
    listPayments: (since) => listPaddlePayments(paddle, options, since),
    checkSetup: () => checkPaddleSetup(paddle, options),
  };
}

function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    return undefined; // signed, but not JSON
  }
}
