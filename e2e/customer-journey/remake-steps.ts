import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { createFakeEngine } from '../../test/fake-engine/fake-engine.ts';
import { fakeSelfie } from '../../test/fake-engine/fake-selfie.ts';
import { WARDROBE_ITEMS, WARDROBE_OFFER } from '../../test/wardrobe-items.ts';
import { WARDROBE_OFFER_KEY, type WardrobeOffer } from '../../src/catalog/garments.ts';
import { FRESH_FOR_MS } from '../../src/features/wardrobe/load-wardrobe-offer.server.ts';
import { readManifest } from '../../src/features/wardrobe/wardrobe-files.server.ts';
import { failRemake, renderRemake } from '../../src/features/gallery/remakes/render-remake.server.ts';
import { requestRemake } from '../../src/features/gallery/remakes/request-remake.server.ts';
import type { HeadshotEngine } from '../../src/imaging/engine.ts';
import type { Clothes } from '../../src/imaging/headshot-request.ts';
import type { Backend } from './backend.ts';
import { drawn, MEASURES } from './shoot-steps.ts';

const DAY_MS = 24 * 3_600_000;

/** Offers garments on every page of the service, whose worker has found no photo to cut one from. */
export async function offerClothes(
  { storage }: Backend,
  offer: WardrobeOffer = WARDROBE_OFFER,
): Promise<void> {
  await expect.poll(async () => (await readManifest(storage))?.finished, { timeout: 60_000 }).toBe(true);
  // The worker writes its offer right after the manifest; a later one would replace this one.
  await expect.poll(() => storage.get(WARDROBE_OFFER_KEY), { timeout: 60_000 }).toBeDefined();
  await storage.put(WARDROBE_OFFER_KEY, Buffer.from(JSON.stringify(offer)));
  // Pages keep an offer for five seconds.
  await delay(FRESH_FOR_MS);
}

/** Asks for a remake as the owner. The job waits until tomorrow, because the worker would rightly refuse a drawn selfie. */
export async function requestRemakeAsOwner(
  backend: Backend,
  shootId: string,
  number: number,
  clothes: Clothes,
): Promise<string> {
  const startAfter = new Date(backend.clock.now().getTime() + DAY_MS);
  const enqueue: Backend['queue']['enqueue'] = (tx, name, payload, options) =>
    backend.queue.enqueue(tx, name, payload, { ...options, startAfter });
  const ports = { ...backend, queue: { ...backend.queue, enqueue } };
  const remake = await requestRemake(ports, shootId, number, clothes, WARDROBE_OFFER);
  return remake.ok ? remake.value.remakeId : expect.unreachable(remake.error);
}

/** Finishes the remake with a drawing, through the worker's own use case. */
export async function finishRemake(backend: Backend, shootId: string, remakeId: string): Promise<void> {
  const engine = drawingEngine();
  engine.useWardrobe(WARDROBE_ITEMS);
  const loadSelfies = async (_: string, sourceId: string) => [
    { bytes: fakeSelfie({ name: sourceId }), fileName: sourceId },
  ];
  await renderRemake(
    { ...backend, engine, loadSelfies },
    { shootId, remakeId },
    new AbortController().signal,
  );
}

export async function failAgain(backend: Backend, shootId: string, remakeId: string): Promise<void> {
  await failRemake(backend, { shootId, remakeId }, 'hair-over-collar');
}

/** Returns an engine that draws instead of rendering. */
function drawingEngine(): HeadshotEngine {
  const fake = createFakeEngine();
  return {
    ...fake,
    async render(...args) {
      const size = { widthPx: 1024, heightPx: 1280 };
      const jpeg = await drawn(size.widthPx, size.heightPx, 9);
      return { ...(await fake.render(...args)), jpeg, size, measures: MEASURES };
    },
    derive: () => drawn(320, 400, 9),
  };
}
