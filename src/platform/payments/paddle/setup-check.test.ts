import { expect, it } from 'vitest';
import { PRODUCT_IDS } from '../../../catalog/products.ts';
import { openBench, PADDLE_PRODUCTS } from '../../../../test/payment-stand-ins/paddle/paddle-bench.ts';
import { ALL_EVENTS } from '../../../../test/payment-stand-ins/paddle/paddle-stand-in.ts';
import { changeJson, watchRequests } from '../../../../test/payment-stand-ins/watch-requests.ts';

const active = (id: string) => ({ id, status: 'active' }) as const;

/** Changes what Paddle answers to the requests for this path. */
const changeAnswer = (path: string, change: (body: never, line: string) => unknown) =>
  watchRequests((line, real) =>
    line.startsWith(`GET ${path}`) ? changeJson(real, (body) => change(body, line)) : real(),
  );

/** Changes the destinations that Paddle lists. */
const changeDestinations = (change: (shop: object) => readonly object[]) =>
  changeAnswer('/notification-settings', ({ data, ...rest }: { data: object[] }) => ({
    ...rest,
    data: change(data[0]!),
  }));

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
  const hostedCheckoutUrl = 'https://pay.paddle.io/hsc_1';
  expect(await problemsOf({ standIn: live, adapter: { ...live, hostedCheckoutUrl } })).toEqual([]);
});

it('names the live environment to a service that takes real money with keys of the sandbox', async () => {
  const keys = { apiKey: 'pdl_sdbx_apikey_1', clientToken: 'test_1', mode: 'live' } as const;
  const hostedCheckoutUrl = 'https://sandbox-pay.paddle.io/hsc_1';
  expect(await problemsOf({ standIn: keys, adapter: { ...keys, hostedCheckoutUrl } })).toEqual([
    "PADDLE_API_KEY is of Paddle's other environment; this service uses live.",
    'PADDLE_CLIENT_TOKEN is not a client-side token of the live environment.',
    'PADDLE_HOSTED_CHECKOUT_URL is not an address of pay.paddle.io.',
  ]);
});

it('leaves the environment of a key that does not name it to Paddle', async () => {
  const apiKey = '0123456789abcdef';
  expect(await problemsOf({ standIn: { apiKey }, adapter: { apiKey } })).toEqual([]);
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

it('says whether to unarchive a product or to enter another one', async () => {
  const products = PRODUCT_IDS.filter((id) => id !== 'basic').map((id) => ({
    id: PADDLE_PRODUCTS[id],
    status: id === 'premium' ? ('archived' as const) : ('active' as const),
  }));
  const { payments } = await openBench({ standIn: { products } });
  expect((await payments.checkSetup()).map(({ fix }) => fix)).toEqual([
    'Open Catalog → Products, and enter the id of an existing product for "basic" in payment-products.json.',
    'Open Catalog → Products, and unarchive it.',
  ]);
});

interface ProductPage {
  readonly data: readonly { readonly id: string }[];
  readonly meta: { readonly pagination: { readonly next: string } };
}

it('reads every page of the products', async () => {
  const twoFirst = ({ data, meta }: ProductPage, line: string) => {
    if (line.includes('after=')) return { data, meta };
    const next = new URL(meta.pagination.next);
    next.searchParams.set('after', data[1]!.id);
    const pagination = { ...meta.pagination, next: next.href, has_more: true };
    return { data: data.slice(0, 2), meta: { ...meta, pagination } };
  };
  expect(await problemsOf({}, () => changeAnswer('/products', twoFirst))).toEqual([]);
});

it('asks no further after an empty page', async () => {
  const empty = ({ meta }: ProductPage) => ({
    data: [],
    meta: { ...meta, pagination: { ...meta.pagination, has_more: true } },
  });
  const problems = await problemsOf({}, () => changeAnswer('/products', empty));
  expect(problems).toEqual(PRODUCT_IDS.map(() => expect.stringContaining('does not exist') as string));
});

it('asks Paddle for no product when the file names none', async () => {
  const products = { basic: '', premium: '', ultimate: '', 'basic-999': '', 'basic-1399': '' };
  const { payments } = await openBench({ adapter: { products } });
  const requests = watchRequests();
  expect(await payments.checkSetup()).toHaveLength(PRODUCT_IDS.length);
  expect(requests.map(({ line }) => line)).toEqual([expect.stringContaining('/notification-settings')]);
});

it('needs one right destination of those whose secrets are configured', async () => {
  const webhookSecrets = ['pdl_ntfset_1', 'pdl_ntfset_old'];
  const old = { active: false, endpoint_secret_key: 'pdl_ntfset_old' };
  expect(
    await problemsOf({ adapter: { webhookSecrets } }, () =>
      changeDestinations((shop) => [{ ...shop, ...old }, shop]),
    ),
  ).toEqual([]);
});

it.each<[string, object, string]>([
  [
    'another service as well',
    { destination: 'https://other.example/hook', endpoint_secret_key: 'pdl_ntfset_other' },
    'PADDLE_WEBHOOK_SECRET is not the secret of the notification destination at Paddle.',
  ],
  [
    'a destination without an address',
    { destination: 5 },
    'Paddle did not answer as expected: Paddle answered with odd destinations.',
  ],
])('compares our destination when Paddle lists %s', async (_what, other, problem) => {
  const adapter = { webhookSecrets: ['wrong'] };
  const list = (shop: object) => [{ ...shop, ...other }, shop];
  expect(await problemsOf({ adapter }, () => changeDestinations(list))).toEqual([problem]);
});

it('takes no destination of mails for that of the service', async () => {
  const mail = { type: 'email', destination: 'billing@shop.example' };
  expect(await problemsOf({}, () => changeDestinations((shop) => [{ ...shop, ...mail }]))).toEqual([
    'Paddle has no notification destination for this service, so no payment would be noticed.',
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

it.each(['transaction.completed', 'transaction.payment_failed', 'adjustment.created', 'adjustment.updated'])(
  'needs the event %s',
  async (event) => {
    expect(await problemsOf({ standIn: { events: ALL_EVENTS.filter((one) => one !== event) } })).toEqual([
      `The notification destination at Paddle does not get the events ${event}.`,
    ]);
  },
);

it('reports a key that Paddle refuses, one without permissions, and a Paddle that is down', async () => {
  expect(await problemsOf({ adapter: { apiKey: 'pdl_sdbx_apikey_revoked' } })).toEqual([
    'Paddle does not accept PADDLE_API_KEY. It may be revoked or expired, or belong to the other environment.',
  ]);
  expect(await problemsOf({ adapter: { apiKey: 'pdl_sdbx_apikey_1 copied with a space' } })).toEqual([
    'Paddle does not accept PADDLE_API_KEY. It may be revoked or expired, or belong to the other environment.',
  ]);
  expect(await problemsOf({ standIn: { permissions: ['product.read'] } })).toEqual([
    'PADDLE_API_KEY lacks a permission.',
  ]);
  expect(await problemsOf({}, (standIn) => (standIn.api.isDown = true))).toEqual([
    'Paddle did not answer as expected: Paddle did not list products.',
  ]);
});
