import type { RouterContextProvider } from 'react-router';
import type { ExamplePair } from '../features/examples/example-pair.ts';
import { examplesTexts } from '../i18n/examples.ts';
import { stylesTexts } from '../i18n/styles.ts';
import type { BeforeAfterTexts } from '../ui/before-after.tsx';
import { visitContext, webContext } from './context.ts';

/** As `BeforeAfter` takes it. */
export interface NamedExamplePair extends ExamplePair {
  readonly texts: BeforeAfterTexts;
}

/** For a page's loader: the before/after pairs with their words in the page's language, one of each style first. */
export async function examplePairs(
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
): Promise<readonly NamedExamplePair[]> {
  const { language } = context.get(visitContext);
  const pairs = await context.get(webContext).loadExamples();
  const { compare, selfie, selfieAlt, headshotAlt, note } = examplesTexts[language];
  return pairs.map((pair) => {
    const { name } = stylesTexts[language][pair.style];
    return {
      ...pair,
      texts: {
        // A page has several: each slider says which it is.
        compare: `${compare}: ${name}`,
        before: selfie,
        beforeAlt: selfieAlt,
        after: name,
        afterAlt: headshotAlt[pair.style],
        note,
      },
    };
  });
}
