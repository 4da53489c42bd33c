import { getAuthenticatedUser, getStore, listWebhooks } from '@lemonsqueezy/lemonsqueezy.js';
import { z } from 'zod';
import type { Currency } from '../../../catalog/packages.ts';
import { PRODUCT_IDS } from '../../../catalog/products.ts';
import { PaymentError, type SetupProblem } from '../payments.ts';
import { checkProduct } from './check-product.ts';
import { type CallApi, LemonSqueezyRefusal } from './lemon-squeezy-api.ts';
import type { LemonSqueezyOptions } from './lemon-squeezy-options.ts';

const WEBHOOK_PATH = '/api/payments/lemonsqueezy/webhook';
const WEBHOOK_EVENTS = ['order_created', 'order_refunded'] as const;

const user = z.object({ meta: z.object({ test_mode: z.boolean() }) });
const store = z.object({ data: z.object({ attributes: z.object({ currency: z.string() }) }) });
const webhooks = z.object({
  data: z.array(
    z.object({
      attributes: z.object({ url: z.string(), events: z.array(z.string()), test_mode: z.boolean() }),
    }),
  ),
});

/** Checks the key, then both stores at once. Previews leave checkouts behind that close within a minute. */
export async function checkSetup(
  callApi: CallApi,
  options: LemonSqueezyOptions,
): Promise<readonly SetupProblem[]> {
  const ofKey = await checkKey(callApi, options.mode);
  if (ofKey.length > 0) return [...ofKey, ...checkSecrets(options)];
  const ofStores = await Promise.all(
    (Object.keys(options.stores) as Currency[]).map((currency) => checkStore(callApi, options, currency)),
  );
  return [...checkSecrets(options), ...ofStores.flat()];
}

async function checkKey(callApi: CallApi, mode: LemonSqueezyOptions['mode']): Promise<SetupProblem[]> {
  try {
    const { meta } = await callApi('check the API key', getAuthenticatedUser, user);
    if (meta.test_mode === (mode === 'test')) return [];
    return [
      {
        problem: `The API key belongs to Lemon Squeezy's ${meta.test_mode ? 'test' : 'live'} mode, but this service runs in ${mode} mode.`,
        fix: `Switch the dashboard to ${mode} mode (the toggle at the bottom left), create a key under Settings → API and set LEMONSQUEEZY_API_KEY to it.`,
      },
    ];
  } catch (error) {
    if (error instanceof LemonSqueezyRefusal && (error.status === 401 || error.status === 403)) {
      return [
        {
          problem: 'Lemon Squeezy rejects the API key.',
          fix: 'Create a new key under Settings → API and set LEMONSQUEEZY_API_KEY to it.',
        },
      ];
    }
    return [asProblem(error)];
  }
}

function checkSecrets({ webhookSecrets }: LemonSqueezyOptions): SetupProblem[] {
  if (webhookSecrets.length > 0 && webhookSecrets.every(({ length }) => length >= 6 && length <= 40))
    return [];
  return [
    {
      problem:
        'A signing secret of the webhook is missing, or does not have the 6 to 40 characters that are allowed.',
      fix: 'Enter the same secret of 6 to 40 characters under Settings → Webhooks and as LEMONSQUEEZY_WEBHOOK_SECRET.',
    },
  ];
}

async function checkStore(
  callApi: CallApi,
  options: LemonSqueezyOptions,
  currency: Currency,
): Promise<SetupProblem[]> {
  const { storeId } = options.stores[currency];
  try {
    const { data } = await callApi(`read the store for ${currency}`, () => getStore(storeId), store);
    if (data.attributes.currency !== currency) {
      return [
        {
          problem: `The store for ${currency} sells in ${data.attributes.currency}.`,
          fix: `Set the currency to ${currency} under Settings → General of store ${storeId}, or enter another store in payment-products.json.`,
        },
      ];
    }
    const webhookProblems = await checkWebhook(callApi, options, currency);
    const ofProducts = await Promise.all(
      PRODUCT_IDS.map((product) =>
        checkProduct(callApi, options, product, currency).catch((error: unknown) => [asProblem(error)]),
      ),
    );
    return [...webhookProblems, ...ofProducts.flat()];
  } catch (error) {
    if (error instanceof LemonSqueezyRefusal && error.status === 404) {
      return [
        {
          problem: `The store for ${currency} does not exist, or belongs to another account than the API key.`,
          fix: `Enter its number from Settings → Stores as lemonsqueezy.${currency}.storeId in payment-products.json.`,
        },
      ];
    }
    return [asProblem(error)];
  }
}

async function checkWebhook(
  callApi: CallApi,
  { stores, mode }: LemonSqueezyOptions,
  currency: Currency,
): Promise<SetupProblem[]> {
  const { storeId } = stores[currency];
  const list = () => listWebhooks({ filter: { storeId }, page: { size: 100 } });
  const { data } = await callApi(`list the webhooks for ${currency}`, list, webhooks);
  const ours = data
    .map(({ attributes }) => attributes)
    .filter(({ url, test_mode }) => url.endsWith(WEBHOOK_PATH) && test_mode === (mode === 'test'));
  if (ours.some(({ events }) => WEBHOOK_EVENTS.every((event) => events.includes(event)))) return [];
  const problem =
    ours.length > 0
      ? `The webhook of the store for ${currency} lacks an event that is needed.`
      : `The store for ${currency} has no ${mode} webhook that ends with ${WEBHOOK_PATH}.`;
  return [
    {
      problem,
      fix: `Under Settings → Webhooks of store ${storeId}, in ${mode} mode, add PUBLIC_URL${WEBHOOK_PATH} with the events ${WEBHOOK_EVENTS.join(' and ')}.`,
    },
  ];
}

/** @throws the error itself if it is a bug of ours */
function asProblem(error: unknown): SetupProblem {
  if (!(error instanceof PaymentError)) throw error;
  return {
    problem: error.message,
    fix: 'Check the connection and https://status.lemonsqueezy.com, and try again in a few minutes.',
  };
}
