import type { Currency, PackageId } from '../../../catalog/packages.ts';

/** The fields of an order that the sandbox checkout shows. */
export interface SandboxOrderView {
  readonly orderId: string;
  readonly packageId: PackageId;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly paid: boolean;
}

/** The steps of the sandbox checkout. */
export type SandboxStep = 'choosing' | 'paying' | 'paid' | 'declined' | 'unanswered' | 'gone' | 'left';

/** The outcome of which the page around the overlay is notified. */
export type CheckoutOutcome = 'success' | 'declined' | 'closed';

export function checkoutOutcome(till: SandboxStep): CheckoutOutcome | undefined {
  switch (till) {
    case 'paid':
      return 'success';
    case 'declined':
      return 'declined';
    case 'left':
      return 'closed';
    case 'choosing':
    case 'paying':
    case 'unanswered':
    case 'gone':
      return undefined;
  }
}

/** Returns the next step after a response. 409 means that the order is already paid, which is a success for the buyer. */
export function stepAfterResponse(status: number, result: unknown): SandboxStep {
  if (status === 409) return 'paid';
  if (status === 404) return 'gone';
  if (status !== 200) return 'unanswered';
  return result === 'paid' ? 'paid' : 'declined';
}
