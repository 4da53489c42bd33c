import type { Paddle } from '@paddle/paddle-node-sdk';
import { z } from 'zod';
import { PaymentError, type SetupProblem } from '../payments.ts';
import { askPaddlePatiently } from './paddle-api.ts';
import { type PaddleOptions, PROVIDER } from './paddle-options.ts';

/** The events that have an effect here. */
const NEEDED_EVENTS = [
  'transaction.completed',
  'transaction.payment_failed',
  'adjustment.created',
  'adjustment.updated',
] as const;

const WEBHOOK_PATH = `/api/payments/${PROVIDER}/webhook`;
const WHERE = 'Open Developer tools → Notifications';

const destinations = z.array(
  z.object({
    type: z.string(),
    destination: z.string(),
    active: z.boolean(),
    trafficSource: z.string().nullish(),
    subscribedEvents: z.array(z.object({ name: z.string() })),
    endpointSecretKey: z.string(),
  }),
);
type Destination = z.infer<typeof destinations>[number];

/** Finds the destination by its secret, which Paddle lists with it, and checks that it sends what we need. */
export async function checkDestinations(
  paddle: Paddle,
  { webhookSecrets }: PaddleOptions,
): Promise<SetupProblem[]> {
  const answer = await askPaddlePatiently('list notification destinations', () =>
    paddle.notificationSettings.list(),
  );
  const parsed = destinations.safeParse(answer);
  if (!parsed.success) throw new PaymentError('Paddle answered with odd destinations.');
  const webhooks = parsed.data.filter(({ type }) => type === 'url');
  const mine = webhooks.filter(({ endpointSecretKey }) => webhookSecrets.includes(endpointSecretKey));
  // The secret of a deleted destination may remain configured, so only one needs to be all right.
  const problems = mine.map(checkDestination);
  if (problems.some((found) => found.length === 0)) return [];
  if (problems[0]) return problems[0];
  if (webhooks.some(({ destination }) => isOurPath(destination))) {
    return [
      {
        problem: 'PADDLE_WEBHOOK_SECRET is not the secret of the notification destination at Paddle.',
        fix: `${WHERE}, edit the destination that ends with ${WEBHOOK_PATH}, and copy its secret key.`,
      },
    ];
  }
  return [
    {
      problem: 'Paddle has no notification destination for this service, so no payment would be noticed.',
      fix: `${WHERE} → New destination, with the type webhook, the address PUBLIC_URL${WEBHOOK_PATH} and the events ${NEEDED_EVENTS.join(', ')}. Then enter its secret key as PADDLE_WEBHOOK_SECRET.`,
    },
  ];
}

function checkDestination({ destination, active, trafficSource, subscribedEvents }: Destination) {
  const problems: SetupProblem[] = [];
  if (!isOurPath(destination)) {
    problems.push({
      problem: `The notification destination whose secret is configured does not end with ${WEBHOOK_PATH}.`,
      fix: `${WHERE}, edit the destination, and enter PUBLIC_URL${WEBHOOK_PATH} as its address.`,
    });
  }
  if (!active) {
    problems.push({
      problem: 'The notification destination at Paddle is deactivated.',
      fix: `${WHERE}, and activate it.`,
    });
  }
  if (trafficSource === 'simulation') {
    problems.push({
      problem: 'The notification destination at Paddle gets only simulated events.',
      fix: `${WHERE}, edit the destination, and choose platform as its usage type.`,
    });
  }
  const missing = NEEDED_EVENTS.filter((event) => !subscribedEvents.some(({ name }) => name === event));
  if (missing.length > 0) {
    problems.push({
      problem: `The notification destination at Paddle does not get the events ${missing.join(', ')}.`,
      fix: `${WHERE}, edit the destination, and select these events.`,
    });
  }
  return problems;
}

function isOurPath(destination: string): boolean {
  return URL.parse(destination)?.pathname === WEBHOOK_PATH;
}
