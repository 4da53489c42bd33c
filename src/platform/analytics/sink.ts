import type { Consent, ConsentCategory } from '../../catalog/consent.ts';
import type { TrackedEvent } from './analytics-events.client.ts';

/** A receiver of analytics events. It gets none before its category is granted (analytics-queue.ts). */
export interface Sink {
  readonly category: ConsentCategory;
  /** Called with every choice of the visitor, granted or not, before the category starts or stops. */
  onConsent?(consent: Consent): void;
  /** Called when the category is granted, also repeatedly: each choice initialises tracking again (spec §4). */
  start?(): void;
  send(event: TrackedEvent): void;
  /** Called when the category is refused, even if it was never granted. */
  stop?(): void;
}
