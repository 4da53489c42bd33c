/** The kinds of injected faults, in the order of the report. */
export const FAULT_KINDS = [
  'webhook lost',
  'webhook doubled',
  'webhook delayed',
  'webhook not accepted',
  'webhook given up',
  'webhook sent to both at once',
  'webhooks of two orders at once',
  'webhook sent again later',
  'odd signed event',
  'API answers 429',
  'API answers 500, not executed',
  'API answers 500, executed',
  'API refuses connections',
  'web killed at a checkout',
  'web killed at a webhook',
  'worker killed in a job',
  'worker killed after a job',
  'two workers at once',
  'kill -9 of a process',
  'outage of the whole service',
  'other provider for new orders',
  'refund from the dashboard',
  'refund by the operator',
  'withdrawal',
  'tax added to the price',
  'failed shoot',
  'skewed clock',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Odd things that customers do. They are no faults and counted apart. */
export const ODDITIES = [
  'double click',
  'two tabs',
  'two devices with one code',
  'two devices, one product, lost webhooks',
  'second code',
  'other spelling of the address',
  'checkout reopened',
  'checkout reopened hours later, lost webhooks',
  'paid while the service was down',
  'refunded while the service was down',
  'checkout abandoned',
  'card declined',
  'price expected wrongly',
  'paid after the checkout expired',
  'paid after the draft was erased',
  'paid twice',
  'both tabs paid',
  'started before the webhook',
] as const;
export type Oddity = (typeof ODDITIES)[number];

/** Counts faults by kind and provider; `-` for those of no provider. */
export class FaultCounts {
  readonly #byKind = new Map<string, Map<string, number>>();
  readonly oddities = new Map<Oddity, number>();
  total = 0;

  add(kind: FaultKind, provider = '-'): void {
    const counts = this.#byKind.get(kind) ?? new Map<string, number>();
    this.#byKind.set(kind, counts.set(provider, (counts.get(provider) ?? 0) + 1));
    this.total += 1;
  }

  notice(oddity: Oddity): void {
    this.oddities.set(oddity, (this.oddities.get(oddity) ?? 0) + 1);
  }

  of(kind: FaultKind, provider: string): number {
    return this.#byKind.get(kind)?.get(provider) ?? 0;
  }
}
