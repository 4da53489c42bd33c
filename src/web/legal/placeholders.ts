import { GOOGLE_COOKIE_DAYS } from '../../catalog/analytics-services.ts';
import { CONSENT_LIFETIME_MONTHS } from '../../catalog/consent.ts';
import type { Language } from '../../catalog/languages.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { type CatalogFacts, catalogFacts } from '../../i18n/catalog-facts.ts';
import { legalTexts } from '../../i18n/legal/index.ts';
import { pagePath } from '../../page-urls.ts';
import { type Imprint, operatorOf } from '../../catalog/imprint.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HOUR_MINUTES = 60;

/** Returns the values of the placeholders `{name}` in legal texts: facts of the catalog, the operator, and paths of pages. */
export function legalPlaceholders(
  language: Language,
  imprint: Imprint | undefined,
  facts: CatalogFacts = catalogFacts(language),
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries({
      brand: facts.brand,
      operator: imprint ? operatorOf(imprint) : legalTexts[language].operator,
      contactEmail: facts.contactEmail,
      hostingCountry: facts.hostingCountry,
      retentionDays: String(facts.retentionDays),
      extensionDays: String(LIMITS.galleryExtensionMs / DAY_MS),
      draftHours: String(facts.draftHours),
      waitingDays: String(facts.waitingDays),
      reviewHours: String(LIMITS.reviewLifetimeMs / (DAY_MS / 24)),
      waitingSelfieDays: String(LIMITS.waitingSelfieLifetimeMs / DAY_MS),
      checkoutHours: String(LIMITS.checkoutLifetimeMs / HOUR_MS),
      unreadPaymentDays: String(LIMITS.unreadPaymentHoldMs / DAY_MS),
      confirmHours: String(LIMITS.subscriptionConfirmHours),
      consentProofYears: String(LIMITS.consentProofYears),
      abandonedReminderHours: String(LIMITS.abandonedReminderAfterMs / HOUR_MS),
      abandonedReminderPauseDays: String(LIMITS.abandonedReminderPauseMs / DAY_MS),
      consentMonths: String(CONSENT_LIFETIME_MONTHS),
      googleCookieDays: String(GOOGLE_COOKIE_DAYS),
      leadMonths: String(LIMITS.leadLifetimeMonths),
      premiumMinutes: String(facts.minutes.premium),
      underLoadMinutes: String(facts.underLoadMinutes),
      basicHours: String(facts.minutes.basic / HOUR_MINUTES),
      remakes: String(facts.remakes),
      waitingMonths: String(facts.waitingMonths),
      reminderDays: String(LIMITS.orderReminderAfterMs / DAY_MS),
      refundWindowDays: String(facts.refundDays),
      refundWindowFaqHours: String(facts.refundFaqHours),
      withdrawalPeriodDays: String(facts.withdrawalPeriodDays),
      withdrawalRefundDays: String(facts.withdrawalRefundDays),
      withdrawalPage: pagePath('withdraw', language),
      imprintPage: pagePath('imprint', language),
      privacyPage: pagePath('privacyPolicy', language),
      termsPage: pagePath('termsOfService', language),
      refundPage: pagePath('refundPolicy', language),
      pricingPage: pagePath('pricing', language),
      checkoutPage: pagePath('checkout', language),
      galleryPage: pagePath('findGallery', language),
      accessibilityPage: pagePath('accessibility', language),
    }),
  );
}

/**
 * Replaces the placeholders in a text by their values.
 * @throws {Error} that names an unknown placeholder
 */
export function fillIn(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(/\{([^{}\n]*)\}/g, (placeholder, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`unknown placeholder ${placeholder}`);
    return value;
  });
}

/** Escapes Markdown's special characters by a backslash, which CommonMark also allows in URLs. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>&~|]/g, '\\$&');
}
