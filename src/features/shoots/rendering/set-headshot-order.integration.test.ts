import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { createShootWorld, type ShootWorld } from '../../../../test/shoot-world.ts';
import { headshots, selfies } from '../../../platform/db/tables/shoots.ts';
import { loadShootView } from '../load-shoot-view.server.ts';
import { deliverShoot } from './deliver-shoot.server.ts';
import { renderShoot } from './render-shoot.server.ts';

const NEVER = new AbortController().signal;

async function rowsOf({ context }: ShootWorld, shootId: string) {
  return context.db
    .select()
    .from(headshots)
    .where(eq(headshots.shootId, shootId))
    .orderBy(asc(headshots.number));
}

async function deliver({ context }: ShootWorld, shootId: string): Promise<void> {
  await deliverShoot({ ...context, writeGalleryReadyMail: async () => undefined }, shootId);
}

it('sets the order at the delivery, for this shoot alone, and keeps it', async () => {
  await using world = await createShootWorld();
  const cautions = { a: ['hat' as const], b: ['hand-near-face' as const] };
  const shootId = await insertPaidShoot(world, { cautions, wantedAnyway: ['a', 'b'] });
  const other = await insertPaidShoot(world, { styles: ['casual'] });
  for (const id of [shootId, other]) await renderShoot(world.context, id, NEVER);
  expect((await rowsOf(world, shootId)).map(({ position }) => position)).toEqual(Array(12).fill(null));

  await deliver(world, shootId);
  const rows = await rowsOf(world, shootId);
  expect(rows.map(({ position }) => position).toSorted((a, b) => a! - b!)).toEqual(
    Array.from({ length: 12 }, (_, i) => i + 1),
  );
  const used = new Set(rows.map(({ selfieId }) => selfieId));
  expect(used.size).toBe(6);
  const best = rows.find(({ position }) => position === 1)!;
  const ofShoot = await world.context.db.select().from(selfies).where(eq(selfies.shootId, shootId));
  const cautioned = ofShoot.filter((selfie) => selfie.cautions.length > 0).map(({ id }) => id);
  expect(cautioned).toHaveLength(2);
  expect(cautioned).not.toContain(best.selfieId);
  expect((await rowsOf(world, other)).map(({ position }) => position)).toEqual(Array(12).fill(null));

  // The progress page shows the gallery's numbers, and the headshots keep their URLs.
  const view = await loadShootView(world.context.db, shootId);
  expect(view?.headshots.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  expect(view?.headshots[0]?.thumbnailUrl).toContain(`/${best.number}/`);

  await deliver(world, shootId);
  await deliver(world, other);
  expect(await rowsOf(world, shootId)).toEqual(rows);
  expect((await rowsOf(world, other)).every(({ position }) => position !== null)).toBe(true);
});

it('stores two of twelve headshots as black and white', async () => {
  await using world = await createShootWorld();
  const shootId = await insertPaidShoot(world);
  await renderShoot(world.context, shootId, NEVER);
  const treatments = (await rowsOf(world, shootId)).map(({ treatment }) => treatment);
  expect(treatments.filter((treatment) => treatment === 'black-and-white')).toHaveLength(2);
});
