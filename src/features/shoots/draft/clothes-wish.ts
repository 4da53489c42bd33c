import type { DressCode, WardrobeOffer } from '../../../catalog/garments.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { err, ok, type Result } from '../../../base/result.ts';
import type { Clothes, ClothesWish } from '../../../imaging/headshot-request.ts';

export type ClothesError =
  'clothes-unknown' | 'clothes-missing' | 'clothes-not-offered' | 'clothes-repeated' | 'clothes-too-many';

/** Parses the wish for clothes as sent by a browser. A garment or dye that is not on offer is an error. */
export function parseClothesWish(input: unknown, offer: WardrobeOffer): Result<ClothesWish, ClothesError> {
  if (input === 'own' || input === 'mix') return ok(input);
  if (input === 'business' || input === 'casual')
    return isOffered(input, offer) ? ok(input) : err('clothes-not-offered');
  if (!Array.isArray(input)) return err('clothes-unknown');
  if (input.length === 0) return err('clothes-missing');
  // The length is checked first, so that a list of a million garments is refused without reading it.
  if (input.length > LIMITS.garmentsMax) return err('clothes-too-many');
  const list = input.flatMap((each) => clothesOf(each) ?? []);
  if (list.length < input.length) return err('clothes-unknown');
  if (!list.every((clothes) => isOfferedGarment(clothes, offer))) return err('clothes-not-offered');
  if (new Set(list.map(({ garment, dye }) => `${garment} ${dye}`)).size < list.length)
    return err('clothes-repeated');
  return ok(list);
}

/** Returns the part of the wish that can still be met, without garments that are no longer on offer. */
export function offeredWish(wish: ClothesWish, offer: WardrobeOffer): ClothesWish {
  if (typeof wish === 'string') return isOffered(wish, offer) ? wish : 'mix';
  const left = wish.filter((clothes) => isOfferedGarment(clothes, offer));
  return left.length === 0 && wish.length > 0 ? 'mix' : left;
}

/** Returns whether a kind of clothes can be wished for: a dress code needs a garment on offer, `own` and `mix` need none. */
export function isOffered(wish: Extract<ClothesWish, string>, offer: WardrobeOffer): boolean {
  if (wish === 'own' || wish === 'mix') return true;
  return offer.some(({ dress }) => dress === wish);
}

/** Returns whether these clothes of ours are among those wished for. */
export function isWishedClothes(
  clothes: Clothes,
  {
    dress,
    onRequest = false,
  }: { readonly dress?: DressCode | undefined; readonly onRequest?: boolean | undefined },
  wish: ClothesWish,
): boolean {
  if (wish === 'own') return false;
  if (wish === 'mix') return !onRequest;
  if (wish === 'business' || wish === 'casual') return dress === wish;
  return wish.some((each) => isSameClothes(each, clothes));
}

export function isSameClothes(one: Clothes, other: Clothes): boolean {
  return one.garment === other.garment && one.dye === other.dye;
}

function isOfferedGarment({ garment, dye }: Clothes, offer: WardrobeOffer): boolean {
  return offer.some(({ id, dyes }) => id === garment && dyes.some((each) => each.id === dye));
}

function clothesOf(input: unknown): Clothes | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { garment, dye } = input as { garment?: unknown; dye?: unknown };
  return typeof garment === 'string' && typeof dye === 'string' ? { garment, dye } : undefined;
}
