import type { Currency, PackageId } from '../../../catalog/packages.ts';
import type { OrderMatch, OrderState } from '../../../platform/db/tables/orders.ts';
import type { Withdrawal } from './withdrawal.ts';

/** An order that may be meant, with what helps to decide. */
export interface OrderOfBuyer {
  readonly id: string;
  /** Null when it was erased with the shoot. */
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
  /** The likeliest first; none with `none`. */
  readonly orders: readonly OrderOfBuyer[];
}

/** What may be the number in what was typed: `No. "abc"`, `abc def` or `# abc` mean abc, or abcdef. */
export function possibleOrderNumbers(typed: string | undefined): readonly string[] {
  const words = (typed ?? '').split(/\s+/).map((word) => word.replace(/[^\w-]/g, ''));
  return [...new Set([...words, words.join('')])].filter((word) => word !== '');
}

/** A number that exists counts more than an address. By the address alone those that were paid come first. */
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
  const theirs = known.filter(({ email }) => isSameAddress(email, withdrawal.email)).toSorted(byLikelihood);
  return { match: theirs.length > 0 ? 'email-only' : 'none', orders: theirs };
}

function byLikelihood(a: OrderOfBuyer, b: OrderOfBuyer): number {
  const open = Number(a.state === 'open') - Number(b.state === 'open');
  return open || b.createdAt.getTime() - a.createdAt.getTime();
}

function isSameAddress(a: string | null, b: string): boolean {
  return a?.toLowerCase() === b.toLowerCase();
}
