/** A contradiction between the provider's list and our books, for a person to decide. */
export type DifferenceKind =
  /** Paid at the provider, and no order of ours fits. */
  | 'paid-there-unknown-here'
  /** Paid at the provider for an order that was lost before a backup was restored; it is being refunded. */
  | 'lost-order-refunded'
  /** Paid at the provider, and several orders of ours fit equally well. */
  | 'several-orders-fit'
  /** The list shows another amount, currency or size than our books can hold. */
  | 'amount-differs'
  /** Refunded at the provider without a request of ours although the headshots were delivered; applied here. */
  | 'refunded-there-delivered-here'
  /** Refunded in our books, and less of it in the provider's list, because the refund failed or was reversed. */
  | 'refunded-here-not-there'
  /** A refund that was requested here, and that the provider has not confirmed for a day. */
  | 'refund-overdue'
  /** In our books, but not in the provider's list. */
  | 'paid-here-unknown-there'
  /** An entry of the provider's list that cannot be read; its amount and currency are not known. */
  | 'unreadable';

export interface Difference {
  readonly kind: DifferenceKind;
  readonly provider: string;
  readonly paymentId: string;
  readonly orderId: string | undefined;
  /** The amount of the payment; 0 when the entry is unreadable. */
  readonly amountCents: number;
  readonly currency: string;
  /** The total of the refund that the difference is about; undefined for other kinds. */
  readonly refundCents?: number | undefined;
}
