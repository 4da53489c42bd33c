import type { SandboxCard } from '../../../platform/payments/sandbox/sandbox-card.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import { type CheckoutOutcome, type SandboxStep, stepAfterResponse } from './sandbox-step.ts';

export async function payInSandbox(orderId: string, key: string, card: SandboxCard): Promise<SandboxStep> {
  try {
    const response = await fetch(ENDPOINTS.sandboxPay, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ orderId, key, card }),
    });
    const answer = response.ok ? ((await response.json()) as { result: unknown }) : undefined;
    return stepAfterResponse(response.status, answer?.result);
  } catch (cause) {
    if (cause instanceof TypeError) return 'unanswered';
    throw cause;
  }
}

/** Notifies the page that opened the overlay. Only pages of our own origin receive the message. */
export function notifyShop(outcome: CheckoutOutcome): void {
  if (window.parent !== window) {
    window.parent.postMessage({ type: 'lichtbild:checkout', outcome }, location.origin);
  }
}
