import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { createShootWorld, type ShootWorld } from '../../../../test/shoot-world.ts';
import { headshots } from '../../../platform/db/tables/shoots.ts';
import { loadShootView } from '../load-shoot-view.server.ts';

/** Returns the names of the selfies that the twelve headshots were made of, sorted and joined. */
async function usedBy(world: ShootWorld, shootId: string): Promise<string> {
  const { db, storage } = world.context;
  const rows = await db.select().from(headshots).where(eq(headshots.shootId, shootId));
  expect(rows).toHaveLength(12);
  const names = new Set<string>();
  for (const { storageKey } of rows) {
    const file = await storage.get(storageKey);
    names.add(/^HEADSHOT (\w)/.exec(Buffer.from(file ?? '').toString())?.[1] ?? '?');
  }
  return [...names].toSorted().join('');
}

async function render(world: ShootWorld, shootId: string): Promise<void> {
  await world.handlers['shoots.render']?.({ shootId }, new AbortController().signal);
  await world.drain();
}

const SEVEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const preparations = (world: ShootWorld) => world.engine.calls.filter((call) => call === 'prepare').length;

it('skips a cautioned selfie, unread and unprepared, while there are enough good ones', async () => {
  await using world = await createShootWorld();
  const other = await insertPaidShoot(world, { cautions: { a: ['hat'] } });
  const before = await loadShootView(world.context.db, other);
  const id = await insertPaidShoot(world, {
    selfieNames: SEVEN,
    cautions: { b: ['hat'], d: ['strong-light'] },
  });
  await render(world, id);
  expect(await usedBy(world, id)).toBe('acefg');
  expect(preparations(world)).toBe(5);
  expect((await loadShootView(world.context.db, id))?.progress).toEqual({
    prepared: 5,
    selfies: 5,
    done: 12,
    total: 12,
  });
  expect(await loadShootView(world.context.db, other), 'another customer’s shoot').toEqual(before);
});

it('uses a cautioned selfie whose cautions its owner has overridden', async () => {
  await using world = await createShootWorld();
  const id = await insertPaidShoot(world, {
    selfieNames: SEVEN,
    cautions: { b: ['hat'], d: ['strong-light'] },
    wantedAnyway: ['d'],
  });
  await render(world, id);
  expect(await usedBy(world, id)).toBe('acdefg');
});

it('fills up to the minimum with cautioned selfies, fewest cautions first', async () => {
  await using world = await createShootWorld();
  const id = await insertPaidShoot(world, {
    selfieNames: SEVEN,
    cautions: { a: ['hat', 'close-crop'], b: ['hat'], c: ['strong-light'] },
  });
  await render(world, id);
  expect(await usedBy(world, id)).toBe('bdefg');
});

it('falls back to skipped ones when good ones cannot be prepared, instead of a refund', async () => {
  await using world = await createShootWorld();
  const id = await insertPaidShoot(world, {
    selfieNames: SEVEN,
    cautions: { a: ['hat'], b: ['hat', 'close-crop'] },
    unpreparable: { c: 'no-crop' },
  });
  await render(world, id);
  expect(await usedBy(world, id)).toBe('adefg');
  expect((await loadShootView(world.context.db, id))?.progress).toMatchObject({ prepared: 5, selfies: 5 });
  expect(world.refunded).toEqual([]);
  expect(world.engine.held()).toBe(0);
});

it('falls back to all of them when no good one yields a headshot', async () => {
  await using world = await createShootWorld();
  const unpreparable = Object.fromEntries(
    ['c', 'd', 'e', 'f', 'g'].map((name) => [name, 'no-crop' as const]),
  );
  const id = await insertPaidShoot(world, {
    selfieNames: SEVEN,
    cautions: { a: ['hat'], b: ['hat', 'close-crop'] },
    unpreparable,
  });
  await render(world, id);
  expect(await usedBy(world, id)).toBe('ab');
  expect(world.refunded).toEqual([]);
});
