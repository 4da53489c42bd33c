import type { Language } from '../../catalog/languages.ts';
import type { WardrobeOffer } from '../../catalog/garments.ts';
import { garments as de } from './de.ts';
import { garments as en, type GarmentsTexts } from './en.ts';
import { garments as es } from './es.ts';

export const garmentsTexts: Record<Language, GarmentsTexts> = { en, de, es };

/** Returns the name of a garment. An operator's own garments have theirs in the offer; unknown ones get a general name. */
export function garmentName(language: Language, id: string, offer: WardrobeOffer = []): string {
  const { garments, unnamed } = garmentsTexts[language];
  return houseName(language, id, offer) ?? lookUp(garments, id) ?? unnamed.name;
}

/** Returns the caption for the clothes somebody wears, for example "In a suit and tie (ours)". */
export function wornCaption(language: Language, id: string, offer: WardrobeOffer = []): string {
  const { worn, unnamed, inOurs, ours } = garmentsTexts[language];
  const own = houseName(language, id, offer);
  return own === undefined ? inOurs(lookUp(worn, id) ?? unnamed.worn) : ours(own);
}

export function dyeName(language: Language, id: string): string {
  return lookUp(garmentsTexts[language].dyes, id) ?? id;
}

function houseName(language: Language, id: string, offer: WardrobeOffer): string | undefined {
  return offer.find((garment) => garment.id === id)?.name?.[language];
}

function lookUp(names: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined;
}
