import type { AnalyticsPlan } from './catalog/analytics-plans.ts';
import type { SubscriptionSource } from './catalog/newsletter.ts';
import type { RejectReason } from './imaging/selfie.ts';
import type { PackageId } from './catalog/packages.ts';

/**
 * Analytics events with their payloads. The specification (§7) names most of them. Other companies receive them only with
 * consent; our own counter counts them without any personal data.
 */
export interface AnalyticsEvents {
  'page-view': { title: string; path: string };
  'language-change': { from: string; to: string };
  /** A visitor chose cookies, or the region allowed them. */
  'consent-updated': { analytics: boolean; marketing: boolean };
  /** A white-label or team request was sent. `value`, in `currency`, is its worth to the operator (spec §7). */
  'generate-lead': { kind: 'white-label' | 'team'; currency: 'USD'; value: number | undefined };
  'opened-checkout': OrderStage;
  /** A step on the way to the payment: the details were accepted, then the payment was opened. */
  'checkout-step': OrderStage & { step: 'details' | 'payment' };
  'finished-checkout': OrderStage;
  'abandoned-checkout': OrderStage;
  /** The buyer's page of an order showed its refund for the first time. */
  'refunded-order': OrderStage;
  'exit-intent-modal-opened': { content: 'email' | 'life-impact'; trigger: ExitIntentTrigger };
  'exit-intent-modal-closed': { content: 'email' | 'life-impact' };
  'exit-intent-signup': Record<never, never>;
  /** The sign-up did not reach the server. It is stored in the browser and sent later. */
  'exit-intent-signup-failed': Record<never, never>;
  'newsletter-modal-opened': Record<never, never>;
  'newsletter-modal-closed': Record<never, never>;
  'welcome-modal-opened': Record<never, never>;
  'welcome-modal-closed': Record<never, never>;
  'success-modal-opened': { source: SubscriptionSource };
  /** The check in the browser refused a photo. Only our own counter gets this event. */
  'selfie-refused': { reason: RejectReason };
  /** A newsletter form was accepted, wherever it is. */
  'newsletter-signup': { source: SubscriptionSource };
}

/** The package that an order is for, and its plan for analytics (spec §3). */
interface OrderStage {
  package: PackageId;
  plan: AnalyticsPlan;
}

/** The triggers of the exit-intent modal (spec §4). */
export type ExitIntentTrigger = 'timer' | 'top-edge' | 'tab-return' | 'requested';
