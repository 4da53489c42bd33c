import { expect, it } from 'vitest';
import { PRODUCT_IDS } from '../../../catalog/products.ts';
import { openBench, PADDLE_PRODUCTS } from '../../../../test/payment-stand-ins/paddle/paddle-bench.ts';

const active = (id: string) => ({ id, status: 'active' }) as const;

async function problemsOf(
  changes: Parameters<typeof openBench>[0],
  prepare?: (standIn: Awaited<ReturnType<typeof openBench>>['standIn']) => void,
): Promise<string[]> {
  const { payments, standIn } = await openBench(changes);
  prepare?.(standIn);
  const problems = await payments.checkSetup();
  for (const { problem, fix } of problems) {
    expect(problem).toMatch(/^[A-Z].+[.!]$/);
    expect(fix).toMatch(/^[A-Z].+\.$/);
    expect(problem + fix).not.toContain('_secret');
  }
  return problems.map(({ problem }) => problem);
}

it('finds no problem in a right setup, and changes nothing', async () => {
  expect(await problemsOf({})).toEqual([]);
  const hostedCheckoutUrl = 'https://sandbox-pay.paddle.io/hsc_1';
  expect(
    await problemsOf({ adapter: { hostedCheckoutUrl, webhookSecrets: ['old', 'pdl_ntfset_1'] } }),
  ).toEqual([]);
});

it('compares the environment of the keys with the mode', async () => {
  expect(
    await problemsOf({
      standIn: { apiKey: 'pdl_live_apikey_1' },
      adapter: {
        ...{ apiKey: 'pdl_live_apikey_1', clientToken: 'live_1' },
        hostedCheckoutUrl: 'https://pay.paddle.io/hsc_1',
      },
    }),
  ).toEqual([
    "PADDLE_API_KEY is of Paddle's other environment; this service uses sandbox.",
    'PADDLE_CLIENT_TOKEN is not a client-side token of the sandbox environment.',
    'PADDLE_HOSTED_CHECKOUT_URL is not an address of sandbox-pay.paddle.io.',
  ]);
});

it('finds no problem in a right live setup', async () => {
  const live = { apiKey: 'pdl_live_apikey_1', clientToken: 'live_1', mode: 'live' } as const;
  expect(await problemsOf({ standIn: live, adapter: live })).toEqual([]);
});

it('checks that each product has an existing, active product of its own', async () => {
  const products = { ...PADDLE_PRODUCTS, premium: '', ultimate: PADDLE_PRODUCTS.basic };
  const atPaddle = PRODUCT_IDS.filter((id) => id !== 'basic-999').map((id) =>
    id === 'basic-1399'
      ? ({ id: PADDLE_PRODUCTS[id], status: 'archived' } as const)
      : active(PADDLE_PRODUCTS[id]),
  );
  expect(await problemsOf({ adapter: { products }, standIn: { products: atPaddle } })).toEqual([
    'The product premium has no id of Paddle.',
    'The product ultimate has the same id of Paddle as another one.',
    `The product basic-999 (${PADDLE_PRODUCTS['basic-999']}) does not exist at Paddle.`,
    `The product basic-1399 (${PADDLE_PRODUCTS['basic-1399']}) is archived at Paddle.`,
  ]);
});

it('checks the notification destination', async () => {
  expect(await problemsOf({ adapter: { webhookSecrets: ['other'] } })).toEqual([
    'PADDLE_WEBHOOK_SECRET is not the secret of the notification destination at Paddle.',
  ]);
  const webhookUrl = 'https://shop.example/webhook';
  expect(await problemsOf({ standIn: { webhookUrl }, adapter: { webhookSecrets: ['other'] } })).toEqual([
    'Paddle has no notification destination for this service, so no payment would be noticed.',
  ]);
  expect(
    await problemsOf({ standIn: { webhookUrl, events: ['transaction.completed'] } }, ({ destination }) => {
      destination.active = false;
      destination.trafficSource = 'simulation';
    }),
  ).toEqual([
    'The notification destination whose secret is configured does not end with /api/payments/paddle/webhook.',
    'The notification destination at Paddle is deactivated.',
    'The notification destination at Paddle gets only simulated events.',
    'The notification destination at Paddle does not get the events transaction.payment_failed, adjustment.created, adjustment.updated.',
  ]);
});

it('reports a key that Paddle refuses, one without permissions, and a Paddle that is down', async () => {
  expect(await problemsOf({ adapter: { apiKey: 'pdl_sdbx_apikey_revoked' } })).toEqual([
    'Paddle does not accept PADDLE_API_KEY. It may be revoked or expired, or belong to the other environment.',
  ]);
  expect(await problemsOf({ standIn: { permissions: ['product.read'] } })).toEqual([
    'PADDLE_API_KEY lacks a permission.',
  ]);
  expect(await problemsOf({}, (standIn) => (standIn.api.isDown = true))).toEqual([
    'Paddle did not answer as expected: Paddle did not list products.',
  ]);
});
