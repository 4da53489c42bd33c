import type { AnalyticsPlan } from './catalog/analytics-plans.ts';
import type { PackageId } from './catalog/packages.ts';

/** Analytics events with their payloads, sent only with consent. The names are those of the specification (§7). */
export interface AnalyticsEvents {
  'page-view': { title: string; path: string };
  'language-change': { from: string; to: string };
  /** A white-label or team request was sent. `value`, in `currency`, is its worth to the operator (spec §7). */
  'generate-lead': { kind: 'white-label' | 'team'; currency: 'USD'; value: number | undefined };
  'opened-checkout': OrderStage;
  'finished-checkout': OrderStage;
  'abandoned-checkout': OrderStage;
}

/** The package that an order is for, and its plan for analytics (spec §3). */
interface OrderStage {
  package: PackageId;
  plan: AnalyticsPlan;
}
