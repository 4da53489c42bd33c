import { PACKAGES } from '../../catalog/packages.ts';
import type { StyleId } from '../../catalog/styles.ts';
import { invariant } from '../../base/invariant.ts';
import type { EncodedImage, Headshot, HeadshotEngine, HeadshotSize } from '../../imaging/engine.ts';
import { compareSelfies } from './compare-selfies.server.ts';
import { failShoot } from './fail-shoot.server.ts';
import { insertHeadshot } from './headshot-store.server.ts';
import { loadSelfieImages } from './load-selfie-images.server.ts';
import { mendHeadshots } from './mend-headshots.server.ts';
import { nextShootState } from './shoot-state.ts';
import { listSelfies } from './selfie-store.server.ts';
import { findPaidOrder, findShoot, lockShoot, type ShootRow, updateShoot } from './shoot-store.server.ts';
import type { ShootPorts } from './shoot-ports.ts';
import { startPaidShoot } from './start-paid-shoot.server.ts';
import { storageKeys } from './storage-keys.ts';

export const HEADSHOT_SIZE: HeadshotSize = { widthPx: 1024, heightPx: 1280 };

/** A passed picture of the plan, under its number, made of the selfie with this index of those given. */
export interface FinishedHeadshot {
  readonly number: number;
  readonly selfieIndex: number;
  readonly headshot: Headshot;
}

/** The plan and its re-rolls (imaging/recipes/shoot.ts): yields only pictures that passed, each number once. */
export type RunShoot = (
  order: {
    readonly selfies: readonly EncodedImage[];
    readonly styles: readonly StyleId[];
    readonly count: number;
    readonly seed: number;
    readonly size: HeadshotSize;
    readonly alreadyDone: readonly number[];
  },
  signal: AbortSignal,
) => AsyncIterable<FinishedHeadshot>;

type Ports = Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage' | 'log'> & {
  readonly engine: Pick<HeadshotEngine, 'compare'>;
  readonly runShoot: RunShoot;
};

/**
 * Makes what is missing of a paid shoot. Each picture is stored and then entered, so a worker killed at any
 * point leaves at most one file without a row, which the next run removes.
 */
export async function renderShoot(ports: Ports, shootId: string, signal: AbortSignal): Promise<void> {
  const shoot = await beginRendering(ports, shootId);
  if (!shoot) return;
  if (shoot.compareState !== 'done') await compareSelfies(ports, shootId, signal);

  invariant(shoot.packageId, 'a paid shoot has a package');
  const count = PACKAGES[shoot.packageId].headshotCount;
  const done = await mendHeadshots(ports, shootId);
  if (done.length < count) {
    const selfies = (await listSelfies(ports.db, shootId)).filter((selfie) => selfie.state === 'accepted');
    const images = await loadSelfieImages(ports.storage, shootId, selfies);
    invariant(images, 'a paid shoot keeps its accepted selfies');
    const order = { selfies: images, styles: shoot.styles, count, seed: shoot.seed, size: HEADSHOT_SIZE };
    for await (const picture of ports.runShoot({ ...order, alreadyDone: done }, signal)) {
      const selfieId = selfies[picture.selfieIndex]?.id;
      invariant(selfieId, 'a picture is made of one of the selfies given');
      if (!(await keepHeadshot(ports, shootId, selfieId, picture))) return;
    }
  }
  await endRendering(ports, shootId, count, signal);
}

/** The shoot when there is something to render. */
async function beginRendering(ports: Ports, shootId: string): Promise<ShootRow | undefined> {
  return ports.db.transaction(async (tx) => {
    const order = await findPaidOrder(tx, shootId);
    if (order) await startPaidShoot(tx, ports, shootId, order);
    const shoot = await lockShoot(tx, shootId);
    if (!shoot) return undefined;
    const state = nextShootState(shoot.state, 'render-started');
    if (state !== 'rendering') return undefined;
    if (state === shoot.state) return shoot;
    await updateShoot(tx, shootId, { state, renderingAt: ports.clock.now() });
    await ports.live.publish(tx, shootId);
    return { ...shoot, state };
  });
}

/** False when the shoot was refunded or erased while it was rendered: the picture is not kept. */
async function keepHeadshot(
  ports: Ports,
  shootId: string,
  selfieId: string,
  { number, headshot }: FinishedHeadshot,
): Promise<boolean> {
  invariant(headshot.passed, 'a picture that failed its measures is never kept');
  const storageKey = storageKeys.headshot(shootId, number);
  return ports.db.transaction(async (tx) => {
    // The file is written under the lock: nobody who compares files and rows sees the one without the other.
    const shoot = await lockShoot(tx, shootId);
    if (shoot?.state !== 'rendering') return false;
    await ports.storage.put(storageKey, headshot.jpeg);
    await insertHeadshot(tx, {
      shootId,
      number,
      selfieId,
      storageKey,
      style: headshot.request.style,
      scene: headshot.request.scene,
      widthPx: headshot.size.widthPx,
      heightPx: headshot.size.heightPx,
      bytes: headshot.jpeg.byteLength,
      likeness: headshot.measures.likeness,
      measures: headshot.measures,
      perceptualHash: headshot.measures.perceptualHash,
      elapsedMs: Math.round(headshot.elapsedMs),
      createdAt: ports.clock.now(),
    });
    await ports.live.publish(tx, shootId);
    return true;
  });
}

async function endRendering(
  ports: Ports,
  shootId: string,
  count: number,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const done = await mendHeadshots(ports, shootId);
  if (done.length < count) {
    // The plan is deterministic: another try would end with the same pictures.
    ports.log.warn({ shootId, made: done.length, count }, 'a shoot gave too few pictures');
    await failShoot(ports, shootId);
    return;
  }
  await ports.db.transaction(async (tx) => {
    const shoot = await lockShoot(tx, shootId);
    if (shoot?.state === 'rendering') await ports.queue.enqueue(tx, 'shoots.deliver', { shootId });
  });
}
