import { WARDROBE_OFFER_KEY, type WardrobeOffer } from '../../catalog/garments.ts';
import { cachedValue } from '../../platform/clock/cached-value.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import { readJsonFile } from '../../platform/storage/json-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { wardrobeOfferSchema } from './wardrobe-manifest.ts';

/** Returns the garments on offer; none if they cannot be read. Never rejects, because pages work without clothes. */
export type LoadWardrobeOffer = () => Promise<WardrobeOffer>;

/** A cached offer that is older is read again. */
export const FRESH_FOR_MS = 5_000;

interface Ports {
  readonly storage: Pick<Storage, 'get'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** Returns the ids of the garments that an operator has hidden. */
  readonly listHidden: () => Promise<ReadonlySet<string>>;
}

export function createWardrobeOfferLoader({ storage, clock, log, listHidden }: Ports): LoadWardrobeOffer {
  return cachedValue<WardrobeOffer>(clock, {
    first: [],
    freshForMs: FRESH_FOR_MS,
    async read() {
      const hidden = await listHidden();
      const offer = wardrobeOfferSchema.safeParse(await readJsonFile(storage, WARDROBE_OFFER_KEY)).data ?? [];
      return offer.filter(({ id }) => !hidden.has(id));
    },
    onError: (error) =>
      log.warn({ error }, 'the garments on offer could not be read: pages show the cached ones'),
  });
}
