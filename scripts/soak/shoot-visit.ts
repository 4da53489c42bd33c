import type { Language } from '../../src/catalog/languages.ts';
import type { StyleId } from '../../src/base/style-ids.ts';
import type { ShootView } from '../../src/features/shoots/shoot-view.ts';
import { ENDPOINTS } from '../../src/page-urls.ts';
import { accepted, NotYetError, type Patience, RefusedError, retryUntilDone } from './retry-until-done.ts';
import { replayWebhooks, type WebhookReplay } from './replay-webhooks.ts';
import { uploadByTus } from './tus-upload.ts';

export interface VisitPlan {
  readonly url: string;
  readonly name: string;
  readonly language: Language;
  readonly style: StyleId;
  readonly selfies: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly chunkBytes: number;
  /** Replays the provider's webhooks; undefined sends none beyond the provider's own. */
  readonly webhooks: Omit<WebhookReplay, 'orderId' | 'url'> | undefined;
}

export interface VisitRecord {
  readonly name: string;
  stage: string;
  /** Cookie with which a browser can open the shoot, too. */
  cookie: string;
  shootId: string | undefined;
  orderId: string | undefined;
  webhooksSent: number;
  delivered: boolean;
  error: string | undefined;
}

export function newRecord(name: string): VisitRecord {
  return {
    name,
    stage: 'begin',
    cookie: '',
    shootId: undefined,
    orderId: undefined,
    webhooksSent: 0,
    delivered: false,
    error: undefined,
  };
}

/** Plays one visitor from the first selfie to the delivered gallery, over plain HTTP and through every outage. */
export async function visit(plan: VisitPlan, record: VisitRecord, patience: Patience): Promise<void> {
  let cookie = '';
  const call = (method: string, path: string, body?: unknown) =>
    accepted(
      fetch(plan.url + path, {
        method,
        headers: {
          'Accept-Language': plan.language,
          ...(cookie ? { Cookie: cookie } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  const step = <Value>(stage: string, attempt: () => Promise<Value>): Promise<Value> => {
    record.stage = stage;
    return retryUntilDone(`${plan.name}: ${stage}`, attempt, patience);
  };
  const view = async () => (await (await call('GET', ENDPOINTS.shoot)).json()) as ShootView;
  const until = (stage: string, isDone: (shoot: ShootView) => boolean) =>
    step(stage, async () => {
      const shoot = await view();
      if (isDone(shoot)) return shoot;
      throw new NotYetError(
        `${stage}: ${shoot.state}, ${shoot.acceptedCount} accepted, compare ${shoot.compareState}`,
      );
    });

  const draft = await step('begin', async () => {
    const answer = await call('POST', ENDPOINTS.shoot, {});
    cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    if (cookie === '') throw new RefusedError('a draft came without its cookie');
    return (await answer.json()) as ShootView;
  });
  record.cookie = cookie;
  record.shootId = draft.id;

  record.stage = 'upload';
  await Promise.all(
    plan.selfies.map((selfie) =>
      uploadByTus(
        {
          url: plan.url,
          headers: { Cookie: cookie },
          fileName: selfie.name,
          bytes: selfie.bytes,
          chunkBytes: plan.chunkBytes,
          pauseMs: 400,
        },
        patience,
      ),
    ),
  );
  await until('prepare', (shoot) => shoot.selfies.length >= plan.selfies.length && allJudged(shoot));
  const choice = { packageId: 'basic', styles: [plan.style] };
  await step('choose', () => call('PUT', `${ENDPOINTS.shoot}/choice`, choice));
  const customer = { firstName: plan.name, email: `${plan.name}@lichtbild.example` };
  await step('name', () => call('PUT', `${ENDPOINTS.shoot}/customer`, customer));
  const ticks = { terms: true, likeness: true, startBeforeWithdrawalEnds: true };
  await step('consent', () => call('POST', `${ENDPOINTS.shoot}/consents`, ticks));
  await until('compare', (shoot) => shoot.compareState === 'done' && shoot.state === 'ready_to_pay');

  const checkout = await step(
    'checkout',
    async () => (await (await call('POST', ENDPOINTS.checkout, {})).json()) as Checkout,
  );
  record.orderId = checkout.orderId;
  const key = new URL(checkout.session.url, plan.url).searchParams.get('key') ?? '';
  await step('card declined', () => pay(call, checkout.orderId, key, 'declined'));
  await step('card accepted', () => pay(call, checkout.orderId, key, 'success'));
  const { webhooks } = plan;
  if (webhooks) {
    const replay = { ...webhooks, url: plan.url, orderId: checkout.orderId };
    record.webhooksSent = await step('webhooks', () => replayWebhooks(replay));
  }
  await until('render', (shoot) => {
    if (shoot.state === 'failed' || shoot.state === 'refunded')
      throw new RefusedError(`the shoot is ${shoot.state}`);
    return shoot.state === 'delivered';
  });
  record.stage = 'delivered';
  record.delivered = true;
}

interface Checkout {
  readonly orderId: string;
  readonly session: { readonly url: string };
}

function allJudged(shoot: ShootView): boolean {
  const refused = shoot.selfies.filter((selfie) => selfie.state === 'rejected');
  if (refused.length > 0) {
    throw new RefusedError(
      `a good selfie was refused: ${refused.map((selfie) => selfie.reasons.join()).join('; ')}`,
    );
  }
  return shoot.selfies.every((selfie) => selfie.state === 'accepted');
}

/** An order that is already paid counts as success: our first attempt worked and only its response was lost. */
async function pay(
  call: (method: string, path: string, body: unknown) => Promise<Response>,
  orderId: string,
  key: string,
  card: 'success' | 'declined',
): Promise<void> {
  try {
    await call('POST', ENDPOINTS.sandboxPay, { orderId, key, card });
  } catch (error) {
    if (!(error instanceof RefusedError && error.message.startsWith('409'))) throw error;
  }
}
