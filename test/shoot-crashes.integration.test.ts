import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { erasePorts } from './composed-ports.ts';
import { fakeSelfie } from './fake-engine/fake-selfie.ts';
import { killAtEveryStep, killableWorker } from './kill-at-every-step.ts';
import { insertPaidShoot } from './paid-shoot.ts';
import { createShootWorld } from './shoot-world.ts';
import { mails } from '../src/platform/db/tables/mails.ts';
import { orders } from '../src/platform/db/tables/orders.ts';
import { deletionReceipts, headshots, selfies, shoots } from '../src/platform/db/tables/shoots.ts';
import { receiptText } from '../src/features/shoots/erasure/deletion-receipt.ts';
import { eraseShoot } from '../src/features/shoots/erasure/erase-shoot.server.ts';
import { finishUpload } from '../src/features/shoots/selfies/finish-upload.server.ts';
import { insertShoot } from '../src/features/shoots/shoot-store.server.ts';
import { storageKeys } from '../src/features/shoots/storage-keys.ts';
import { createUploadStore } from '../src/features/shoots/selfies/upload-store.server.ts';

const NEVER = new AbortController().signal;

it('delivers twelve distinct pictures and one mail, wherever render and delivery are killed', async () => {
  await using world = await createShootWorld();
  const { db, storage } = world.context;
  world.engine.failEvery = 5;
  const { crash, handlers } = killableWorker(world);
  const pictures = new Map<string, string[]>();
  const subject = () =>
    // The shoot is inserted through the context that never crashes, because only the work is to be killed.
    insertPaidShoot(world);
  const steps = await killAtEveryStep(
    crash,
    subject,
    async (shootId) => {
      await handlers['shoots.render']?.({ shootId }, NEVER);
      await handlers['shoots.deliver']?.({ shootId }, NEVER);
    },
    async (shootId, killedAt) => {
      const rows = await db.select().from(headshots).where(eq(headshots.shootId, shootId));
      const files = await storage.list(storageKeys.headshots(shootId));
      expect(rows, killedAt).toHaveLength(12);
      expect(new Set(rows.map((row) => row.perceptualHash)).size, killedAt).toBe(12);
      expect(files.map((file) => file.key).toSorted(), killedAt).toEqual(
        rows.map((row) => row.storageKey).toSorted(),
      );
      const sent = await db.select().from(mails).where(eq(mails.shootId, shootId));
      expect(
        sent.map((mail) => mail.kind),
        killedAt,
      ).toEqual(['gallery-ready']);
      const [shoot] = await db.select().from(shoots).where(eq(shoots.id, shootId));
      expect(shoot?.state, killedAt).toBe('delivered');
      pictures.set(shootId, rows.map((row) => `${row.number} ${row.scene}`).toSorted());
    },
  );
  expect(steps).toBeGreaterThan(60);
  // However often it was interrupted, it is the same shoot.
  expect(new Set([...pictures.values()].map(String)).size).toBe(1);
  expect(world.engine.held()).toBe(0);
});

it('judges a selfie once and keeps no upload, wherever the check is killed', async () => {
  await using world = await createShootWorld();
  const { db, storage, ids, clock } = world.context;
  const uploads = createUploadStore(world.context);
  const { crash, handlers } = killableWorker(world);
  const subject = async () => {
    const shootId = ids.newId();
    const uploadId = shootId;
    const bytes = fakeSelfie({ name: 'a', metadata: 'GPSLatitude' });
    await db.transaction((tx) =>
      insertShoot(tx, {
        id: shootId,
        language: 'en',
        styles: [],
        consents: { likeness: 'yes' },
        seed: 1,
        createdAt: clock.now(),
        expiresAt: clock.now(),
      }),
    );
    await uploads.create(shootId, uploadId, { sizeBytes: bytes.length, createdAt: '' });
    await uploads.append(
      shootId,
      uploadId,
      0,
      (async function* () {
        yield bytes;
      })(),
    );
    await finishUpload({ ...world.context, uploads }, shootId, uploadId);
    return shootId;
  };
  const steps = await killAtEveryStep(
    crash,
    subject,
    async (shootId) => {
      await handlers['shoots.prepare']?.({ shootId, selfieId: shootId }, NEVER);
      await handlers['shoots.compare']?.({ shootId }, NEVER);
    },
    async (shootId, killedAt) => {
      const rows = await db.select().from(selfies).where(eq(selfies.shootId, shootId));
      expect(rows, killedAt).toMatchObject([{ state: 'accepted', reasons: [] }]);
      const files = await storage.list(storageKeys.shoot(shootId));
      expect(
        files.map((file) => file.key.slice(storageKeys.shoot(shootId).length)),
        killedAt,
      ).toEqual([
        `selfies/${shootId}/clean.jpg`,
        `selfies/${shootId}/thumbnail.jpg`,
        `uploads/${shootId}/info.json`,
      ]);
      const [shoot] = await db.select().from(shoots).where(eq(shoots.id, shootId));
      expect(shoot?.compareState, killedAt).toBe('done');
    },
  );
  expect(steps).toBeGreaterThan(10);
});

it('erases everything and signs one receipt, wherever the erasure is killed', async () => {
  await using world = await createShootWorld();
  const { db, storage, capabilities } = world.context;
  const { crash, context } = killableWorker(world);
  const subject = async () => {
    const shootId = await insertPaidShoot(world);
    await world.handlers['shoots.render']?.({ shootId }, NEVER);
    await world.handlers['shoots.deliver']?.({ shootId }, NEVER);
    const [mail] = await db.select().from(mails).where(eq(mails.shootId, shootId));
    await world.handlers['mail.send']?.({ mailId: mail!.id }, NEVER);
    expect(world.mailer.sent()).toMatchObject([{ id: mail!.id }]);
    return shootId;
  };
  const receipts = new Set<string>();
  const steps = await killAtEveryStep(
    crash,
    subject,
    async (shootId) => {
      expect((await eraseShoot(erasePorts(context), shootId, 'owner')).ok).toBe(true);
    },
    async (shootId, killedAt) => {
      expect(await storage.list(storageKeys.shoot(shootId)), killedAt).toEqual([]);
      expect(world.mailer.sent(), killedAt).toEqual([]);
      const [receipt] = await db.select().from(deletionReceipts).where(eq(deletionReceipts.shootId, shootId));
      expect(receipt?.erased, killedAt).toMatchObject({ selfies: 6, headshots: 12, files: 36, mails: 1 });
      if (!receipt) return;
      expect(capabilities.verify('receipt', receiptText(receipt), receipt.signature), killedAt).toBe(true);
      receipts.add(JSON.stringify(receipt.erased));
      const [order] = await db.select().from(orders).where(eq(orders.shootId, shootId));
      expect(order, killedAt).toMatchObject({ email: null, amountCents: 1900 });
      const notices = await db
        .select()
        .from(mails)
        .where(eq(mails.dedupeKey, `deletion-receipt:${shootId}`));
      expect(notices, killedAt).toHaveLength(1);
    },
  );
  expect(steps).toBeGreaterThan(8);
  expect(receipts.size).toBe(1);
});
