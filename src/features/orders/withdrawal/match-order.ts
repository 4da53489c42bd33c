import type { Currency, PackageId } from '../../../catalog/packages.ts';
import { recipientKey } from '../../../platform/mail/email-address.ts';
import type { OrderMatch, OrderState } from '../../../platform/db/tables/orders.ts';
import type { Withdrawal } from './withdrawal.ts';

/** An order that may be meant, with the fields that help to decide. */
export interface OrderOfBuyer {
  readonly id: string;
  /** Null after it was erased with the shoot. */
  readonly email: string | null;
  readonly state: OrderState;
  readonly packageId: PackageId;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly deliveredAt: Date | null;
}

export interface FoundOrders {
  readonly match: OrderMatch;
  /** Most likely first; empty when `match` is `none`. */
  readonly orders: readonly OrderOfBuyer[];
}

/** Extracts possible order numbers from the typed text: `No. "abc"`, `abc def` and `# abc` may mean abc, or abcdef. */
export function possibleOrderNumbers(text: string | undefined): readonly string[] {
  const words = (text ?? '').split(/\s+/).map((word) => word.replace(/[^\w-]/g, ''));
  return [...new Set([...words, words.join('')])].filter((word) => word !== '');
}

/** Finds the order of a withdrawal. An existing number outweighs the email address; by address alone, paid orders come first. */
export function matchOrder(
  withdrawal: Pick<Withdrawal, 'email' | 'orderNumber'>,
  known: readonly OrderOfBuyer[],
): FoundOrders {
  const numbers = possibleOrderNumbers(withdrawal.orderNumber);
  const named = known.find(({ id }) => numbers.includes(id));
  if (named) {
    const match = isSameAddress(named.email, withdrawal.email) ? 'number-and-email' : 'number-only';
    return { match, orders: [named] };
  }
  const ofSameEmail = known
    .filter(({ email }) => isSameAddress(email, withdrawal.email))
    .toSorted(byLikelihood);
  return { match: ofSameEmail.length > 0 ? 'email-only' : 'none', orders: ofSameEmail };
}

function byLikelihood(a: OrderOfBuyer, b: OrderOfBuyer): number {
  const openLast = Number(a.state === 'open') - Number(b.state === 'open');
  return openLast || b.createdAt.getTime() - a.createdAt.getTime();
}

/** True when both are spellings of the same mailbox. */
function isSameAddress(a: string | null, b: string): boolean {
  return a !== null && recipientKey(a) === recipientKey(b);
}
