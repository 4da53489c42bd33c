import { LANGUAGES } from '../../catalog/languages.ts';
import { LEAD_KINDS } from '../../catalog/lead-choices.ts';
import { SUBSCRIPTION_SOURCES } from '../../catalog/newsletter.ts';
import { PACKAGE_IDS } from '../../catalog/packages.ts';
import type { ExitIntentTrigger } from '../../events.ts';
import { REJECT_REASONS } from '../../imaging/selfie.ts';
import { PAGE_NAMES } from '../../page-urls.ts';
import { type CountedName, UNKNOWN_PAGE } from './counted-event.ts';
import { VISIT_SOURCES, VISIT_STEPS } from './visit-steps.ts';

const CONTENTS = ['email', 'life-impact'] as const;
const TRIGGERS = Object.keys({
  timer: true,
  'top-edge': true,
  'tab-return': true,
  requested: true,
} satisfies Record<ExitIntentTrigger, true>);
const STEPS = ['details', 'payment'] as const;
const NONE = [''] as const;

const pairs = (first: readonly string[], second: readonly string[]) =>
  first.flatMap((one) => second.map((other) => `${one}/${other}`));

/** All details that are counted. A request with another one is refused, so that nobody can store anything else. */
export const COUNTED_DETAILS: Readonly<Record<CountedName, readonly string[]>> = {
  'page-view': [...PAGE_NAMES, UNKNOWN_PAGE],
  'language-change': LANGUAGES,
  'consent-updated': ['none', 'analytics', 'marketing', 'analytics/marketing'],
  'generate-lead': LEAD_KINDS,
  'opened-checkout': PACKAGE_IDS,
  'checkout-step': pairs(PACKAGE_IDS, STEPS),
  'finished-checkout': PACKAGE_IDS,
  'abandoned-checkout': PACKAGE_IDS,
  'refunded-order': PACKAGE_IDS,
  'selfie-refused': REJECT_REASONS,
  'visit-step': pairs(VISIT_SOURCES, VISIT_STEPS),
  'exit-intent-modal-opened': pairs(CONTENTS, TRIGGERS),
  'exit-intent-modal-closed': CONTENTS,
  'exit-intent-signup': NONE,
  'exit-intent-signup-failed': NONE,
  'newsletter-modal-opened': NONE,
  'newsletter-modal-closed': NONE,
  'welcome-modal-opened': NONE,
  'welcome-modal-closed': NONE,
  'success-modal-opened': SUBSCRIPTION_SOURCES,
  'newsletter-signup': SUBSCRIPTION_SOURCES,
};

export function isCounted({ name, detail }: { readonly name: string; readonly detail: string }): boolean {
  return Object.hasOwn(COUNTED_DETAILS, name) && COUNTED_DETAILS[name as CountedName].includes(detail);
}
