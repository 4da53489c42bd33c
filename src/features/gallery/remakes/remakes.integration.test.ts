import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { galleryPorts } from '../../../../test/composed-ports.ts';
import { insertDeliveredShoot } from '../../../../test/delivered-shoot.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { createShootWorld, type ShootWorld } from '../../../../test/shoot-world.ts';
import { GREY_JACKET, NAVY_JACKET, WARDROBE_ITEMS, WARDROBE_OFFER } from '../../../../test/wardrobe-items.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import type { Clothes } from '../../../imaging/headshot-request.ts';
import { headshotRemakes } from '../../../platform/db/tables/gallery.ts';
import { headshots, shoots } from '../../../platform/db/tables/shoots.ts';
import { derivedKey, headshotFolders } from '../../../platform/storage/derived-key.ts';
import { chooseVersion } from './choose-version.server.ts';
import { listRemakes } from './list-remakes.server.ts';
import { requestRemake } from './request-remake.server.ts';

const NUMBER = 3;

async function worldWithGallery() {
  const world = await createShootWorld();
  world.engine.useWardrobe(WARDROBE_ITEMS);
  const shootId = await insertDeliveredShoot(world);
  await world.drain();
  return Object.assign(world, { shootId });
}

function request(world: ShootWorld, shootId: string, clothes: Clothes | null, number = NUMBER) {
  return requestRemake(world.context, shootId, number, clothes, WARDROBE_OFFER);
}

async function requested(world: ShootWorld, shootId: string, clothes: Clothes | null, number = NUMBER) {
  const asked = await request(world, shootId, clothes, number);
  return asked.ok ? asked.value.remakeId : expect.unreachable(asked.error);
}

async function headshot({ database }: ShootWorld, shootId: string, number = NUMBER) {
  const [row] = await database.db
    .select()
    .from(headshots)
    .where(and(eq(headshots.shootId, shootId), eq(headshots.number, number)));
  return row!;
}

async function textOf({ context }: ShootWorld, storageKey: string) {
  return Buffer.from((await context.storage.get(storageKey)) ?? '').toString();
}

const filesOf = async ({ context }: ShootWorld, shootId: string) =>
  (await Promise.all(headshotFolders(shootId).map((folder) => context.storage.list(folder))))
    .flat()
    .map(({ key }) => key);

it('renders the same headshot in other clothes, and the first version stays until its owner chooses', async () => {
  await using world = await worldWithGallery();
  const { shootId } = world;
  const first = await headshot(world, shootId);
  const remakeId = await requested(world, shootId, NAVY_JACKET);
  expect((await listRemakes(world.context.db, shootId)).list).toMatchObject([{ state: 'requested' }]);
  expect(await world.drain()).toEqual(['headshots.remake']);

  expect(await headshot(world, shootId)).toEqual(first);
  const { left, list } = await listRemakes(world.context.db, shootId);
  expect(left).toBe(LIMITS.remakesPerShoot - 1);
  expect(list).toEqual([
    {
      ...{ id: remakeId, number: NUMBER, clothes: NAVY_JACKET, state: 'ready' },
      picture: {
        baseUrl: `/api/gallery/${shootId}/remakes/${remakeId}`,
        ...{ widthPx: first.widthPx, heightPx: first.heightPx },
      },
    },
  ]);

  expect(await chooseVersion(galleryPorts(world.context), shootId, remakeId, 'new')).toMatchObject({
    ok: true,
  });
  const now = await headshot(world, shootId);
  expect(now).toMatchObject({ number: NUMBER, position: first.position, clothes: NAVY_JACKET });
  expect(now.storageKey).not.toBe(first.storageKey);
  // The fake engine's image is the text of its request, in which only the clothes may differ.
  const was = await textOf(world, first.storageKey);
  const is = await textOf(world, now.storageKey);
  expect(is).not.toBe(was);
  expect(is).toContain('"garment":"suit-jacket"');
  expect(is.replace(/"clothes":\{[^}]*\},/, '')).toBe(was);

  expect(await world.drain()).toEqual(['headshots.erase-unchosen']);
  const files = await filesOf(world, shootId);
  expect(files).not.toContain(first.storageKey);
  expect(files).not.toContain(derivedKey(first.storageKey, 'thumbnail'));
  expect(files).toEqual(expect.arrayContaining([now.storageKey, derivedKey(now.storageKey, 'thumbnail')]));
  expect(files).toHaveLength(24);
  expect(world.engine.held()).toBe(0);
});

it('gives the first version again when the clothes are changed back to the person’s own', async () => {
  await using world = await worldWithGallery();
  const { shootId } = world;
  const first = await headshot(world, shootId);
  const was = await textOf(world, first.storageKey);
  for (const clothes of [NAVY_JACKET, null]) {
    const remakeId = await requested(world, shootId, clothes);
    await world.drain();
    await chooseVersion(galleryPorts(world.context), shootId, remakeId, 'new');
    await world.drain();
  }
  const now = await headshot(world, shootId);
  expect(now).toMatchObject({ clothes: null, perceptualHash: first.perceptualHash });
  expect(await textOf(world, now.storageKey)).toBe(was);
});

it('erases the new version when its owner keeps the first', async () => {
  await using world = await worldWithGallery();
  const { shootId } = world;
  const before = await filesOf(world, shootId);
  const first = await headshot(world, shootId);
  const remakeId = await requested(world, shootId, NAVY_JACKET);
  await world.drain();
  expect(await filesOf(world, shootId)).toHaveLength(before.length + 2);
  for (let time = 0; time < 2; time++)
    expect(await chooseVersion(galleryPorts(world.context), shootId, remakeId, 'first')).toMatchObject({
      ok: true,
    });
  await world.drain();
  expect(await filesOf(world, shootId)).toEqual(before);
  expect(await headshot(world, shootId)).toEqual(first);
  const [row] = await world.database.db.select().from(headshotRemakes);
  expect(row).toMatchObject({ state: 'dropped', picture: null });
  // The remake counts, because it was rendered.
  expect((await listRemakes(world.context.db, shootId)).left).toBe(LIMITS.remakesPerShoot - 1);
  expect(await chooseVersion(galleryPorts(world.context), shootId, remakeId, 'new')).toMatchObject({
    error: 'remake-decided',
  });
});

it('allows six remakes, however many are requested at once', async () => {
  await using world = await worldWithGallery();
  const { shootId } = world;
  const numbers = Array.from({ length: LIMITS.remakesPerShoot + 3 }, (_, index) => index + 1);
  const answers = await Promise.all(numbers.map((number) => request(world, shootId, NAVY_JACKET, number)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(LIMITS.remakesPerShoot);
  for (const answer of answers.filter(({ ok }) => !ok))
    expect(answer).toMatchObject({ error: 'remakes-used-up' });
  // The limit is the shoot's, not the owner's.
  const another = await insertDeliveredShoot(world);
  expect((await request(world, another, NAVY_JACKET)).ok).toBe(true);
});

it.each([
  ['does-not-fit', { undressable: 'does-not-fit' }, NAVY_JACKET],
  ['hair-over-collar', { undressable: 'hair-over-collar' }, NAVY_JACKET],
  ['selfie-gone', { unpreparable: 'no-face' }, NAVY_JACKET],
] as const)('reports why a remake failed, and does not count it: %s', async (failure, facts, clothes) => {
  await using world = await worldWithGallery();
  const { shootId } = world;
  const first = await headshot(world, shootId);
  const key = `shoots/${shootId}/selfies/${first.selfieId}/clean.jpg`;
  const { name } = JSON.parse((await textOf(world, key)).slice('SELFIE '.length)) as { name: string };
  await world.context.storage.put(key, fakeSelfie({ name, ...facts }));
  const before = await filesOf(world, shootId);
  await requested(world, shootId, clothes);
  await world.drain();
  const { left, list } = await listRemakes(world.context.db, shootId);
  expect(list).toMatchObject([{ number: NUMBER, state: 'failed', failure }]);
  expect(left).toBe(LIMITS.remakesPerShoot);
  expect(await headshot(world, shootId)).toEqual(first);
  expect(await filesOf(world, shootId)).toEqual(before);
  expect(world.engine.held()).toBe(0);
  // The next attempt replaces it.
  expect((await request(world, shootId, GREY_JACKET)).ok).toBe(true);
});

it('shows no version that fails a measure, and none in a garment that the worker no longer has', async () => {
  await using world = await worldWithGallery();
  const { shootId } = world;
  world.engine.failEvery = 1;
  await requested(world, shootId, NAVY_JACKET, 1);
  await world.drain();
  world.engine.failEvery = undefined;
  world.engine.useWardrobe(WARDROBE_ITEMS.slice(1));
  await requested(world, shootId, NAVY_JACKET, 2);
  await world.drain();
  const { list } = await listRemakes(world.context.db, shootId);
  expect(list.map(({ failure }) => failure)).toEqual(['not-alike', 'garment-gone']);
  expect(await filesOf(world, shootId)).toHaveLength(24);
});

it.each([
  ['the garment, after it was tried on', WARDROBE_ITEMS.slice(1)],
  ['its colour', WARDROBE_ITEMS.map((item) => ({ ...item, dyes: item.dyes.slice(-1) }))],
])('reports that the clothes are gone when an operator removes them: %s', async (_, left) => {
  await using world = await worldWithGallery();
  const { shootId, engine } = world;
  const { tryGarments, compare } = engine;
  // The garment is removed between trying on and rendering, the colour before both.
  if (left.length === 1) {
    engine.compare = async (...order) => {
      engine.useWardrobe(left);
      return compare(...order);
    };
  } else {
    engine.tryGarments = async (...order) => {
      engine.useWardrobe(left);
      return tryGarments(...order);
    };
  }
  await requested(world, shootId, NAVY_JACKET);
  expect(await world.drain()).toEqual(['headshots.remake', 'headshots.erase-unchosen']);
  const { left: more, list } = await listRemakes(world.context.db, shootId);
  expect(list).toMatchObject([{ state: 'failed', failure: 'garment-gone' }]);
  expect(more).toBe(LIMITS.remakesPerShoot);
  expect(engine.held()).toBe(0);
});

it('gives up after the last attempt, and does not count it', async () => {
  await using world = await worldWithGallery();
  const { shootId } = world;
  const { render } = world.engine;
  Object.assign(world.engine, { render: () => Promise.reject(new Error('out of memory')) });
  const remakeId = await requested(world, shootId, NAVY_JACKET);
  await world.drainFailing();
  Object.assign(world.engine, { render });
  const { left, list } = await listRemakes(world.context.db, shootId);
  expect(list).toMatchObject([{ state: 'failed', failure: 'broken' }]);
  expect(left).toBe(LIMITS.remakesPerShoot);
  // A worker that is still running then changes nothing.
  await world.handlers['headshots.remake']?.({ shootId, remakeId }, new AbortController().signal);
  expect((await listRemakes(world.context.db, shootId)).list).toMatchObject([{ state: 'failed' }]);
  expect(await filesOf(world, shootId)).toHaveLength(24);
});

it('refuses remakes that are impossible or already used up', async () => {
  await using world = await worldWithGallery();
  const { shootId } = world;
  const { db } = world.context;
  const refusal = async (...args: Parameters<typeof request>) => {
    const asked = await request(...args);
    return asked.ok ? 'ok' : asked.error;
  };
  expect(await refusal(world, shootId, null)).toBe('clothes-unchanged');
  expect(await refusal(world, shootId, { garment: 'polo', dye: 'black' })).toBe('garment-unknown');
  expect(await refusal(world, shootId, { garment: 'suit-jacket', dye: 'white' })).toBe('garment-unknown');
  expect(await refusal(world, shootId, NAVY_JACKET, 99)).toBe('gone');
  expect(await requestRemake(world.context, shootId, NUMBER, NAVY_JACKET, [])).toMatchObject({
    error: 'garment-unknown',
  });
  const remakeId = await requested(world, shootId, NAVY_JACKET);
  expect(await refusal(world, shootId, GREY_JACKET)).toBe('remake-under-way');
  await world.drain();
  expect(await refusal(world, shootId, GREY_JACKET)).toBe('remake-under-way');
  await chooseVersion(galleryPorts(world.context), shootId, remakeId, 'new');
  expect(await refusal(world, shootId, NAVY_JACKET)).toBe('clothes-unchanged');
  expect(await refusal(world, shootId, GREY_JACKET)).toBe('ok');

  const ofFirst = and(eq(headshots.shootId, shootId), eq(headshots.number, 1));
  await db.update(headshots).set({ arrangement: null }).where(ofFirst);
  expect(await refusal(world, shootId, NAVY_JACKET, 1)).toBe('remake-impossible');
  await db.update(shoots).set({ consents: {} }).where(eq(shoots.id, shootId));
  expect(await refusal(world, shootId, NAVY_JACKET, 2)).toBe('remake-impossible');
  world.time.now = new Date('2027-11-21T10:00:00Z');
  expect(await refusal(world, shootId, NAVY_JACKET, 2)).toBe('gone');
});

it('renders and chooses nothing in an expired gallery', async () => {
  await using world = await worldWithGallery();
  const { shootId } = world;
  const ready = await requested(world, shootId, NAVY_JACKET, 1);
  await world.drain();
  const waiting = await requested(world, shootId, NAVY_JACKET, 2);
  const before = await filesOf(world, shootId);
  world.time.now = new Date('2027-11-21T10:00:00Z');
  await world.drain();
  expect(await chooseVersion(galleryPorts(world.context), shootId, ready, 'new')).toMatchObject({
    error: 'gone',
  });
  expect(await filesOf(world, shootId)).toEqual(before);
  const rows = await world.database.db.select().from(headshotRemakes);
  expect(rows.find(({ id }) => id === waiting)).toMatchObject({ state: 'requested' });
});

it('leaves the new version untouched when the delivery is repeated', async () => {
  await using world = await worldWithGallery();
  const { shootId } = world;
  const remakeId = await requested(world, shootId, NAVY_JACKET);
  await world.drain();
  await chooseVersion(galleryPorts(world.context), shootId, remakeId, 'new');
  await world.drain();
  await requested(world, shootId, GREY_JACKET, 4);
  await world.drain();
  const before = await filesOf(world, shootId);
  await world.handlers['shoots.deliver']?.({ shootId }, new AbortController().signal);
  expect(await filesOf(world, shootId)).toEqual(before);
  expect(await world.database.db.select().from(headshots)).toHaveLength(12);
});
