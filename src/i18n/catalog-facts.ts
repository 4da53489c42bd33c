import { BRAND } from '../catalog/brand.ts';
import { ARRIVAL_DISCOUNT, type Discount, WELCOME_DISCOUNT } from '../catalog/discounts.ts';
import type { Language } from '../catalog/languages.ts';
import { LIMITS } from '../catalog/limits.ts';
import { PACKAGE_IDS, type PackageId, PACKAGES } from '../catalog/packages.ts';
import { STYLE_IDS } from '../base/style-ids.ts';
import { LIMIT_FIGURES } from './limit-figures.ts';
import { type PhotoFigures, photoFigures } from './photo-figures.ts';
import { currencyOf, formatPrice } from './price.ts';

/** The facts of the offer that texts state. They come from the catalog, so that no page can contradict it. */
export interface CatalogFacts {
  readonly brand: string;
  readonly contactEmail: string;
  readonly hostingCountry: string;
  /** The prices with the currency, in the language's notation: $19, 19 €. */
  readonly prices: Readonly<Record<PackageId, string>>;
  readonly headshots: Readonly<Record<PackageId, number>>;
  readonly stylesOf: Readonly<Record<PackageId, number>>;
  /** The promised delivery times. */
  readonly minutes: Readonly<Record<PackageId, number>>;
  readonly underLoadMinutes: number;
  readonly styleCount: number;
  readonly selfiesMin: number;
  readonly selfiesRecommended: number;
  readonly selfiesMax: number;
  readonly previewAfterSelfies: number;
  readonly retentionDays: number;
  readonly draftHours: number;
  /** Days that a paid order waits for its selfies. */
  readonly waitingDays: number;
  /** Free remakes in other clothes, for each shoot. */
  readonly remakes: number;
  readonly refundDays: number;
  readonly refundFaqHours: number;
  /** Months that a paid order waits for its start. */
  readonly waitingMonths: number;
  readonly withdrawalPeriodDays: number;
  readonly withdrawalRefundDays: number;
  readonly teamMinHeadshots: number;
  readonly quoteHours: number;
  readonly supportHours: number;
  readonly welcome: Discount;
  readonly arrival: Discount;
  readonly photo: PhotoFigures;
}

const cachedFacts = new Map<Language, CatalogFacts>();

/** Returns the facts in a language. They are cached, because every page needs them several times. */
export function catalogFacts(language: Language): CatalogFacts {
  let facts = cachedFacts.get(language);
  if (!facts) cachedFacts.set(language, (facts = readFacts(language)));
  return facts;
}

function readFacts(language: Language): CatalogFacts {
  const currency = currencyOf(language);
  return {
    brand: BRAND.name,
    contactEmail: BRAND.contactEmail,
    hostingCountry: BRAND.hostingCountry[language],
    prices: byPackage((id) => formatPrice(PACKAGES[id].priceCents[currency], currency, language)),
    headshots: byPackage((id) => PACKAGES[id].headshotCount),
    stylesOf: byPackage((id) => PACKAGES[id].styleCount),
    minutes: byPackage((id) => PACKAGES[id].promisedMinutes),
    underLoadMinutes: LIMITS.underLoadMinutes,
    styleCount: STYLE_IDS.length,
    selfiesMin: LIMITS.selfiesMin,
    selfiesRecommended: LIMITS.selfiesRecommended,
    selfiesMax: LIMITS.selfiesMax,
    previewAfterSelfies: LIMITS.previewAfterSelfies,
    retentionDays: LIMIT_FIGURES.retentionDays,
    draftHours: LIMIT_FIGURES.draftHours,
    waitingDays: LIMIT_FIGURES.waitingDays,
    remakes: LIMITS.remakesPerShoot,
    refundDays: LIMITS.refundWindowDays,
    refundFaqHours: LIMITS.refundWindowFaqHours,
    waitingMonths: LIMITS.waitingOrderMonths,
    withdrawalPeriodDays: LIMITS.withdrawalPeriodDays,
    withdrawalRefundDays: LIMITS.withdrawalRefundDays,
    teamMinHeadshots: LIMITS.teamMinHeadshots,
    quoteHours: LIMITS.leadAnswerHours,
    supportHours: LIMITS.supportWithinHours,
    welcome: WELCOME_DISCOUNT,
    arrival: ARRIVAL_DISCOUNT,
    photo: photoFigures(language),
  };
}

function byPackage<Value>(value: (id: PackageId) => Value): Record<PackageId, Value> {
  return Object.fromEntries(PACKAGE_IDS.map((id) => [id, value(id)])) as Record<PackageId, Value>;
}
