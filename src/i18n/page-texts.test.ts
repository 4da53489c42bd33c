import { expect, it } from 'vitest';
import { AD_VARIANTS } from '../catalog/ad-variants.ts';
import { type Language, LANGUAGES } from '../catalog/languages.ts';
import { adLandingTexts } from './ad-landing/index.ts';
import { type CatalogFacts, catalogFacts } from './catalog-facts.ts';
import { imprintTexts } from './imprint/index.ts';
import { resumeBuilderTexts } from './resume-builder/index.ts';
import { resumePhotoCropperTexts } from './resume-photo-cropper/index.ts';
import { whiteLabelTexts } from './white-label/index.ts';
import { withdrawTexts } from './withdraw/index.ts';

const PAGES: Readonly<Record<string, Record<Language, (facts: CatalogFacts) => object>>> = {
  imprint: imprintTexts,
  resumeBuilder: resumeBuilderTexts,
  resumePhotoCropper: resumePhotoCropperTexts,
  whiteLabel: whiteLabelTexts,
  withdraw: withdrawTexts,
  ...Object.fromEntries(AD_VARIANTS.map((variant) => [`adLanding ${variant}`, adLandingTexts(variant)])),
};

/** Returns the paths of all texts, e.g. `faq.entries.3.question`. The types do not check the lengths of lists. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, `${path}.${key}`));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

it.each(Object.keys(PAGES))('%s has the same texts in each language', (page) => {
  const [en, ...others] = LANGUAGES.map((language) =>
    pathsOf(PAGES[page]?.[language](catalogFacts(language))),
  );
  for (const other of others) expect(other.toSorted()).toEqual(en?.toSorted());
});

it.each(Object.keys(PAGES))(
  '%s has no empty text, no unfilled placeholder and no exclamation mark',
  (page) => {
    for (const language of LANGUAGES) {
      const texts = textsOf(PAGES[page]?.[language](catalogFacts(language)));
      const wrong = texts.filter((text) => text.trim() === '' || /undefined|NaN|\[object|!/.test(text));
      expect(wrong, language).toEqual([]);
    }
  },
);
