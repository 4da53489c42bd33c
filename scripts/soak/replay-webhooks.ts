import pg from 'pg';
import { signWebhook } from '../../src/platform/payments/sandbox/webhook-signature.ts';
import { accepted, NotYetError } from './retry-until-done.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface WebhookReplay {
  readonly url: string;
  readonly orderId: string;
  readonly secret: string;
  readonly databaseUrl: () => Promise<string | undefined>;
  readonly random: SeededRandom;
  /** Number of times that each event is sent, all at once. */
  readonly times: number;
}

/** Sends every event of an order many times, all at once, in random order. Returns the number sent. */
export async function replayWebhooks(replay: WebhookReplay): Promise<number> {
  const bodies = await eventBodies(await replay.databaseUrl(), replay.orderId);
  if (bodies.length < 2) throw new NotYetError('the declined and the paid event are not both written');
  const deliveries = replay.random.shuffle(
    bodies.flatMap((body) => Array.from({ length: replay.times }, () => body)),
  );
  await Promise.all(
    deliveries.map((body) =>
      accepted(
        fetch(`${replay.url}/api/payments/sandbox/webhook`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Signature': signWebhook(replay.secret, Buffer.from(body), new Date()),
          },
          body,
        }),
      ),
    ),
  );
  return deliveries.length;
}

async function eventBodies(databaseUrl: string | undefined, orderId: string): Promise<readonly string[]> {
  if (!databaseUrl) throw new NotYetError('the database is unreachable');
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined); // the query below is rejected with it
  await client.connect();
  try {
    const found = await client.query<{ body: unknown }>(
      `select body from sandbox_events where body #>> '{data,orderId}' = $1`,
      [orderId],
    );
    return found.rows.map((row) => JSON.stringify(row.body));
  } finally {
    await client.end();
  }
}
