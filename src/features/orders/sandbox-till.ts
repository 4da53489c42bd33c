import type { Currency, PackageId } from '../../catalog/packages.ts';

/** What the sandbox's checkout shows of an order. */
export interface SandboxOrderView {
  readonly orderId: string;
  readonly packageId: PackageId;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly paid: boolean;
}

/** The steps of the test till, as the visitor sees them. */
export type SandboxTill = 'choosing' | 'paying' | 'paid' | 'declined' | 'unanswered' | 'gone' | 'left';

/** What the page around the overlay is told; undefined while there is nothing to tell. */
export type CheckoutOutcome = 'success' | 'declined' | 'closed';

export function outcomeOf(till: SandboxTill): CheckoutOutcome | undefined {
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

/** The till's next step from the endpoint's answer: who has paid already has what they wanted. */
export function tillAfter(status: number, result: unknown): SandboxTill {
  if (status === 409) return 'paid';
  if (status === 404) return 'gone';
  if (status !== 200) return 'unanswered';
  return result === 'paid' ? 'paid' : 'declined';
}
