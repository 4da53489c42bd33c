import { WARDROBE_OFFER_KEY, type WardrobeOffer } from '../catalog/garments.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** The garments on offer, as the worker has stored them; none while it has cut none. */
export async function loadWardrobeOffer(storage: Pick<Storage, 'get'>): Promise<WardrobeOffer> {
  const json = await storage.get(WARDROBE_OFFER_KEY);
  return json ? (JSON.parse(new TextDecoder().decode(json)) as WardrobeOffer) : [];
}
