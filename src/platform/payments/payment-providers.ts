import { invariant } from '../../base/invariant.ts';
import { PaymentError, type Payments } from './payments.ts';

/**
 * All configured payment providers. Money only ever goes back through the provider that took it, so everything about an
 * existing order asks for the provider by the name in its row, whichever takes new orders today.
 */
export interface PaymentProviders {
  /** Takes the payments of new orders. */
  readonly forNewOrders: Payments;
  /** Undefined for a name that is not configured here. */
  find(name: string): Payments | undefined;
  /** @throws {PaymentError} for a name that is not configured (any longer): the caller's job waits until it is. */
  require(name: string): Payments;
}

/** `newOrders`: the name of the provider that takes them. */
export function createPaymentProviders(providers: readonly Payments[], newOrders: string): PaymentProviders {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  invariant(byName.size === providers.length, 'each payment provider has a name of its own');
  const forNewOrders = byName.get(newOrders);
  invariant(forNewOrders, `the payment provider for new orders, ${newOrders}, is configured`);
  return {
    forNewOrders,
    find: (name) => byName.get(name),
    require(name) {
      const provider = byName.get(name);
      if (provider) return provider;
      throw new PaymentError(
        `The payment provider ${name} is not configured: its payments can be neither asked about nor paid back.`,
      );
    },
  };
}
