import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { completeDraft } from './draft-to-payment.ts';
import type { PaymentStandIn } from './payment-stand-ins/stand-in.ts';
import { createShootWorld } from './shoot-world.ts';
import { MIGRATIONS_DIR } from './template-database.ts';
import { applyPaymentEvent } from '../src/features/orders/apply-payment-event.server.ts';
import { openCheckout } from '../src/features/orders/checkout/open-checkout.server.ts';
import type { ShootAtCheckout } from '../src/features/orders/order-ports.ts';
import { lockForCheckout } from '../src/features/shoots/draft/lock-for-checkout.server.ts';
import { eraseShoot } from '../src/features/shoots/erasure/erase-shoot.server.ts';
import { PLAIN_CIPHER } from '../src/platform/backup/backup-cipher.ts';
import { copyErasures, readErasures } from '../src/platform/backup/copy-erasures.ts';
import { createFolderTarget } from '../src/platform/backup/folder-target.ts';
import { findBackup, openBackup } from '../src/platform/backup/list-backups.ts';
import { restoreDatabase } from '../src/platform/backup/restore-database.ts';
import { restoreFiles } from '../src/platform/backup/restore-files.ts';
import { mails } from '../src/platform/db/tables/mails.ts';
import { orders } from '../src/platform/db/tables/orders.ts';
import { headshots, selfies, shoots } from '../src/platform/db/tables/shoots.ts';
import { subscribers } from '../src/platform/db/tables/subscribers.ts';
import type { Payments } from '../src/platform/payments/payments.ts';
import { createMemoryStorage } from '../src/platform/storage/memory-storage.ts';
import { makeBackup } from '../src/worker/backup/make-backup.ts';
import { erasePorts } from '../src/worker/erase-ports.ts';
import { shootOfOrder } from '../src/worker/order-handlers.ts';
import { settleRestoredData } from '../src/worker/restore/settle-restored-data.ts';

const HOUR_MS = 3_600_000;
const signal = new AbortController().signal;

export interface Shop {
  readonly payments: Payments;
  readonly standIn: PaymentStandIn;
  readonly time: { now: Date };
}

/** A service whose customers pay at the stand-in of a provider, with a folder for backups. */
export async function openService(shop: Shop) {
  const storage = createMemoryStorage();
  const world = await createShootWorld({ payments: () => shop.payments, storage });
  onTestFinished(() => world[Symbol.asyncDispose]());
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { context, database } = world;
  const place = { target: createFolderTarget(folder), cipher: PLAIN_CIPHER };
  const atCheckout: ShootAtCheckout = {
    ...shootOfOrder(context),
    lockForCheckout: (tx, shootId, starts) => lockForCheckout(tx, context, shootId, starts),
  };
  const wait = (hours: number) => {
    world.time.now = new Date(world.time.now.getTime() + hours * HOUR_MS);
    shop.time.now = world.time.now;
  };
  shop.time.now = world.time.now;

  async function draft(email: string) {
    const made = await completeDraft(world);
    await made.visitor.json('PUT', '/api/shoot/customer', { firstName: 'Jo', email });
    return made.id;
  }
  async function checkOut(shootId: string, email: string): Promise<string> {
    const opened = await openCheckout(
      context,
      atCheckout,
      { shootId, productId: 'premium', email, language: 'en', startsWhenPaid: true },
      { discountCode: undefined, pageLanguage: 'en', returnUrl: 'http://localhost:3000/' },
    );
    if (!opened.ok) throw new Error(opened.error);
    return opened.value.orderId;
  }
  async function pay(orderId: string) {
    expect(shop.standIn.pay(orderId)).toBe('paid');
    await shop.standIn.webhooks.deliver(async ({ rawBody, headers }) => {
      const reading = await shop.payments.readWebhook(rawBody, new Headers(headers));
      if (typeof reading === 'object') await applyPaymentEvent(context, shootOfOrder(context), reading);
      return 200;
    });
  }

  return {
    ...{ world, context, storage, place, wait, draft, checkOut, pay, drain: () => world.drain() },
    async buy(email: string) {
      const id = await draft(email);
      const orderId = await checkOut(id, email);
      await pay(orderId);
      return { id, orderId };
    },
    erase: async (shootId: string) => {
      expect(await eraseShoot(erasePorts(context), shootId, 'owner')).toMatchObject({ ok: true });
    },
    copyErasures: () => copyErasures(context, place),
    backUp: () =>
      makeBackup(
        context,
        {
          ...{ place, databaseUrl: database.url, dataFolder: createMemoryStorage(), keepDays: 14 },
          ...{ appSecret: undefined, secretFingerprint: 'x' },
        },
        { random: 'aaaaaaaa', signal, prunes: false },
      ),
    /** Loses all data, and puts the backup in its place. */
    async destroyAndLoad() {
      for (const { key } of await storage.inventory()) await storage.delete(key);
      await context.db.execute(sql`drop schema public cascade`);
      await context.db.execute(sql`drop schema pgboss cascade`);
      await context.db.execute(sql`create schema public`);
      const backup = await openBackup(place.target, place.cipher, await findBackup(place.target));
      await restoreDatabase(database.url, context.db, {
        ...{ target: place.target, backup, migrationsDir: MIGRATIONS_DIR, startedAt: context.clock.now() },
        onTable: () => undefined,
      });
      const put = async ({ key }: { key: string }, bytes: Uint8Array) => storage.put(key, bytes);
      const damaged = await restoreFiles({
        ...{ target: place.target, backup, signal, put },
        onFile: () => undefined,
      });
      expect(damaged).toEqual([]);
    },
    settle: async () => settleRestoredData(context, await readErasures(place, new Date(0))),
    refundOf: (orderId: string) =>
      shop.standIn.books().find((payment) => payment.orderId === orderId)?.refundedCents,
    async shoot(id: string) {
      const [row] = await context.db.select().from(shoots).where(eq(shoots.id, id));
      return row;
    },
    async order(id: string) {
      const [row] = await context.db.select().from(orders).where(eq(orders.id, id));
      return row;
    },
    filesOf: async (id: string) => (await storage.list(`shoots/${id}/`)).map(({ key }) => key),
  };
}

type Service = Awaited<ReturnType<typeof openService>>;

export async function subscribe({ world, context }: Service, id: string): Promise<void> {
  await context.db.insert(subscribers).values({
    ...{ id, email: `${id}@example.org`, language: 'en', state: 'confirmed', source: 'blog', utmSource: 'n' },
    ...{ utmMedium: 'n', utmCampaign: 'n', discountCode: 'NONE', discountPercent: 10, firstName: 'Mira' },
    ...{ requestedAt: world.time.now, confirmedAt: world.time.now },
  });
}

/** A shoot whose rendering was interrupted after some headshots. */
export async function interruptRendering({ storage, world }: Service, shootId: string): Promise<void> {
  const stop = new AbortController();
  const put = storage.put.bind(storage);
  storage.put = async (key, bytes) => {
    await put(key, bytes);
    if (key.includes('/headshots/003')) stop.abort();
  };
  await world.handlers['shoots.render']?.({ shootId }, stop.signal).catch(() => undefined);
  storage.put = put;
}

export async function expectDeliveredOnce(service: Service, shootId: string, orderId: string): Promise<void> {
  const { context } = service;
  expect(await service.shoot(shootId), orderId).toMatchObject({ state: 'delivered' });
  const rows = await context.db.select().from(headshots).where(eq(headshots.shootId, shootId));
  expect(rows.length).toBeGreaterThan(10);
  for (const { storageKey } of rows) expect(await context.storage.get(storageKey)).toBeDefined();
  const announced = await context.db
    .select({ kind: mails.kind })
    .from(mails)
    .where(and(eq(mails.shootId, shootId), eq(mails.kind, 'gallery-ready')));
  expect(announced).toHaveLength(1);
  expect(service.refundOf(orderId)).toBe(0);
  expect(await service.order(orderId)).toMatchObject({ state: 'paid' });
}

export async function expectErased(service: Service, shootId: string): Promise<void> {
  expect(await service.filesOf(shootId)).toEqual([]);
  const row = await service.shoot(shootId);
  if (row) expect(row).toMatchObject({ email: null, firstName: null, erasedAt: expect.any(Date) as Date });
  const { db } = service.context;
  expect(await db.$count(headshots, eq(headshots.shootId, shootId))).toBe(0);
  expect(await db.$count(selfies, eq(selfies.shootId, shootId))).toBe(0);
}
