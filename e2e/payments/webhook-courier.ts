import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentStandIn } from '../../test/payment-stand-ins/stand-in.ts';
import { ENDPOINTS } from '../../src/page-urls.ts';

const EVERY_MS = 100;

/** Delivers the webhooks of a stand-in to a service, as the provider's servers do. */
export interface WebhookCourier extends AsyncDisposable {
  /** Keeps webhooks until `release`, as when the provider is slow. */
  hold(): void;
  release(): void;
}

export function startWebhookCourier(standIn: PaymentStandIn, siteUrl: string): WebhookCourier {
  const address = siteUrl + ENDPOINTS.paymentWebhook.replace(':provider', standIn.name);
  const stop = new AbortController();
  let isHeld = false;

  async function deliver(): Promise<void> {
    while (!stop.signal.aborted) {
      if (!isHeld) {
        await standIn.webhooks.deliver(async ({ rawBody, headers }) => {
          const response = await fetch(address, { method: 'POST', headers, body: rawBody });
          await response.body?.cancel();
          return response.status;
        });
      }
      await sleep(EVERY_MS);
    }
  }
  const delivering = deliver();

  return {
    hold: () => void (isHeld = true),
    release: () => void (isHeld = false),
    async [Symbol.asyncDispose]() {
      stop.abort();
      await delivering;
    },
  };
}
