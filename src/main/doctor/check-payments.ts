import { paymentCompany } from '../../catalog/payment-companies.ts';
import { ENDPOINTS } from '../../page-urls.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createProvider, realProviders } from '../adapters/create-payments.ts';
import type { Config } from '../config/config.ts';
import { errorMessage, type Finding, ok, problem, warning } from './finding.ts';
import { within } from './within.ts';

const PART = 'payments';
const CONNECTION_FIX =
  'Check the connection of this machine to the internet, and try again in a few minutes.';

type Provider = ReturnType<typeof realProviders>[number];

/**
 * Checks who takes the money of new orders, and asks every configured provider whether keys, products and webhooks are in order.
 * Nobody is asked about the sandbox.
 * @param timeoutMs how long each provider may take; they are asked at once
 */
export async function checkPayments(
  config: Pick<Config, 'payments' | 'production' | 'web'>,
  timeoutMs = 15_000,
): Promise<readonly Finding[]> {
  const providers = realProviders(config.payments.providers);
  const checked = await Promise.all(
    providers.map(async (provider) => [
      checkAddress(provider, config.web.publicUrl),
      ...(await checkProvider(provider, config.payments.mode, timeoutMs)),
    ]),
  );
  return [checkMode(config), ...checked.flat()];
}

function checkMode({ payments, production }: Pick<Config, 'payments' | 'production'>): Finding {
  const { newOrders, mode } = payments;
  const title = paymentCompany(newOrders).name;
  if (mode === 'live') return ok(PART, `${title} takes new orders in live mode: buyers are charged`);
  const detail =
    newOrders === 'sandbox'
      ? 'the sandbox takes new orders: no money moves'
      : `${title} takes new orders in test mode: no money moves`;
  if (!production) return ok(PART, detail);
  const fix = 'To take money, set ALLOW_SANDBOX=0, and PAYMENTS to a provider with keys of its live mode.';
  return warning(PART, `${detail}, although NODE_ENV is production`, fix);
}

/** Names the address to enter at the provider, which sends its events over the internet. */
function checkAddress({ kind }: Provider, publicUrl: string): Finding {
  const title = paymentCompany(kind).name;
  const address = publicUrl + ENDPOINTS.paymentWebhook.replace(':provider', kind);
  return publicUrl.startsWith('https:')
    ? ok(PART, `the webhook address to enter at ${title} is ${address}`)
    : warning(
        PART,
        `${title} cannot send webhooks to ${address}: it needs an https address on the internet`,
        'Set PUBLIC_URL to such an address, for example that of a tunnel. Until then payments are noticed by the hourly reconciliation only.',
      );
}

async function checkProvider(
  provider: Provider,
  mode: Config['payments']['mode'],
  timeoutMs: number,
): Promise<readonly Finding[]> {
  const title = paymentCompany(provider.kind).name;
  try {
    const payments = await createProvider(provider, mode, systemClock);
    const problems = await within(timeoutMs, payments.checkSetup());
    if (problems === 'late')
      return [problem(PART, `${title} did not answer within ${timeoutMs / 1_000} s`, CONNECTION_FIX)];
    if (problems.length === 0) return [ok(PART, `${title}: keys, products and webhook are in order`)];
    return problems.map((found) => problem(PART, `${title}: ${found.problem}`, found.fix));
  } catch (error) {
    return [problem(PART, `${title}: ${errorMessage(error)}`, CONNECTION_FIX)];
  }
}
