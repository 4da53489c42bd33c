import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { erasePorts } from '../../../../test/composed-ports.ts';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { createShootWorld, type ShootWorld } from '../../../../test/shoot-world.ts';
import { err, ok } from '../../../base/result.ts';
import { ratings, sharedHeadshots, shares } from '../../../platform/db/tables/gallery.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { deletionReceipts, selfies, shoots, type ShootState } from '../../../platform/db/tables/shoots.ts';
import { storageKeys } from '../storage-keys.ts';
import { eraseShoot } from './erase-shoot.server.ts';
import { expireShoot } from './expire-shoot.server.ts';
import { findReceipt } from './receipt-store.server.ts';

async function insertShootIn(world: ShootWorld, state: ShootState, expiresInMs: number): Promise<string> {
  const id = await insertPaidShoot(world);
  const expiresAt = new Date(world.time.now.getTime() + expiresInMs);
  await world.context.db.update(shoots).set({ state, expiresAt }).where(eq(shoots.id, id));
  return id;
}

async function expectWhole({ context, database }: ShootWorld, id: string): Promise<void> {
  const [shoot] = await database.db.select().from(shoots).where(eq(shoots.id, id));
  expect(shoot).toMatchObject({ email: 'jo@example.com', erasedAt: null });
  expect(await database.db.select().from(selfies).where(eq(selfies.shootId, id))).toHaveLength(6);
  expect(await context.storage.list(storageKeys.shoot(id))).toHaveLength(12);
  expect(await database.db.select().from(deletionReceipts)).toEqual([]);
}

it.each(['expired', 'draft-abandoned', 'refunded'] as const)(
  'refuses to erase a shoot that was extended since the sweep read it: %s',
  async (reason) => {
    await using world = await createShootWorld();
    const id = await insertShootIn(world, 'delivered', 1);
    expect(await eraseShoot(erasePorts(world.context), id, reason)).toEqual({
      ok: false,
      error: 'shoot-not-due',
    });
    await expectWhole(world, id);
    world.time.now = new Date(world.time.now.getTime() + 1);
    expect(await eraseShoot(erasePorts(world.context), id, reason)).toMatchObject({
      ok: true,
      value: { reason },
    });
  },
);

it('erases at once for the owner', async () => {
  await using world = await createShootWorld();
  const id = await insertShootIn(world, 'delivered', 1_000);
  expect(await eraseShoot(erasePorts(world.context), id, 'owner')).toMatchObject({
    ok: true,
    value: { reason: 'owner' },
  });
});

it('erases at once for an operator, unless somebody refuses it in the transaction that closes the shoot', async () => {
  await using world = await createShootWorld();
  const id = await insertShootIn(world, 'delivered', 1_000);
  const refused = await eraseShoot(erasePorts(world.context), id, 'operator', async (_, shoot) =>
    shoot.state === 'delivered' ? err('not-now') : ok('fine'),
  );
  expect(refused).toEqual({ ok: false, error: 'not-now' });
  await expectWhole(world, id);
  expect(await eraseShoot(erasePorts(world.context), id, 'operator')).toMatchObject({
    ok: true,
    value: { reason: 'operator' },
  });
});

it.each([
  ['paid', 'owner'],
  ['rendering', 'owner'],
  ['rendering', 'operator'],
  ['paid', 'draft-abandoned'],
  ['rendering', 'expired'],
] as const)('refuses to erase a shoot that is %s, for the reason: %s', async (state, reason) => {
  await using world = await createShootWorld();
  const id = await insertShootIn(world, state, -1);
  expect(await eraseShoot(erasePorts(world.context), id, reason)).toEqual({
    ok: false,
    error: 'shoot-in-progress',
  });
  await expectWhole(world, id);
});

it('reports an unknown shoot, and the job for one succeeds', async () => {
  await using world = await createShootWorld();
  expect(await eraseShoot(erasePorts(world.context), 'nobody', 'owner')).toEqual({
    ok: false,
    error: 'shoot-not-found',
  });
  await expireShoot(erasePorts(world.context), 'nobody');
  expect(await world.database.db.select().from(deletionReceipts)).toEqual([]);
});

it('finishes an erasure that was killed before its files were erased, with the first counts', async () => {
  await using world = await createShootWorld();
  const id = await insertShootIn(world, 'delivered', 1_000);
  const ports = erasePorts(world.context);
  const dying = {
    ...ports,
    storage: { ...ports.storage, eraseAll: () => Promise.reject(new Error('killed')) },
  };
  await expect(eraseShoot(dying, id, 'owner')).rejects.toThrow('killed');
  const begun = await findReceipt(world.context.db, id);
  expect(begun).toMatchObject({ signature: '', reason: 'owner', erased: { selfies: 6, files: 12 } });
  // The shoot is expired from now on, so the first of the two calls erases it.
  await expireShoot(ports, id);
  const ended = await findReceipt(world.context.db, id);
  expect(ended).toMatchObject({ reason: 'owner', erased: begun!.erased });
  expect(ended?.signature).not.toBe('');
  expect(await world.context.storage.list(storageKeys.shoot(id))).toEqual([]);
});

it('sends the notice only to customers who paid, and makes the mailer forget their mails', async () => {
  await using world = await createShootWorld();
  const id = await insertShootIn(world, 'delivered', 0);
  const mail = { kind: 'gallery-ready', recipient: 'jo@example.com', language: 'en' as const };
  const content = { subject: 's', html: 'h', text: 't', createdAt: world.time.now };
  await world.context.db
    .insert(mails)
    .values({ ...mail, ...content, id: 'mail-of-jo', dedupeKey: 'mail-of-jo', shootId: id });
  const forgotten: (readonly string[])[] = [];
  const notified: string[] = [];
  const ports = {
    ...erasePorts(world.context),
    mailer: { forget: async (ids: readonly string[]) => void forgotten.push(ids) },
    writeDeletionNotice: async (_tx: unknown, notice: { email: string }) => void notified.push(notice.email),
  };
  await eraseShoot(ports, id, 'owner');
  await eraseShoot(ports, id, 'owner');
  expect(forgotten).toEqual([['mail-of-jo']]);
  expect(notified).toEqual(['jo@example.com']);

  const unpaid = await insertShootIn(world, 'draft', 0);
  await world.context.db.update(shoots).set({ paidAt: null }).where(eq(shoots.id, unpaid));
  await world.context.db
    .update(orders)
    .set({ state: 'open', paidAt: null })
    .where(eq(orders.shootId, unpaid));
  await eraseShoot(ports, unpaid, 'draft-abandoned');
  expect(notified).toHaveLength(1);

  // Paid first and never started: only the order has the address.
  const waiting = await insertShootIn(world, 'refunded', 0);
  await world.context.db.update(shoots).set({ paidAt: null, email: null }).where(eq(shoots.id, waiting));
  const refunded = { state: 'refunded', email: 'mira@example.org' } as const;
  await world.context.db.update(orders).set(refunded).where(eq(orders.shootId, waiting));
  await eraseShoot(ports, waiting, 'refunded');
  await eraseShoot(ports, waiting, 'refunded');
  expect(notified).toEqual(['jo@example.com', 'mira@example.org']);
});

it('empties the row except for id, language, package, state and dates', async () => {
  await using world = await createShootWorld();
  const id = await insertShootIn(world, 'delivered', 0);
  await world.context.db
    .update(shoots)
    .set({
      previewState: 'ready',
      previewStyle: 'warm',
      previewSelfieId: 'one',
      clothes: [{ garment: 'suit-jacket', dye: 'navy' }],
      previews: [{ style: 'warm', selfieId: 'one', own: true, dressed: null }],
      previewsMade: 3,
      previewCharged: true,
      previewTurn: 4,
      previewWaiting: true,
      remakes: 2,
      preparedSelfies: 6,
      comparedAt: world.time.now,
      previewMadeAt: world.time.now,
      newsletterTick: { textShown: 'yes', formVersion: '1', language: 'en', addressHash: 'hash' },
    })
    .where(eq(shoots.id, id));
  await eraseShoot(erasePorts(world.context), id, 'owner');
  const [row] = await world.database.db.select().from(shoots).where(eq(shoots.id, id));
  expect(row).toEqual({
    ...{ id, state: 'expired', language: 'en', packageId: 'basic', createdAt: world.time.now },
    ...{ paidAt: world.time.now, expiresAt: world.time.now, erasedAt: world.time.now },
    ...{
      renderingAt: null,
      deliveredAt: null,
      styles: [],
      email: null,
      firstName: null,
      consents: {},
      seed: 0,
    },
    ...{ compareState: 'none', previewState: 'none', previewStyle: null, previewSelfieId: null },
    ...{ clothes: 'mix', previews: [], newsletterTick: null },
    ...{ previewsMade: 0, previewCharged: false, previewTurn: 0, previewWaiting: false },
    ...{ remakes: 0, preparedSelfies: 0, startRequestedAt: null },
    ...{ comparedAt: null, previewMadeAt: null, failedAt: null },
  });
});

it('counts what it erases of this shoot alone, and notifies the page twice', async () => {
  await using world = await createShootWorld();
  const { db, storage } = world.context;
  const id = await insertShootIn(world, 'delivered', 0);
  await storage.put(`${storageKeys.previews(id)}warm.jpg`, Buffer.from('preview'));
  const bytes = (await storage.list(storageKeys.shoot(id))).reduce((sum, file) => sum + file.sizeBytes, 0);
  await db.insert(shares).values({ id: 'share-of-jo', shootId: id, createdAt: world.time.now });
  await db.insert(sharedHeadshots).values({ shareId: 'share-of-jo', number: 1 });
  await db.insert(ratings).values({ shootId: id, stars: 5, createdAt: world.time.now });
  const notified: string[] = [];
  const live = {
    ...world.context.live,
    publish: async (_tx: unknown, about: string) => void notified.push(about),
  };
  const erased = await eraseShoot({ ...erasePorts(world.context), live }, id, 'owner');
  const counts = { selfies: 6, headshots: 0, shares: 1, ratings: 1, mails: 0, previews: 1, files: 13, bytes };
  expect(erased).toMatchObject({ ok: true, value: { erased: counts } });
  expect(notified).toEqual([id, id]);
  for (const table of [selfies, shares, sharedHeadshots, ratings]) {
    expect(await world.database.db.select().from(table)).toEqual([]);
  }
});

it('sends no mail without an address, and skips a shoot that is already erased', async () => {
  await using world = await createShootWorld();
  const id = await insertShootIn(world, 'delivered', 0);
  await world.context.db.update(shoots).set({ email: null }).where(eq(shoots.id, id));
  await world.context.db.update(orders).set({ email: null }).where(eq(orders.shootId, id));
  const notices: unknown[] = [];
  const writeDeletionNotice = async (_tx: unknown, notice: unknown) => void notices.push(notice);
  const ports = { ...erasePorts(world.context), writeDeletionNotice };
  await expireShoot(ports, id);
  expect(notices).toEqual([]);
  const never = {
    ...ports,
    storage: { ...ports.storage, eraseAll: () => Promise.reject(new Error('again')) },
  };
  await expireShoot(never, id);
});
