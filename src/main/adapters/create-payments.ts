import { createPaymentProviders, type PaymentProviders } from '../../platform/payments/payment-providers.ts';
import {
  createSandboxPayments,
  type SandboxOptions,
  type SandboxPayments,
} from '../../platform/payments/sandbox/sandbox-payments.ts';
import type { Config } from '../config/config.ts';

/**
 * Every configured provider is listed, even one that only refunds its earlier orders; `payments.kind` names the provider of
 * new orders.
 */
export function createPayments(
  { payments, web }: Pick<Config, 'payments' | 'web'>,
  ports: Omit<SandboxOptions, 'name' | 'publicUrl' | 'internalUrl'>,
): { readonly payments: PaymentProviders; readonly sandbox: SandboxPayments } {
  const sandbox = createSandboxPayments({
    ...ports,
    publicUrl: web.publicUrl,
    internalUrl: web.internalUrl,
  });
  return { payments: createPaymentProviders([sandbox], payments.kind), sandbox };
}
