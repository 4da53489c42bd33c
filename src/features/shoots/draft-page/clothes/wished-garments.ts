import { LIMITS } from '../../../../catalog/limits.ts';
import type { Clothes, ClothesWish } from '../../../../imaging/headshot-request.ts';
import { isSameClothes } from '../../draft/clothes-wish.ts';

/** The radio buttons of the panel, in their order. */
export const CLOTHES_OPTIONS = ['own', 'business', 'casual', 'mix', 'choose'] as const;
export type ClothesOption = (typeof CLOTHES_OPTIONS)[number];

export function optionOf(wish: ClothesWish): ClothesOption {
  return typeof wish === 'string' ? wish : 'choose';
}

/** The garments chosen by name; none under any other option. */
export function wishedGarments(wish: ClothesWish): readonly Clothes[] {
  return typeof wish === 'string' ? [] : wish;
}

/** Ticks or unticks a garment in one colour; the list unchanged when it is full. */
export function withGarmentToggled(chosen: readonly Clothes[], clothes: Clothes): readonly Clothes[] {
  const others = chosen.filter((each) => !isSameClothes(each, clothes));
  if (others.length < chosen.length) return others;
  return chosen.length < LIMITS.garmentsMax ? [...chosen, clothes] : chosen;
}
