import { LIMITS } from '../../../../catalog/limits.ts';
import type { Clothes, ClothesWish } from '../../../../imaging/headshot-request.ts';
import { isSameClothes } from '../../draft/clothes-wish.ts';

/** The options of the clothes picker, in the order of its radio buttons. */
export const CLOTHES_OPTIONS = ['own', 'business', 'casual', 'mix', 'choose'] as const;
export type ClothesOption = (typeof CLOTHES_OPTIONS)[number];

export function optionOf(wish: ClothesWish): ClothesOption {
  return typeof wish === 'string' ? wish : 'choose';
}

/** Returns the garments chosen by name; empty for every option but "choose". */
export function wishedGarments(wish: ClothesWish): readonly Clothes[] {
  return typeof wish === 'string' ? [] : wish;
}

/** Adds or removes a garment in one colour. Returns the same list when it is full. */
export function withGarmentToggled(chosen: readonly Clothes[], clothes: Clothes): readonly Clothes[] {
  const others = chosen.filter((each) => !isSameClothes(each, clothes));
  if (others.length < chosen.length) return others;
  return chosen.length < LIMITS.garmentsMax ? [...chosen, clothes] : chosen;
}
