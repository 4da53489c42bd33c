import type Stripe from 'stripe';
import { z } from 'zod';
import { PRODUCT_IDS } from '../../../catalog/products.ts';
import { PaymentError, type SetupProblem } from '../payments.ts';
import { keyProblems } from './key-problems.ts';
import { listAtStripe } from './list-at-stripe.ts';
import { askStripe, findAtStripe, isStripeError } from './stripe-client.ts';
import { HANDLED_EVENTS } from './stripe-event.ts';
import type { StripeOptions } from './stripe-options.ts';

const WEBHOOK_PATH = '/api/payments/stripe/webhook';

/** Checks keys, products, webhook and taxes. See `Payments.checkSetup`. */
export async function checkSetup(client: Stripe, options: StripeOptions): Promise<readonly SetupProblem[]> {
  const problems = keyProblems(options);
  const checks = [checkAccount, checkProducts, checkWebhook, ...(options.automaticTax ? [checkTax] : [])];
  for (const check of checks) {
    try {
      problems.push(...(await check(client, options)));
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      problems.push(toProblem(error));
      if (!isStripeError(error.cause, 403)) break; // the other checks would fail for the same reason
    }
  }
  return problems;
}

function toProblem({ message, cause }: PaymentError): SetupProblem {
  if (isStripeError(cause, 401)) {
    return {
      problem: 'Stripe does not accept STRIPE_SECRET_KEY.',
      fix: 'Copy the secret key again, or create a new one, at Stripe under Developers › API keys.',
    };
  }
  if (isStripeError(cause, 403)) {
    return {
      problem: `STRIPE_SECRET_KEY lacks a permission. ${message}`,
      fix: 'At Stripe under Developers › API keys edit the restricted key; the guide going-live-with-stripe.md lists what it needs.',
    };
  }
  return { problem: message, fix: 'Try again, and look at https://status.stripe.com if it persists.' };
}

async function checkAccount(client: Stripe, { mode }: StripeOptions): Promise<SetupProblem[]> {
  const account = await askStripe(() => client.accounts.retrieveCurrent());
  // Test payments work before the account is activated.
  if (mode === 'test' || account.charges_enabled !== false) return [];
  return [
    {
      problem: 'The Stripe account cannot take payments yet.',
      fix: 'At Stripe open Settings › Business and complete the activation of the account.',
    },
  ];
}

async function checkProducts(client: Stripe, { products, mode }: StripeOptions): Promise<SetupProblem[]> {
  const problems: SetupProblem[] = [];
  for (const product of PRODUCT_IDS) {
    const id = Object.hasOwn(products, product) ? products[product] : undefined;
    const found = id && (await findAtStripe(() => client.products.retrieve(id)));
    if (!id) {
      problems.push({
        problem: `The product ${product} has no product of Stripe.`,
        fix: `Create it at Stripe under Product catalog and enter its id, prod_…, as "${product}" in payment-products.json.`,
      });
    } else if (!found) {
      problems.push({
        problem: `Stripe has no product ${id} in ${mode} mode, which "${product}" stands for.`,
        fix: `Open the product at Stripe under Product catalog, in ${mode} mode, and copy its id into payment-products.json.`,
      });
    } else if (!found.active) {
      problems.push({
        problem: `The product ${id}, which "${product}" stands for, is archived at Stripe.`,
        fix: 'Open it at Stripe under Product catalog and click Unarchive product.',
      });
    }
  }
  return problems;
}

const endpoint = z.object({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  enabled_events: z.array(z.string()),
});

async function checkWebhook(client: Stripe): Promise<SetupProblem[]> {
  const ours: z.infer<typeof endpoint>[] = [];
  for await (const one of listAtStripe((page) => client.webhookEndpoints.list(page), endpoint)) {
    if (one.url.endsWith(WEBHOOK_PATH)) ours.push(one);
  }
  const where = 'At Stripe open Developers › Webhooks';
  if (ours.length === 0) {
    return [
      {
        problem: `Stripe has no webhook whose address ends with ${WEBHOOK_PATH}.`,
        fix: `${where}, click Create new destination and enter the service's address with ${WEBHOOK_PATH} after it.`,
      },
    ];
  }
  const enabled = ours.filter(({ status }) => status === 'enabled');
  if (enabled.length === 0) {
    return [
      { problem: 'The webhook is disabled at Stripe.', fix: `${where}, click the endpoint and enable it.` },
    ];
  }
  const sent = new Set(enabled.flatMap((one) => one.enabled_events));
  const missing = sent.has('*') ? [] : HANDLED_EVENTS.filter((type) => !sent.has(type));
  if (missing.length === 0) return [];
  return [
    {
      problem: `The webhook does not send these events: ${missing.join(', ')}.`,
      fix: `${where}, click the endpoint, then Edit destination, and add the events.`,
    },
  ];
}

async function checkTax(client: Stripe): Promise<SetupProblem[]> {
  const settings = await askStripe(() => client.tax.settings.retrieve());
  if (settings.status === 'active') return [];
  return [
    {
      problem: 'STRIPE_AUTOMATIC_TAX is 1, but Stripe Tax is not set up.',
      fix: 'At Stripe open Settings › Tax and enter your head office and a preset tax code.',
    },
  ];
}
