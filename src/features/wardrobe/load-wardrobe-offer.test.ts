import { expect, it } from 'vitest';
import { WARDROBE_OFFER_KEY, type WardrobeOffer } from '../../catalog/garments.ts';
import { writeJsonFile } from '../../platform/storage/json-file.ts';
import { createMemoryStorage } from '../../platform/storage/memory-storage.ts';
import { StorageError } from '../../platform/storage/storage.ts';
import { createWardrobeOfferLoader } from './load-wardrobe-offer.server.ts';

const OFFER: WardrobeOffer = [
  { id: 'suit-jacket', dress: 'business', cut: 'straight', dyes: [{ id: 'navy', swatch: '#262e48' }] },
];

function bench() {
  const storage = createMemoryStorage();
  const time = { ms: 0, reads: 0, isAway: false };
  const lines: string[] = [];
  const get = async (key: string) => {
    time.reads += 1;
    if (time.isAway) throw new StorageError('away');
    return storage.get(key);
  };
  const hidden = new Set<string>();
  const load = createWardrobeOfferLoader({
    listHidden: async () => hidden,
    storage: { get },
    clock: { now: () => new Date(time.ms) },
    log: { warn: (_, message) => void lines.push(message) },
  });
  return { storage, time, lines, load, hidden };
}

it('is empty while there is no offer, and reads a new one within five seconds', async () => {
  const { storage, time, load } = bench();
  expect(await load()).toEqual([]);
  await writeJsonFile(storage, WARDROBE_OFFER_KEY, OFFER);
  time.ms = 4_999;
  expect(await load()).toEqual([]);
  time.ms = 5_000;
  expect(await Promise.all([load(), load()])).toEqual([OFFER, OFFER]);
  expect(time.reads).toBe(2);
});

it('returns the last offer while the storage fails, and none for an invalid file', async () => {
  const { storage, time, lines, load } = bench();
  await writeJsonFile(storage, WARDROBE_OFFER_KEY, OFFER);
  await load();
  time.ms = 5_000;
  time.isAway = true;
  expect(await load()).toEqual(OFFER);
  expect(lines).toHaveLength(1);
  time.ms = 10_000;
  time.isAway = false;
  await writeJsonFile(storage, WARDROBE_OFFER_KEY, [{ id: 'suit-jacket' }]);
  expect(await load()).toEqual([]);
});

it('leaves out hidden garments', async () => {
  const { storage, time, hidden, load } = bench();
  const blazer = { ...OFFER[0]!, id: 'linen-blazer' };
  await writeJsonFile(storage, WARDROBE_OFFER_KEY, [...OFFER, blazer]);
  hidden.add('suit-jacket');
  expect(await load()).toEqual([blazer]);
  hidden.clear();
  time.ms = 5_000;
  expect(await load()).toEqual([...OFFER, blazer]);
});
