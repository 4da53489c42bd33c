import type { Payments } from '../payments.ts';
import { checkSetup } from './check-setup.ts';
import { openCheckout } from './checkout.ts';
import { createCallApi } from './lemon-squeezy-api.ts';
import { LEMON_SQUEEZY, type LemonSqueezyOptions } from './lemon-squeezy-options.ts';
import { listPayments } from './list-payments.ts';
import { toPaymentEvent } from './read-event.ts';
import { createRefund } from './refund.ts';
import { variantIdOf } from './variant-id.ts';
import { isSignedByAny } from './webhook-signature.ts';

/** Payments by Lemon Squeezy, which sells in its own name and pays the taxes. Reading a webhook asks it for nothing. */
export function createLemonSqueezyPayments(options: LemonSqueezyOptions): Payments {
  const callApi = createCallApi(options.apiKey, options.callLimits);
  return {
    name: LEMON_SQUEEZY,
    variantId: (product, currency) => variantIdOf(options.stores, product, currency),
    openCheckout: (request) => openCheckout(callApi, options, request),
    async readWebhook(rawBody, headers) {
      const signature = headers.get('x-signature');
      if (!isSignedByAny(options.webhookSecrets, rawBody, signature)) return undefined;
      return toPaymentEvent(parseJson(rawBody), options);
    },
    refund: createRefund(callApi, options.mode),
    listPayments: (since) => listPayments(callApi, options, since),
    checkSetup: () => checkSetup(callApi, options),
  };
}

function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    return undefined; // signed, but not JSON
  }
}
