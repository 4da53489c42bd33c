import { HEADSHOT_SIZE, LARGE_HEADSHOT_SIZE } from '../../../catalog/headshot-size.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { PACKAGES } from '../../../catalog/packages.ts';
import { invariant } from '../../../base/invariant.ts';
import type { HeadshotEngine } from '../../../imaging/engine.ts';
import type { Headshot } from '../../../imaging/finished-headshot.ts';
import type { HeadshotRequest } from '../../../imaging/headshot-request.ts';
import { runSelectedShoot } from '../../../imaging/recipes/plan/selected-shoot.ts';
import type { StoredArrangement } from '../../../platform/db/tables/shoots.ts';
import { derivedKey } from '../../../platform/storage/derived-key.ts';
import { compareSelfies } from '../selfies/compare-selfies.server.ts';
import { failShoot } from './fail-shoot.server.ts';
import { hasHeadshot, insertHeadshot } from './headshot-store.server.ts';
import { loadSelfieImages } from '../selfies/load-selfie-images.server.ts';
import { repairHeadshots } from './repair-headshots.server.ts';
import { listSelfies } from '../selfies/selfie-store.server.ts';
import { selfieRank } from '../selfies/selfie-rank.ts';
import { overridableCautions } from '../selfies/suits-wish.ts';
import { usableSelfies } from '../selfies/usable-selfies.ts';
import { markRendering, recordPreparedSelfies } from '../shoot-state-store.server.ts';
import { findPaidOrder, type ShootRow } from '../shoot-store.server.ts';
import { withShoot, withShootIn } from '../with-shoot.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { startPaidShoot } from './start-paid-shoot.server.ts';
import { storageKeys } from '../storage-keys.ts';

type Ports = Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage' | 'log'> & {
  readonly engine: HeadshotEngine;
};

/**
 * Renders the missing headshots of a paid shoot. Each one is stored before its row is inserted, so a worker killed at any
 * point leaves at most one headshot without a row, which the next run removes.
 */
export async function renderShoot(ports: Ports, shootId: string, signal: AbortSignal): Promise<void> {
  const shoot = await startRenderingJob(ports, shootId);
  if (!shoot) return;
  // The consent was withdrawn during the payment. Without it no headshot can be verified, so none is made.
  if (!shoot.consents.likeness) {
    ports.log.warn({ shootId }, 'a paid shoot has no consent to likeness any more: it fails and is refunded');
    return failShoot(ports, shootId);
  }
  if (shoot.compareState !== 'done') await compareSelfies(ports, shootId, signal);

  invariant(shoot.packageId, 'a paid shoot has a package');
  const count = PACKAGES[shoot.packageId].headshotCount;
  const done = await repairHeadshots(ports, shootId);
  const run = done.size < count ? await renderMissing(ports, shoot, count, done, signal) : 'made';
  signal.throwIfAborted();
  if (run === 'made') return finishRendering(ports, shootId);
  if (run === 'ended') return;
  // The plan is deterministic, so another attempt would make the same headshots.
  ports.log.warn({ shootId, count }, 'a shoot gave too few pictures: it fails and is refunded');
  await failShoot(ports, shootId);
}

/** `ended` means that the shoot was refunded or erased meanwhile, `too-few` that the selfies yield too few headshots. */
async function renderMissing(
  ports: Ports,
  shoot: ShootRow,
  count: number,
  alreadyDone: ReadonlyMap<number, string>,
  signal: AbortSignal,
): Promise<'made' | 'ended' | 'too-few'> {
  const { styles, seed, clothes } = shoot;
  const usable = usableSelfies(await listSelfies(ports.db, shoot.id), clothes).map((selfie) => ({
    ...selfie,
    cautions: overridableCautions(selfie.cautions),
    rank: selfieRank(selfie.measures),
  }));
  const load = async (indices: readonly number[]) => {
    const selected = indices.map((index) => usable[index]!);
    const images = await loadSelfieImages(ports.storage, shoot.id, selected);
    invariant(images, 'a paid shoot keeps its accepted selfies');
    return images;
  };
  const sizes = { size: HEADSHOT_SIZE, largerSize: LARGE_HEADSHOT_SIZE };
  const order = { styles, count, seed, clothes, ...sizes, alreadyDone };
  const options = { ...order, usable, leastSelfies: LIMITS.selfiesMin, load };
  let tooFew = false;
  for await (const event of runSelectedShoot(ports.engine, options, signal)) {
    if (event.kind === 'preparing' && !(await storeProgress(ports, shoot.id, event.done))) return 'ended';
    if (event.kind === 'headshot') {
      const selfieId = usable[event.selfie]?.id;
      invariant(selfieId, 'a picture is made of one of the selfies given');
      if (!(await storeHeadshot(ports, shoot.id, selfieId, event.number, event.headshot))) return 'ended';
    }
    if (event.kind === 'missing' || (event.kind === 'prepared' && event.planned < count)) tooFew = true;
    if (event.kind === 'done') ports.log.info({ shootId: shoot.id, ...event.totals }, 'rendered a shoot');
  }
  return tooFew ? 'too-few' : 'made';
}

/** Marks a paid shoot rendering and resolves to it; undefined when there is nothing to render. */
async function startRenderingJob(ports: Ports, shootId: string): Promise<ShootRow | undefined> {
  return ports.db.transaction(async (tx) => {
    const order = await findPaidOrder(tx, shootId);
    if (order) await startPaidShoot(tx, ports, shootId, order);
    return withShootIn(tx, ports, shootId, ['paid', 'rendering'], async (_, shoot) =>
      shoot.state === 'rendering' ? shoot : markRendering(tx, shootId, ports.clock.now()),
    );
  });
}

/** Publishes the number of prepared selfies. Resolves to false when the shoot was refunded or erased meanwhile. */
async function storeProgress(ports: Ports, shootId: string, preparedSelfies: number): Promise<boolean> {
  const isRendering = await withShoot(ports, shootId, ['rendering'], async (tx) => {
    await recordPreparedSelfies(tx, shootId, preparedSelfies);
    return true;
  });
  return isRendering ?? false;
}

/** Stores a headshot. Resolves to false without storing it when the shoot was refunded or erased during the render. */
async function storeHeadshot(
  ports: Ports,
  shootId: string,
  selfieId: string,
  number: number,
  headshot: Headshot,
): Promise<boolean> {
  invariant(headshot.passed, 'a picture that failed its measures is never kept');
  const storageKey = storageKeys.headshot(shootId, number);
  const thumbnail = await ports.engine.derive(headshot, 'thumbnail');
  // The file is written under the lock, so that a comparison of files and rows never sees one without the other.
  const isRendering = await withShoot(ports, shootId, ['rendering'], async (tx) => {
    // Another worker was faster. Its row records the size of its file, so the file must not be overwritten.
    if (await hasHeadshot(tx, shootId, number)) return true;
    await ports.storage.put(storageKey, headshot.jpeg);
    await ports.storage.put(derivedKey(storageKey, 'thumbnail'), thumbnail);
    await insertHeadshot(tx, {
      shootId,
      number,
      selfieId,
      storageKey,
      style: headshot.request.style,
      scene: headshot.request.scene,
      treatment: headshot.request.treatment ?? 'colour',
      clothes: headshot.request.clothes ?? null,
      arrangement: arrangementOf(headshot.request),
      widthPx: headshot.size.widthPx,
      heightPx: headshot.size.heightPx,
      bytes: headshot.jpeg.byteLength,
      likeness: headshot.measures.likeness,
      measures: headshot.measures,
      perceptualHash: headshot.measures.perceptualHash,
      elapsedMs: Math.round(headshot.elapsedMs),
      createdAt: ports.clock.now(),
    });
    return true;
  });
  return isRendering ?? false;
}

function arrangementOf({ framing, variation, seed }: HeadshotRequest): StoredArrangement {
  return { framing, variation, seed };
}

/** Enqueues the delivery, which checks the stored files and enqueues another render for headshots whose file was lost. */
async function finishRendering(ports: Ports, shootId: string): Promise<void> {
  await withShoot(ports, shootId, ['rendering'], async (tx) => {
    await ports.queue.enqueue(tx, 'shoots.deliver', { shootId });
  });
}
