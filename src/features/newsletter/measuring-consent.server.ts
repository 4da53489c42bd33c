import type { Language } from '../../catalog/languages.ts';
import { MEASURING_FORM_VERSION } from '../../catalog/newsletter.ts';
import { newsletterPreferencesTexts } from '../../i18n/newsletter-preferences/index.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { recordErasure } from '../../platform/erasures/record-erasure.ts';
import { eraseMeasurements } from './campaigns/recipient-store.server.ts';
import { grantMeasurement, withdrawMeasurement } from './measurement-consent-store.server.ts';

/** Stores that a subscriber agrees to the measuring of opens and clicks, with the text that the page showed. */
export async function beginMeasuring(
  tx: Transaction,
  consent: {
    readonly id: string;
    readonly subscriberId: string;
    readonly language: Language;
    readonly now: Date;
  },
): Promise<void> {
  const { now, ...proof } = consent;
  const { label, hint } = newsletterPreferencesTexts[consent.language].open.measuring;
  const textShown = `${label} ${hint}`;
  const formVersion = MEASURING_FORM_VERSION;
  await grantMeasurement(tx, { ...proof, textShown, formVersion, grantedAt: now });
}

/** Ends the measuring, and erases what was measured. The proof stays with the subscriber, with the time of its end. */
export async function endMeasuring(tx: Transaction, subscriberId: string, now: Date): Promise<void> {
  const isWithdrawn = await withdrawMeasurement(tx, subscriberId, now);
  if (isWithdrawn) await recordErasure(tx, 'measuring-consent', subscriberId, now);
  await eraseMeasurements(tx, [subscriberId]);
}
