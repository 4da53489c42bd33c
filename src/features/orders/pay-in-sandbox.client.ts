import type { SandboxCard } from '../../platform/payments/sandbox/sandbox-card.ts';
import { ENDPOINTS } from '../../page-urls.ts';
import { type CheckoutOutcome, type SandboxTill, tillAfter } from './sandbox-till.ts';

export async function payInSandbox(orderId: string, key: string, card: SandboxCard): Promise<SandboxTill> {
  try {
    const response = await fetch(ENDPOINTS.sandboxPay, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ orderId, key, card }),
    });
    const answer = response.ok ? ((await response.json()) as { result: unknown }) : undefined;
    return tillAfter(response.status, answer?.result);
  } catch (cause) {
    if (cause instanceof TypeError) return 'unanswered';
    throw cause;
  }
}

/** Tells the page that opened the overlay; only pages of our own origin hear it. */
export function tellShop(outcome: CheckoutOutcome): void {
  if (window.parent !== window) {
    window.parent.postMessage({ type: 'lichtbild:checkout', outcome }, location.origin);
  }
}
