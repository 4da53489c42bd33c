import type { Language } from '../../../catalog/languages.ts';
import type { SubscriptionSource } from '../../../catalog/newsletter.ts';
import { track } from '../../../platform/analytics/analytics-events.client.ts';
import { clearFields, type Fields, submissionIdOf } from '../../../ui/form-submission/saved-fields.client.ts';
import { storeValues } from './browser-storage.client.ts';
import { storeFallbackRecord } from './fallback-records.client.ts';
import { type SignedUp, subscriptionRecord } from './subscription-record.ts';

/** A form that was sent, successfully or not. */
export interface SentSignUp {
  /** The name under which the form saves what is typed. */
  readonly form: string;
  readonly fields: Fields;
  /** The payload as it was sent, without the number of the submission. */
  readonly payload: {
    readonly email: string;
    readonly source: SubscriptionSource;
    readonly language: Language;
    readonly [field: string]: string | number;
  };
  /** False if the server did not receive it: it is stored here, sent later, and counts as a success (spec §4). */
  readonly hasArrived: boolean;
  readonly welcomeFlow?: SignedUp['welcomeFlow'];
}

/** Remembers in this browser that somebody signed up, and reports it to analytics. */
export function rememberSignUp({ form, fields, payload, hasArrived, welcomeFlow }: SentSignUp): void {
  const at = new Date();
  if (!hasArrived) {
    // The number is the one under which it was sent, in case only the response was lost.
    storeFallbackRecord({ ...payload, id: submissionIdOf(form, fields), subscribed_at: at.toISOString() });
    clearFields(form);
  }
  const { email, source } = payload;
  storeValues(subscriptionRecord({ source, email, at, welcomeFlow }));
  track('newsletter-signup', { source });
}
