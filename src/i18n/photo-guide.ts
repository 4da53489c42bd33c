import { printPixels } from '../base/print-pixels.ts';
import type { Language } from '../catalog/languages.ts';
import {
  COUNTRY_CODES,
  type CountryCode,
  countryStandard,
  ID_DOCUMENTS,
  PHOTO_EXPECTATIONS,
  type PhotoExpectation,
  type PhotoSize,
  PRINT_DPI,
} from '../catalog/photo-standards.ts';
import { formatPixels } from './pixels.ts';
import { photoStandards as de } from './photo-standards/de.ts';
import { photoStandards as en, type PhotoStandardsTexts } from './photo-standards/en.ts';
import { photoStandards as es } from './photo-standards/es.ts';

const TEXTS: Readonly<Record<Language, PhotoStandardsTexts>> = { en, de, es };

/** A size as pages show it, with non-breaking spaces. */
export interface SizeGuide {
  readonly widthMm: number;
  readonly heightMm: number;
  /** The millimetres, for example 45 × 60 mm. */
  readonly mm: string;
  /** The pixels at 300 dpi, and below it at 600 dpi. */
  readonly px: string;
  readonly pxFine: string;
  readonly role: string;
}

export interface CountryGuide {
  readonly code: CountryCode;
  readonly name: string;
  readonly expectation: PhotoExpectation;
  readonly advice: string;
  readonly placement: string | undefined;
  readonly background: string | undefined;
  readonly sizes: readonly SizeGuide[];
}

export interface ExpectationGuide {
  readonly id: PhotoExpectation;
  readonly name: string;
  readonly sentence: string;
  readonly countries: readonly CountryGuide[];
}

/** Lists all countries, sorted by their names in the language. */
export function countryGuides(language: Language): readonly CountryGuide[] {
  const { advice, backgrounds, placements } = TEXTS[language];
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return COUNTRY_CODES.map((code) => {
    const { expectation, placement, background, sizes } = countryStandard(code);
    return {
      code,
      name: names.of(code) ?? code,
      expectation,
      advice: advice[code],
      placement: placement && placements[placement],
      background: background && backgrounds[background],
      sizes: sizes.map((size) => sizeGuide(size, language)),
    };
  }).toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/** Groups the countries by expectation, from those that expect a photo to those where it is better left out. */
export function expectationGuides(language: Language): readonly ExpectationGuide[] {
  const countries = countryGuides(language);
  return PHOTO_EXPECTATIONS.toReversed().map((id) => ({
    id,
    ...TEXTS[language].expectations[id],
    countries: countries.filter(({ expectation }) => expectation === id),
  }));
}

export function expectationNames(language: Language): Readonly<Record<PhotoExpectation, string>> {
  return Object.fromEntries(
    PHOTO_EXPECTATIONS.map((id) => [id, TEXTS[language].expectations[id].name]),
  ) as Record<PhotoExpectation, string>;
}

export interface IdDocumentGuide {
  readonly id: string;
  readonly name: string;
  readonly mm: string;
  readonly rule: string;
}

export function idDocumentGuides(language: Language): readonly IdDocumentGuide[] {
  const { documents, documentRules } = TEXTS[language];
  return ID_DOCUMENTS.map(({ id, widthMm, heightMm, rule }) => ({
    id,
    name: documents[id],
    mm: formatMillimetres(widthMm, heightMm, language),
    rule: documentRules[rule],
  }));
}

export function sizeGuide({ widthMm, heightMm, role }: PhotoSize, language: Language): SizeGuide {
  const px = (dpi: number) => formatPixels(printPixels(widthMm, dpi), printPixels(heightMm, dpi));
  return {
    widthMm,
    heightMm,
    mm: formatMillimetres(widthMm, heightMm, language),
    px: px(PRINT_DPI.usual),
    pxFine: px(PRINT_DPI.fine),
    role: TEXTS[language].roles[role],
  };
}

function formatMillimetres(widthMm: number, heightMm: number, language: Language): string {
  const number = new Intl.NumberFormat(language);
  return withNonBreakingSpaces(`${number.format(widthMm)} × ${number.format(heightMm)} mm`);
}

function withNonBreakingSpaces(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
