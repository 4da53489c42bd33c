import { ApiError } from './api-error.ts';
import { newCharge, newDispute, newIntent, newRefund } from './new-objects.ts';
import {
  type Charge,
  type Dispute,
  type LineItem,
  newId,
  type PaymentIntent,
  type Refund,
  type SentEvent,
  type Session,
} from './stripe-objects.ts';

/** A refund succeeds at once, succeeds later, or is refused by Stripe for lack of balance. */
export type RefundBehaviour = 'succeeds' | 'pends' | 'no-balance';

/** The books of one account in one mode. Lists are oldest first. */
export class StripeLedger {
  readonly sessions: Session[] = [];
  readonly lineItems = new Map<string, readonly LineItem[]>();
  readonly intentMetadata = new Map<string, Readonly<Record<string, string>>>();
  readonly intents: PaymentIntent[] = [];
  readonly charges: Charge[] = [];
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  readonly events: SentEvent[] = [];
  refundBehaviour: RefundBehaviour = 'succeeds';
  /** The result of calculating an automatic tax once the buyer has entered an address. */
  taxCalculation: 'complete' | 'failed' = 'complete';
  readonly isLive: boolean;
  readonly #now: () => Date;
  readonly #send: (event: SentEvent) => void;

  constructor(isLive: boolean, now: () => Date, send: (event: SentEvent) => void) {
    this.isLive = isLive;
    this.#now = now;
    this.#send = send;
  }

  nowSeconds(): number {
    return Math.floor(this.#now().getTime() / 1_000);
  }

  emit(type: string, object: object): void {
    const event: SentEvent = {
      id: newId('evt', 24),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: this.nowSeconds(),
      data: { object: structuredClone(object) },
      livemode: this.isLive,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.events.push(event);
    this.#send(event);
  }

  /** Closes checkouts whose time is over. Stripe does so by itself. */
  expireSessions(): void {
    for (const session of this.sessions) {
      if (session.status === 'open' && this.nowSeconds() >= session.expires_at) this.expire(session);
    }
  }

  expire(session: Session): void {
    session.status = 'expired';
    session.url = null;
    this.emit('checkout.session.expired', session);
  }

  /** Confirms the payment of an open checkout. With `isDebit` the bank takes days to answer. */
  pay(session: Session, isAccepted: boolean, isDebit = false): 'paid' | 'declined' | 'processing' {
    this.#calculateTax(session);
    const intent = this.#intentOf(session);
    const charge = this.#charge(intent, isDebit ? 'pending' : isAccepted ? 'succeeded' : 'failed');
    if (isDebit) {
      intent.status = 'processing';
      this.emit('payment_intent.processing', intent);
      this.emit('charge.pending', charge);
      this.#complete(session);
      return 'processing';
    }
    if (!isAccepted) {
      this.#fail(intent, charge);
      return 'declined';
    }
    this.#succeed(session, intent, charge);
    this.#complete(session);
    return 'paid';
  }

  /** The bank's answer to a debit. */
  settle(session: Session, isAccepted: boolean): void {
    const intent = this.#intentOf(session);
    const charge = this.charges.find(({ id }) => id === intent.latest_charge)!;
    if (isAccepted) {
      this.#succeed(session, intent, charge);
      this.emit('checkout.session.async_payment_succeeded', session);
    } else {
      this.#fail(intent, charge);
      this.emit('checkout.session.async_payment_failed', session);
    }
  }

  /** @throws {ApiError} */
  refund(charge: Charge, amount: number, fields: Pick<Refund, 'metadata' | 'reason'>): Refund {
    this.#checkRefund(charge, amount);
    const refund = newRefund(charge, amount, this.nowSeconds(), {
      ...fields,
      status: this.refundBehaviour === 'pends' ? 'pending' : 'succeeded',
    });
    this.refunds.push(refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.emit('refund.created', refund);
    this.emit('charge.refunded', charge);
    this.emit('refund.updated', refund);
    return refund;
  }

  /** The bank of the buyer cannot take the refund, and the money returns to the account. */
  failRefund(refund: Refund): void {
    const charge = this.charges.find(({ id }) => id === refund.charge)!;
    refund.status = 'failed';
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    this.emit('refund.failed', refund);
    this.emit('charge.refund.updated', refund);
  }

  dispute(charge: Charge, amount: number): Dispute {
    const dispute = newDispute(charge, amount, this.nowSeconds());
    this.disputes.push(dispute);
    charge.disputed = true;
    this.emit('charge.dispute.created', dispute);
    this.emit('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  closeDispute(dispute: Dispute, status: 'lost' | 'won'): void {
    dispute.status = status;
    this.emit('charge.dispute.closed', dispute);
    if (status === 'won') this.emit('charge.dispute.funds_reinstated', dispute);
  }

  #checkRefund(charge: Charge, amount: number): void {
    const left = charge.amount - charge.amount_refunded;
    const isDisputed = this.disputes.some((one) => one.charge === charge.id && one.status !== 'won');
    const refuse = (message: string, code?: string): never => {
      throw new ApiError(400, message, { ...(code !== undefined && { code }) }, true);
    };
    if (left === 0) refuse(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
    if (isDisputed) refuse(`Charge ${charge.id} has been charged back.`, 'charge_disputed');
    if (amount > left) refuse(`Refund amount (${amount}) is greater than unrefunded amount (${left})`);
    if (this.refundBehaviour === 'no-balance') {
      refuse('Insufficient funds in your Stripe balance.', 'balance_insufficient');
    }
  }

  #calculateTax(session: Session): void {
    if (!session.automatic_tax.enabled) return;
    session.automatic_tax = { ...session.automatic_tax, status: this.taxCalculation };
    if (this.taxCalculation === 'failed') session.total_details = { ...session.total_details, amount_tax: 0 };
  }

  #complete(session: Session): void {
    session.status = 'complete';
    session.url = null;
    session.customer_details = { email: session.customer_email ?? 'entered@example.org', name: null };
    this.emit('checkout.session.completed', session);
  }

  #succeed(session: Session, intent: PaymentIntent, charge: Charge): void {
    intent.status = 'succeeded';
    charge.status = 'succeeded';
    charge.paid = true;
    session.payment_status = 'paid';
    this.emit('charge.succeeded', charge);
    this.emit('payment_intent.succeeded', intent);
    this.emit('charge.updated', charge);
  }

  #fail(intent: PaymentIntent, charge: Charge): void {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { code: 'card_declined', decline_code: 'generic_decline' };
    charge.status = 'failed';
    this.emit('charge.failed', charge);
    this.emit('payment_intent.payment_failed', intent);
  }

  #intentOf(session: Session): PaymentIntent {
    const existing = this.intents.find(({ id }) => id === session.payment_intent);
    if (existing) return existing;
    const metadata = this.intentMetadata.get(session.id) ?? {};
    const intent = newIntent(session, metadata, this.nowSeconds());
    this.intents.push(intent);
    session.payment_intent = intent.id;
    this.emit('payment_intent.created', intent);
    return intent;
  }

  #charge(intent: PaymentIntent, status: Charge['status']): Charge {
    const charge = newCharge(intent, status, this.nowSeconds());
    this.charges.push(charge);
    intent.latest_charge = charge.id;
    return charge;
  }
}
