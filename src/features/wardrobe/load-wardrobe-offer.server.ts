import { WARDROBE_OFFER_KEY, type WardrobeOffer } from '../../catalog/garments.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { wardrobeOfferSchema } from './wardrobe-manifest.ts';
import { readJson } from './wardrobe-files.server.ts';

/** Returns the garments on offer, none if they cannot be read. It never rejects, because pages work without clothes. */
export type LoadWardrobeOffer = () => Promise<WardrobeOffer>;

/** The cached offer is read again when it is older than this. */
export const FRESH_FOR_MS = 5_000;

interface Ports {
  readonly storage: Pick<Storage, 'get'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/** Caches the offer in memory and reads it again at most every 5 s. */
export function createWardrobeOfferLoader({ storage, clock, log }: Ports): LoadWardrobeOffer {
  let offer: WardrobeOffer = [];
  let reading: Promise<WardrobeOffer> | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;

  const read = async (): Promise<WardrobeOffer> => {
    try {
      offer = wardrobeOfferSchema.safeParse(await readJson(storage, WARDROBE_OFFER_KEY)).data ?? [];
    } catch (error) {
      log.warn({ error }, 'the garments on offer could not be read: pages show those from before');
    }
    return offer;
  };
  return () => {
    const nowMs = clock.now().getTime();
    if (!reading || nowMs - readAtMs >= FRESH_FOR_MS) {
      readAtMs = nowMs;
      reading = read();
    }
    return reading;
  };
}
