import { invariant } from '../../base/invariant.ts';
import { PaymentError, type Payments } from './payments.ts';

/**
 * All configured payment providers. A payment can be refunded only by the provider that took it, so everything about an
 * existing order uses the provider that is named in its row, whichever takes new orders now.
 */
export interface PaymentProviders {
  /** The provider of new orders. */
  readonly forNewOrders: Payments;
  /** Every configured provider, for the reconciliation. */
  readonly all: readonly Payments[];
  /** Finds a provider; undefined for a name that is not configured. */
  find(name: string): Payments | undefined;
  /**
   * Returns the provider of this name.
   * @throws {PaymentError} when it is not configured, so that the caller's job is retried until it is
   */
  require(name: string): Payments;
}

/** @param newOrders the name of the provider that takes new orders */
export function createPaymentProviders(providers: readonly Payments[], newOrders: string): PaymentProviders {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  invariant(byName.size === providers.length, 'each payment provider has a name of its own');
  const forNewOrders = byName.get(newOrders);
  invariant(forNewOrders, `the payment provider for new orders, ${newOrders}, is configured`);
  return {
    forNewOrders,
    all: providers,
    find: (name) => byName.get(name),
    require(name) {
      const provider = byName.get(name);
      if (provider) return provider;
      throw new PaymentError(
        `The payment provider ${name} is not configured: its payments can be neither queried nor refunded.`,
      );
    },
  };
}
