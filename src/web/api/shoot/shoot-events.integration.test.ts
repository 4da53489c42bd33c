import { expect, it } from 'vitest';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { createShootWorld, type ShootWorld, type Visitor } from '../../../../test/shoot-world.ts';
import { upload } from '../../../../test/tus-upload.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';

const NEVER = new AbortController().signal;

/** Reads a stream of server-sent events chunk by chunk. */
function readEvents(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    /** Returns the next block: a comment, a retry hint or an event. */
    async next(): Promise<string | undefined> {
      while (!text.includes('\n\n')) {
        const { done, value } = await reader.read();
        if (done) return undefined;
        text += value;
      }
      const end = text.indexOf('\n\n');
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      return block;
    },
    /** Returns the next view that satisfies a condition; undefined when the stream ended first. */
    async view(satisfies: (view: ShootView) => boolean): Promise<ShootView | undefined> {
      for (;;) {
        const block = await this.next();
        if (block === undefined) return undefined;
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (!data) continue;
        const view = JSON.parse(data) as ShootView;
        if (satisfies(view)) return view;
      }
    },
    close: () => reader.cancel(),
  };
}

function holderOf(world: ShootWorld, shootId: string): Visitor {
  const visitor = world.visitor();
  const key = world.context.capabilities.keyFor('draft', shootId);
  visitor.jar.set('lichtbild_shoot', `${shootId}.${key}`);
  return visitor;
}

it('streams every checked selfie to the draft’s visitor', async () => {
  await using world = await createShootWorld();
  const visitor = world.visitor();
  const { id } = (await (await visitor.send('POST', '/api/shoot')).json()) as ShootView;
  const response = await visitor.send('GET', `/api/shoots/${id}/events`);
  expect(response.headers.get('Content-Type')).toContain('text/event-stream');
  expect(response.headers.get('Cache-Control')).toContain('no-transform');
  expect(response.headers.get('X-Accel-Buffering')).toBe('no');
  const events = readEvents(response);
  expect(await events.next()).toBe('retry: 3000');
  expect(await events.view(() => true)).toMatchObject({ id, state: 'draft', selfies: [] });
  await upload(visitor, fakeSelfie({ name: 'a' }));
  expect(await events.view((view) => view.selfies[0]?.state === 'checking')).toBeDefined();
  await world.drain();
  expect(await events.view((view) => view.acceptedCount === 1)).toBeDefined();
  expect(await events.next()).toBe(': still here');
  await events.close();
});

it('notifies every tab when a cautioned selfie is accepted anyway', async () => {
  await using world = await createShootWorld();
  const visitor = world.visitor();
  const { id } = (await (await visitor.send('POST', '/api/shoot')).json()) as ShootView;
  const hat = await upload(visitor, fakeSelfie({ name: 'a', cautions: ['hat'] }));
  await world.drain();
  const events = readEvents(await visitor.send('GET', `/api/shoots/${id}/events`));
  expect(await events.view((view) => view.selfies[0]?.cautions[0] === 'hat')).toBeDefined();
  await visitor.json('PUT', `/api/shoot/selfies/${hat}/wanted`, { isWantedAnyway: true });
  expect(await events.view((view) => view.selfies[0]?.isWantedAnyway === true)).toBeDefined();
  await events.close();
});

it('streams headshots as they pass their checks, and ends with the delivery', async () => {
  await using world = await createShootWorld();
  const shootId = await insertPaidShoot(world);
  const visitor = holderOf(world, shootId);
  const events = readEvents(await visitor.send('GET', `/api/shoots/${shootId}/events`));
  const draining = world.handlers['shoots.render']?.({ shootId }, NEVER);
  const rendering = await events.view((view) => view.progress.done >= 1);
  expect(rendering).toMatchObject({ state: 'rendering', progress: { total: 12 } });
  await draining;
  await world.drain();
  const delivered = await events.view((view) => view.state === 'delivered');
  expect(delivered?.headshots).toHaveLength(12);
  expect(await events.next()).toBeUndefined();

  const thumbnail = await visitor.send('GET', delivered?.headshots[3]?.thumbnailUrl ?? '');
  expect(await thumbnail.text()).toMatch(/^THUMBNAIL of HEADSHOT /);
  // A browser that reconnects after the final state is told not to reconnect again.
  const told = await visitor.send('GET', `/api/shoots/${shootId}/events`, {
    headers: { 'Last-Event-ID': 'delivered' },
  });
  expect(told.status).toBe(204);
  // A browser that missed the final state during an outage gets it.
  const missed = await visitor.send('GET', `/api/shoots/${shootId}/events`, {
    headers: { 'Last-Event-ID': 'rendering' },
  });
  const again = readEvents(missed);
  expect((await again.view(() => true))?.headshots).toHaveLength(12);
  expect(await again.next()).toBeUndefined();
});

it('is open to the draft’s visitor and the owner’s key, and to nobody else', async () => {
  await using world = await createShootWorld();
  const shootId = await insertPaidShoot(world);
  const ownerKey = world.context.capabilities.keyFor('owner', shootId);
  const stranger = world.visitor();
  await stranger.send('POST', '/api/shoot');
  for (const path of ['', '/events', '/headshots/1/thumbnail']) {
    expect((await stranger.send('GET', `/api/shoots/${shootId}${path}`)).status).toBe(404);
  }
  const asOwner = { headers: { 'x-test-owner-key': ownerKey } };
  const polled = await stranger.send('GET', `/api/shoots/${shootId}`, asOwner);
  expect(await polled.json()).toMatchObject({ id: shootId, state: 'paid', paid: true });
  const unknown = await stranger.send('GET', '/api/shoots/unknown');
  const known = await stranger.send('GET', `/api/shoots/${shootId}`);
  expect(await unknown.text()).toBe(await known.text());
});

/** Counts the open subscriptions. */
function countSubscriptions({ context: { live } }: ShootWorld): () => number {
  const subscribed = new Set<() => void>();
  const subscribe = live.subscribe.bind(live);
  live.subscribe = (id, onChange) => {
    const unsubscribe = subscribe(id, onChange);
    subscribed.add(unsubscribe);
    return () => {
      subscribed.delete(unsubscribe);
      unsubscribe();
    };
  };
  return () => subscribed.size;
}

it('unsubscribes when the browser disconnects', async () => {
  await using world = await createShootWorld();
  const shootId = await insertPaidShoot(world);
  const open = countSubscriptions(world);
  const events = readEvents(await holderOf(world, shootId).send('GET', `/api/shoots/${shootId}/events`));
  await events.view(() => true);
  expect(open()).toBe(1);
  await events.close();
  await expect.poll(open).toBe(0);
  expect((await world.visitor().send('GET', `/api/shoots/${shootId}/events`)).status).toBe(404);
  expect(open()).toBe(0);
});

it('subscribes neither for HEAD nor after a failed load', async () => {
  await using world = await createShootWorld();
  const shootId = await insertPaidShoot(world);
  const open = countSubscriptions(world);
  const path = `/api/shoots/${shootId}/events`;
  const events = readEvents(await holderOf(world, shootId).send('GET', path));
  await events.next();
  await events.close();
  await expect.poll(open).toBe(0);
  const head = await holderOf(world, shootId).send('HEAD', path);
  expect(head.status).toBe(200);
  expect(head.headers.get('Content-Type')).toContain('text/event-stream');
  expect((await world.visitor().send('HEAD', path)).status).toBe(404);
  expect(open()).toBe(0);
  const { select } = world.context.db;
  world.context.db.select = () => {
    throw new Error('the database is away');
  };
  expect((await holderOf(world, shootId).send('GET', path)).status).toBe(500);
  world.context.db.select = select;
  expect(open()).toBe(0);
});

it('ends the oldest stream of a shoot that has too many, and a stream whose load fails', async () => {
  await using world = await createShootWorld();
  const errors: unknown[] = [];
  const { log } = world.context;
  Object.assign(world.context, { log: { ...log, error: (fields: unknown) => errors.push(fields) } });
  const shootId = await insertPaidShoot(world);
  const open = countSubscriptions(world);
  const visitor = holderOf(world, shootId);
  const ends: Promise<unknown>[] = [];
  for (let index = 0; index < 8; index += 1) {
    const events = readEvents(await visitor.send('GET', `/api/shoots/${shootId}/events`));
    expect(await events.view(() => true)).toMatchObject({ id: shootId });
    ends.push(events.view(() => false));
  }
  await Promise.all(ends.slice(0, 2));
  expect(open()).toBe(6);
  const { select } = world.context.db;
  world.context.db.select = () => {
    throw new Error('the database is away');
  };
  await Promise.all(ends);
  world.context.db.select = select;
  expect(open()).toBe(0);
  expect(errors).toHaveLength(6);
});
