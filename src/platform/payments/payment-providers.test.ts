import { expect, it } from 'vitest';
import { createPaymentProviders } from './payment-providers.ts';
import { PaymentError, type Payments } from './payments.ts';

const provider = (name: string): Payments => ({
  name,
  variantId: () => undefined,
  openCheckout: () => Promise.reject(new PaymentError(name)),
  readWebhook: () => Promise.resolve(undefined),
  refund: () => Promise.reject(new PaymentError(name)),
  async *listPayments() {},
  checkSetup: () => Promise.resolve([]),
});
const [first, second] = [provider('first'), provider('second')];

it('finds each provider by its name, whichever takes new orders', () => {
  const providers = createPaymentProviders([first, second], 'second');
  expect(providers.forNewOrders).toBe(second);
  expect(providers.all).toEqual([first, second]);
  expect([providers.find('first'), providers.require('second')]).toEqual([first, second]);
});

it.each(['third', '', '__proto__', 'constructor', 'First'])('does not find a provider %j', (name) => {
  const providers = createPaymentProviders([first], 'first');
  expect(providers.find(name)).toBeUndefined();
  expect(() => providers.require(name)).toThrow(PaymentError);
});

it('rejects two providers of one name, and a missing provider of new orders', () => {
  expect(() => createPaymentProviders([first, provider('first')], 'first')).toThrow('name of its own');
  expect(() => createPaymentProviders([first], 'second')).toThrow('second, is configured');
});
