import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fakeWardrobe } from '../../../../test/fake-engine/fake-wardrobe.ts';
import { FAKE_OFFER } from '../../../../test/fake-offer.ts';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { createShootWorld, type ShootWorld } from '../../../../test/shoot-world.ts';
import { headshots } from '../../../platform/db/tables/shoots.ts';
import { loadShootView } from '../load-shoot-view.server.ts';
import { renderShoot } from './render-shoot.server.ts';

const NEVER = new AbortController().signal;
const BLAZER = { garment: 'linen-blazer', dye: 'own' };

async function clothesOf({ context }: ShootWorld, shootId: string) {
  const rows = await context.db
    .select({ clothes: headshots.clothes, selfieId: headshots.selfieId })
    .from(headshots)
    .where(eq(headshots.shootId, shootId))
    .orderBy(asc(headshots.number));
  expect(rows).toHaveLength(12);
  return rows.map(({ clothes }) => clothes);
}

it('renders the clothes wished for, and stores them with each headshot', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const wishes = { own: 'own', mix: 'mix', chosen: [BLAZER] } as const;
  const worn: Record<string, readonly unknown[]> = {};
  for (const [name, clothes] of Object.entries(wishes)) {
    const id = await insertPaidShoot(world, { clothes, styles: ['warm', 'casual'] });
    await renderShoot(world.context, id, NEVER);
    worn[name] = await clothesOf(world, id);
  }
  expect(worn['own']).toEqual(Array(12).fill(null));
  expect(worn['mix']!.filter((clothes) => clothes === null)).toHaveLength(6);
  expect(worn['chosen']).toEqual(Array(12).fill(BLAZER));
});

it('renders own clothes while no garment is available', async () => {
  await using world = await createShootWorld();
  const id = await insertPaidShoot(world, { clothes: [BLAZER] });
  await renderShoot(world.context, id, NEVER);
  expect(await clothesOf(world, id)).toEqual(Array(12).fill(null));
});

it('makes no headshot of a photo that ends at the shoulders when own clothes are wished for', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const edge = { unpreparable: { f: 'no-crop' as const }, cautions: { f: ['needs-clothes' as const] } };
  const own = await insertPaidShoot(world, { ...edge, clothes: 'own' });
  await renderShoot(world.context, own, NEVER);
  expect(await clothesOf(world, own)).toEqual(Array(12).fill(null));
  expect(await loadShootView(world.context.db, own)).toMatchObject({ acceptedCount: 5 });

  const dressed = await insertPaidShoot(world, { ...edge, clothes: 'business' });
  await renderShoot(world.context, dressed, NEVER);
  const view = await loadShootView(world.context.db, dressed);
  expect(view).toMatchObject({ acceptedCount: 6 });
  const rows = await world.context.db.select().from(headshots).where(eq(headshots.shootId, dressed));
  const atShoulders = rows.filter(({ selfieId }) => selfieId === view?.selfies[5]?.id);
  expect(atShoulders.length).toBeGreaterThan(0);
  expect(atShoulders.filter(({ clothes }) => clothes === null)).toEqual([]);
});

it.each([
  ['mix', FAKE_OFFER.slice(1)],
  ['mix', []],
  [[BLAZER], FAKE_OFFER.filter(({ id }) => id !== BLAZER.garment)],
] as const)(
  'completes an order (%j) whose garments an operator removes in the middle',
  async (clothes, left) => {
    await using world = await createShootWorld({ offer: FAKE_OFFER });
    const id = await insertPaidShoot(world, { clothes });
    const { engine } = world;
    const { render } = engine;
    let asked = 0;
    engine.render = async (...order) => {
      if (++asked === 4) engine.useWardrobe(fakeWardrobe(left));
      return render(...order);
    };
    expect(await world.drain()).toEqual([]);
    await world.context.db.transaction((tx) =>
      world.context.queue.enqueue(tx, 'shoots.render', { shootId: id }),
    );
    expect((await world.drain()).slice(0, 2)).toEqual(['shoots.render', 'shoots.deliver']);
    const worn = await clothesOf(world, id);
    const garments = left.map((garment) => garment.id);
    for (const each of worn.slice(3)) if (each) expect(garments).toContain(each.garment);
    expect(worn.slice(0, 3).some((each) => each && !garments.includes(each.garment))).toBe(true);
    expect(await loadShootView(world.context.db, id)).toMatchObject({ state: 'delivered' });
    expect(world.refunded).toEqual([]);
    expect(engine.held()).toBe(0);
  },
);
