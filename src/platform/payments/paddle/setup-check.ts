import type { Paddle } from '@paddle/paddle-node-sdk';
import { z } from 'zod';
import { PRODUCT_IDS } from '../../../catalog/products.ts';
import type { SetupProblem } from '../payments.ts';
import { askPaddlePatiently, errorCode } from './paddle-api.ts';
import type { PaddleOptions } from './paddle-options.ts';
import { checkDestinations } from './webhook-destination-check.ts';

/** Checks keys, products and the notification destination. Changes nothing at Paddle. */
export async function checkPaddleSetup(paddle: Paddle, options: PaddleOptions): Promise<SetupProblem[]> {
  const local = [...checkModes(options), ...checkProductMapping(options)];
  try {
    return [
      ...local,
      ...(await checkProducts(paddle, options)),
      ...(await checkDestinations(paddle, options)),
    ];
  } catch (error) {
    return [...local, toProblem(error)];
  }
}

function checkModes({ apiKey, clientToken, hostedCheckoutUrl, mode }: PaddleOptions): SetupProblem[] {
  const environment = mode === 'live' ? 'live' : 'sandbox';
  const problems: SetupProblem[] = [];
  const keyMode = /^pdl_(live|sdbx)_apikey_/.exec(apiKey)?.[1];
  if (keyMode !== undefined && keyMode !== (mode === 'live' ? 'live' : 'sdbx')) {
    problems.push({
      problem: `PADDLE_API_KEY is of Paddle's other environment; this service uses ${environment}.`,
      fix: `Open the ${environment} dashboard, Developer tools → Authentication → API keys, and copy a key from there.`,
    });
  }
  if (!clientToken.startsWith(mode === 'live' ? 'live_' : 'test_')) {
    problems.push({
      problem: `PADDLE_CLIENT_TOKEN is not a client-side token of the ${environment} environment.`,
      fix: `Open the ${environment} dashboard, Developer tools → Authentication → Client-side tokens, and copy a token from there.`,
    });
  }
  const hostedHost = mode === 'live' ? 'pay.paddle.io' : 'sandbox-pay.paddle.io';
  if (hostedCheckoutUrl !== undefined && URL.parse(hostedCheckoutUrl)?.host !== hostedHost) {
    problems.push({
      problem: `PADDLE_HOSTED_CHECKOUT_URL is not an address of ${hostedHost}.`,
      fix: `Open the ${environment} dashboard, Checkout → Hosted checkouts, and copy the checkout's address, or leave the setting empty.`,
    });
  }
  return problems;
}

function checkProductMapping({ products }: PaddleOptions): SetupProblem[] {
  const problems: SetupProblem[] = [];
  for (const product of PRODUCT_IDS) {
    const id = Object.hasOwn(products, product) ? products[product] : '';
    if (!/^pro_[\da-z]+$/.test(id)) {
      problems.push({
        problem: `The product ${product} has no id of Paddle.`,
        fix: `Open Catalog → Products, create the product, and enter its id (pro_…) for "${product}" in payment-products.json.`,
      });
    } else if (PRODUCT_IDS.find((other) => products[other] === id) !== product) {
      problems.push({
        problem: `The product ${product} has the same id of Paddle as another one.`,
        fix: `Create a product of its own for "${product}" under Catalog → Products, and enter its id in payment-products.json.`,
      });
    }
  }
  return problems;
}

const listedProduct = z.object({ id: z.string(), status: z.string() });

async function checkProducts(paddle: Paddle, { products }: PaddleOptions): Promise<SetupProblem[]> {
  const mapped = PRODUCT_IDS.filter((product) => /^pro_[\da-z]+$/.test(products[product]));
  if (mapped.length === 0) return [];
  const collection = paddle.products.list({
    id: mapped.map((product) => products[product]),
    status: ['active', 'archived'],
  });
  const statuses = new Map<string, string>();
  while (collection.hasMore) {
    const page = await askPaddlePatiently('list products', () => collection.next());
    for (const product of page) {
      const { id, status } = listedProduct.parse(product);
      statuses.set(id, status);
    }
    if (page.length === 0) break;
  }
  return mapped.flatMap((product) => {
    const status = statuses.get(products[product]);
    if (status === 'active') return [];
    return {
      problem: `The product ${product} (${products[product]}) ${status ? `is ${status}` : 'does not exist'} at Paddle.`,
      fix: `Open Catalog → Products, and ${status ? 'unarchive it' : `enter the id of an existing product for "${product}" in payment-products.json`}.`,
    };
  });
}

function toProblem(error: unknown): SetupProblem {
  const code = errorCode(error);
  if (code === 'forbidden') {
    return {
      problem: 'PADDLE_API_KEY lacks a permission.',
      fix: 'Open Developer tools → Authentication → API keys, edit the key, and allow: read and write transactions and adjustments; read customers, products and notification settings.',
    };
  }
  if (code === 'invalid_token' || code?.startsWith('authentication_')) {
    return {
      problem:
        'Paddle does not accept PADDLE_API_KEY. It may be revoked or expired, or belong to the other environment.',
      fix: 'Open Developer tools → Authentication → API keys, create a key, and enter it.',
    };
  }
  return {
    problem: `Paddle did not answer as expected: ${error instanceof Error ? error.message : 'unknown error'}`,
    fix: 'Check the connection of this machine to the internet, and https://paddlestatus.com, then repeat the check.',
  };
}
