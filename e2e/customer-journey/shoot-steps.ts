import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import type { Language } from '../../src/catalog/languages.ts';
import { PACKAGES } from '../../src/catalog/packages.ts';
import { STYLE_IDS, type StyleId } from '../../src/base/style-ids.ts';
import { writeGalleryReady } from '../../src/features/gallery/write-gallery-ready.server.ts';
import { rateGallery, shareHeadshots } from '../../src/features/gallery/change-gallery.server.ts';
import { deliverShoot } from '../../src/features/shoots/rendering/deliver-shoot.server.ts';
import { failShoot } from '../../src/features/shoots/rendering/fail-shoot.server.ts';
import { markRendering, recordPreparedSelfies } from '../../src/features/shoots/shoot-state-store.server.ts';
import { storageKeys } from '../../src/features/shoots/storage-keys.ts';
import type { HeadshotMeasures } from '../../src/imaging/finished-headshot.ts';
import { orders } from '../../src/platform/db/tables/orders.ts';
import { headshots, selfies, type ShootState, shoots } from '../../src/platform/db/tables/shoots.ts';
import { derivedKey } from '../../src/platform/storage/derived-key.ts';
import type { Backend } from './backend.ts';

export const STYLE: StyleId = 'warm';
const SELFIES = 6;
const DAY_MS = 24 * 3_600_000;
export const SHARED_NUMBERS = [2, 5] as const;
export const HEADSHOTS = PACKAGES.basic.headshotCount;

/**
 * Gives a draft five good selfies, one with a caution, a refused one, every preview and a filled-in form, so that it can be
 * paid for. The previews are inserted because the service's worker would rightly refuse to make any of a drawing.
 */
export async function fillDraft(
  { db, storage, clock }: Backend,
  shootId: string,
  customer: { readonly firstName: string; readonly email: string },
): Promise<void> {
  const now = clock.now();
  const at = now.toISOString();
  for (let position = 1; position <= SELFIES + 1; position++) {
    const id = `${shootId}-selfie-${position}`;
    const isRefused = position > SELFIES;
    const state = isRefused ? ('rejected' as const) : ('accepted' as const);
    await storage.put(storageKeys.selfieClean(shootId, id), await drawn(300, 400, position));
    await storage.put(storageKeys.selfieThumbnail(shootId, id), await drawn(150, 200, position));
    for (const style of isRefused ? [] : STYLE_IDS)
      await storage.put(storageKeys.preview(shootId, style, id), await drawn(512, 640, position));
    await db.insert(selfies).values({
      ...{ id, uploadId: id, shootId, position, state, reasons: isRefused ? ['no-face'] : [] },
      ...{ cautions: position === SELFIES ? ['hat'] : [], widthPx: 1200, heightPx: 1600, createdAt: now },
    });
  }
  await db
    .update(shoots)
    .set({
      ...{ state: 'ready_to_pay', packageId: 'basic', styles: [STYLE], compareState: 'done', ...customer },
      ...{ previewState: 'ready', previewStyle: STYLE, previewSelfieId: `${shootId}-selfie-1` },
      previews: Array.from({ length: SELFIES }, (_, index) => `${shootId}-selfie-${index + 1}`).flatMap(
        (selfieId) =>
          STYLE_IDS.map((style) => ({ style, selfieId, own: true, dressed: null, wish: 'any' as const })),
      ),
      consents: { terms: at, likeness: at, startBeforeWithdrawalEnds: at },
    })
    .where(eq(shoots.id, shootId));
}

/** Keeps the worker from rendering the drawn selfies: a job that waits until tomorrow blocks any other of the shoot. */
export async function pauseRendering({ db, queue, clock }: Backend, shootId: string): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + DAY_MS);
  await db.transaction((tx) =>
    queue.enqueue(tx, 'shoots.render', { shootId }, { singletonKey: shootId, startAfter }),
  );
}

export async function stateOf({ db }: Pick<Backend, 'db'>, shootId: string): Promise<ShootState | undefined> {
  const [shoot] = await db.select().from(shoots).where(eq(shoots.id, shootId));
  return shoot?.state;
}

/** Waits until the shoot has reached this state, for example after the payment's webhook. */
export async function waitForState(backend: Backend, shootId: string, state: ShootState): Promise<void> {
  await until(async () => (await stateOf(backend, shootId)) === state);
}

/** Waits until an order of the shoot is paid, which starts nothing if the buyer paid first. */
export function waitForPaidOrder({ db }: Backend, shootId: string): Promise<void> {
  const isPaid = and(eq(orders.shootId, shootId), eq(orders.state, 'paid'));
  return until(async () => (await db.$count(orders, isPaid)) === 1);
}

export const MEASURES: HeadshotMeasures = {
  likeness: 0.9,
  sourceLikeness: 0.9,
  skinShiftDeltaE: 2,
  headHeightShare: 0.5,
  eyeLineShare: 0.4,
  crownLineShare: 0.1,
  faceCentreShare: 0.5,
  enlargement: 1,
  rollDeg: 0,
  sharpness: 40,
  textureKept: 0.9,
  edgeSpillDeltaE: 4,
  edgeHaloDeltaL: 6,
  perceptualHash: '0123456789abcdef',
};

/** Stores drawn headshots in place of rendered ones. */
export async function renderHeadshots(backend: Backend, shootId: string, count: number): Promise<void> {
  const { db, storage, clock, live } = backend;
  const jpeg = await drawn(1024, 1280, 1);
  const thumbnail = await drawn(320, 400, 1);
  const known = await db.select().from(headshots).where(eq(headshots.shootId, shootId));
  for (let number = known.length + 1; number <= count; number++) {
    const storageKey = storageKeys.headshot(shootId, number);
    await storage.put(storageKey, jpeg);
    await storage.put(derivedKey(storageKey, 'thumbnail'), thumbnail);
    await db.insert(headshots).values({
      ...{ shootId, number, style: STYLE, scene: 'hearth-room', selfieId: `${shootId}-selfie-1`, storageKey },
      ...{ widthPx: 1024, heightPx: 1280, bytes: jpeg.byteLength, likeness: MEASURES.likeness },
      ...{ measures: MEASURES, perceptualHash: MEASURES.perceptualHash },
      ...{ elapsedMs: 1, createdAt: clock.now() },
      arrangement: { framing: 'classic', variation: number, seed: number },
    });
  }
  await db.transaction(async (tx) => {
    await markRendering(tx, shootId, clock.now());
    await recordPreparedSelfies(tx, shootId, SELFIES);
    await live.publish(tx, shootId);
  });
}

export async function deliver(backend: Backend, shootId: string): Promise<void> {
  await renderHeadshots(backend, shootId, HEADSHOTS);
  await deliverShoot(
    { ...backend, writeGalleryReadyMail: (tx, shoot) => writeGalleryReady(tx, backend, shoot) },
    shootId,
  );
  expect(await stateOf(backend, shootId)).toBe('delivered');
}

/** Shares two pictures as the owner and returns the id of the link. */
export async function share(backend: Backend, shootId: string): Promise<string> {
  const shared = await shareHeadshots(backend, shootId, SHARED_NUMBERS);
  return shared.ok ? shared.value.id : expect.unreachable(shared.error);
}

export async function rate(backend: Backend, shootId: string): Promise<void> {
  expect(
    await rateGallery(backend, shootId, { stars: 5, comment: 'fine', permission: 'none', language: 'en' }),
  ).toMatchObject({ ok: true });
}

/** Fails the shoot and delays its refund until tomorrow, so that the page of a failed shoot can be checked. */
export async function fail(backend: Backend, shootId: string): Promise<void> {
  const startAfter = new Date(backend.clock.now().getTime() + DAY_MS);
  const enqueue: Backend['queue']['enqueue'] = (tx, name, payload, options) =>
    backend.queue.enqueue(tx, name, payload, { ...options, startAfter });
  await failShoot({ ...backend, queue: { ...backend.queue, enqueue } }, shootId);
  expect(await stateOf(backend, shootId)).toBe('failed');
}

/** Refunds the order with the job that the support command enqueues; the worker and the sandbox do the rest. */
export async function refund(backend: Backend, shootId: string): Promise<void> {
  const { db, queue } = backend;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shootId, shootId), eq(orders.state, 'paid')));
  await db.transaction((tx) =>
    queue.enqueue(tx, 'orders.refund', { orderId: order!.id, reason: 'customer' }),
  );
  await waitForState(backend, shootId, 'refunded');
}

/** Moves the shoot's expiry into the past. */
export async function passExpiry({ db, clock }: Backend, shootId: string): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() - 1_000);
  await db.update(shoots).set({ expiresAt }).where(eq(shoots.id, shootId));
}

/** Lets the worker sweep the expired shoot. */
export async function sweep(backend: Backend, shootId: string): Promise<void> {
  await passExpiry(backend, shootId);
  const { db, queue } = backend;
  await db.transaction((tx) => queue.enqueue(tx, 'shoots.expire', { shootId }, { singletonKey: shootId }));
  await until(async () => {
    const [shoot] = await db.select().from(shoots).where(eq(shoots.id, shootId));
    return shoot?.erasedAt !== null;
  });
}

/** Waits for the worker, which takes seconds, or up to a minute on a busy machine. */
function until(isSo: () => Promise<boolean>): Promise<void> {
  return vi.waitFor(async () => expect(await isSo()).toBe(true), { timeout: 60_000, interval: 100 });
}

export function buyerOf(language: Language, name: string) {
  return { firstName: 'Robin', email: `${name}-${language}@visitor.example` } as const;
}

const drawings = new Map<string, Promise<Buffer>>();

/** Returns a drawing without a person. */
export function drawn(width: number, height: number, shade: number): Promise<Buffer> {
  const key = `${width} ${height} ${shade}`;
  const known = drawings.get(key);
  if (known) return known;
  const background = { r: 90 + 10 * shade, g: 110, b: 120 };
  const made = sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  drawings.set(key, made);
  return made;
}
