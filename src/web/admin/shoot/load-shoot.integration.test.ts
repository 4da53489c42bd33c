import { expect, it } from 'vitest';
import { openDashboard, OWNER } from '../../../../test/dashboard-bench.ts';
import { insertDeliveredShoot } from '../../../../test/delivered-shoot.ts';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { isOfSecondCustomer, SECOND } from '../../../../test/second-customer/second-customer.ts';
import { countVisit } from '../../../features/gallery/visits/count-visit.server.ts';
import { failShoot } from '../../../features/shoots/rendering/fail-shoot.server.ts';
import { loadShoot } from './load-shoot.server.ts';

type Bench = Awaited<ReturnType<typeof openDashboard>>;

const load = async ({ context, time }: Bench, id: string) => (await loadShoot(context.db, id, time.now))!;
const titlesOf = ({ story }: Awaited<ReturnType<typeof load>>) => story.map(({ title }) => title);

function later({ time }: Bench, minutes: number): void {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
}

it('tells the life of a shoot in order, without its photos and keys', async () => {
  const bench = await openDashboard();
  const id = await insertPaidShoot(bench);
  const operator = await bench.operator();
  later(bench, 1);
  await operator.post(`/shoots/${id}/retry`, { state: 'paid', seen: 0 });
  later(bench, 1);
  await bench.drain();
  later(bench, 60);
  await countVisit(bench.context, id);
  const page = await load(bench, id);
  // Jobs have the times of the database, whose clock is another one here.
  const titles = titlesOf(page).filter((title) => !title.startsWith('Job'));
  expect(titles.slice(0, 1)).toEqual(['Draft opened']);
  expect(titles.slice(-9)).toEqual([
    'Headshots asked for',
    'Checkout opened',
    `${OWNER}: retried a shoot`,
    'Rendering started',
    'First headshot rendered',
    '12 of 12 headshots rendered',
    'Delivered',
    'Mail sent: gallery ready',
    'Gallery opened by its owner',
  ]);
  expect(titlesOf(page)).toContain('Job shoots.render done');
  expect(page.jobs.map(({ name, state }) => [name, state])).toEqual(
    expect.arrayContaining([
      ['shoots.render', 'completed'],
      ['shoots.deliver', 'completed'],
      ['mail.send', 'completed'],
    ]),
  );
  expect(page.counts).toEqual({ selfies: 6, accepted: 6, headshots: 12, visits: 1, downloads: 0 });
  const sent = JSON.stringify(page);
  for (const secret of ['.jpg', '/photos', 'key=', bench.context.capabilities.keyFor('owner', id)])
    expect(sent).not.toContain(secret);
  expect(isOfSecondCustomer(sent)).toBe(false);
});

it('knows the latest entry of the audit log about the shoot and about each order', async () => {
  const bench = await openDashboard();
  const id = await insertDeliveredShoot(bench);
  const operator = await bench.operator();
  expect(await load(bench, id)).toMatchObject({ shoot: { seen: 0 }, orders: [{ seen: 0 }] });
  await operator.post(`/shoots/${id}/gallery-link`, { seen: 0 });
  await operator.post(`/orders/order-of-${id}/links`, { seen: 0 });
  await operator.post(`/shoots/${id}/photos`, { reason: 'to look' });
  const { shoot, orders } = await load(bench, id);
  expect(shoot.seen).toBeGreaterThan(orders[0]!.seen);
  expect(orders[0]!.seen).toBeGreaterThan(0);
  expect((await operator.post(`/shoots/${id}/gallery-link`, { seen: shoot.seen })).status).toBe(200);
});

it('tells of a failure and its refund', async () => {
  const bench = await openDashboard();
  const id = await insertPaidShoot(bench);
  later(bench, 5);
  await failShoot(bench.context, id);
  await bench.drain();
  const page = await load(bench, id);
  expect(titlesOf(page)).toEqual(
    expect.arrayContaining(['Failed', 'Refund requested, $19 in total', 'Mail sent: refund']),
  );
  expect(page.shoot).toMatchObject({ state: 'failed', trouble: 'Headshots could not be made' });
  expect(page.orders).toMatchObject([{ state: 'refund_requested', refundReason: 'shoot-failed' }]);
});

it('keeps of an erased shoot what the law or the receipt needs', async () => {
  const bench = await openDashboard();
  const id = await insertDeliveredShoot(bench);
  const operator = await bench.operator();
  await bench.drain();
  later(bench, 5);
  await operator.post(`/shoots/${id}/erase`, { state: 'delivered', reason: 'asked', seen: 0 });
  await bench.drain();
  const page = await load(bench, id);
  expect(titlesOf(page).filter((title) => !title.startsWith('Job'))).toEqual([
    'Draft opened',
    'Rendering started',
    'Delivered',
    // All of these are at one moment here.
    'Checkout opened',
    'Erased',
    'Mail sent: deletion receipt',
    `${OWNER}: erased a shoot`,
  ]);
  expect(page.shoot).toMatchObject({ email: null, firstName: null, isRetryOffered: false });
  expect(page.shoot.receipt).toMatch(new RegExp(`^/receipt/${id}\\?signature=`));
  expect(JSON.stringify(page)).not.toContain('jo@example.com');
});

it('opens the gallery of another customer, whose story is theirs alone', async () => {
  const bench = await openDashboard();
  await insertDeliveredShoot(bench);
  const page = await load(bench, SECOND.shootId);
  expect(page.orders.map(({ id }) => id)).toEqual([SECOND.orderId]);
  expect(JSON.stringify(page)).not.toContain('jo@example.com');
  expect(titlesOf(page)).toEqual(
    expect.arrayContaining(['Link shared', 'Shared link revoked', 'Rated 4 of 5']),
  );
});

it('has no page for an id that does not exist', async () => {
  const bench = await openDashboard();
  expect(await loadShoot(bench.context.db, 'no-such-shoot', bench.time.now)).toBeUndefined();
});
