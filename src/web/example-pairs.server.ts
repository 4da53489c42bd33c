import type { RouterContextProvider } from 'react-router';
import type { Language } from '../catalog/languages.ts';
import type { WardrobeOffer } from '../catalog/garments.ts';
import type { ExamplePair } from '../features/examples/example-pair.ts';
import { examplesTexts } from '../i18n/examples/index.ts';
import { wornCaption } from '../i18n/garments/index.ts';
import { stylesTexts } from '../i18n/styles/index.ts';
import type { BeforeAfterTexts } from '../ui/picture/before-after.tsx';
import { visitContext, type WebContext, webContext } from './context.ts';

/** A pair with its texts, as the properties of `BeforeAfter`. */
export interface NamedExamplePair extends ExamplePair {
  readonly texts: BeforeAfterTexts;
}

export interface NamedExamplePairs {
  /** Pairs in the people's own clothes; the first seven are one of each style. */
  readonly own: readonly NamedExamplePair[];
  /** Pairs in garments that are on offer. */
  readonly dressed: readonly NamedExamplePair[];
}

/** Loads the before/after pairs with their texts in the page's language. */
export function examplePairs(
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
): Promise<NamedExamplePairs> {
  return examplePairsIn(context.get(visitContext).language, context.get(webContext));
}

/** Loads the before/after pairs with their texts in a language. */
export async function examplePairsIn(
  language: Language,
  { loadExamples, loadWardrobeOffer }: Pick<WebContext, 'loadExamples' | 'loadWardrobeOffer'>,
): Promise<NamedExamplePairs> {
  const [pairs, offer] = await Promise.all([loadExamples(), loadWardrobeOffer()]);
  const named = (pair: ExamplePair) => ({ ...pair, texts: pairTexts(pair, language, offer) });
  return {
    own: pairs.filter(({ clothes }) => !clothes).map(named),
    dressed: pairs.filter(({ clothes }) => offer.some(({ id }) => id === clothes?.garment)).map(named),
  };
}

function pairTexts(
  { style, clothes }: ExamplePair,
  language: Language,
  offer: WardrobeOffer,
): BeforeAfterTexts {
  const { compare, selfie, selfieAlt, headshotAlt, note, noteDressed } = examplesTexts[language];
  const { name } = stylesTexts[language][style];
  const worn = clothes && wornCaption(language, clothes.garment, offer);
  return {
    // A page has several sliders, so each has the style in its name.
    compare: worn ? `${compare}: ${name}. ${worn}` : `${compare}: ${name}`,
    before: selfie,
    beforeAlt: selfieAlt,
    after: worn ?? name,
    afterAlt: worn ? `${headshotAlt[style]}. ${worn}.` : headshotAlt[style],
    note: worn ? noteDressed : note,
  };
}
