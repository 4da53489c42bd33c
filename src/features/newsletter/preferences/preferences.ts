import { err, ok, type Result } from '../../../base/result.ts';
import { isLanguage, type Language } from '../../../catalog/languages.ts';
import {
  INTEREST_TAGS,
  type InterestTag,
  NEWSLETTER_TOPICS,
  type NewsletterTopic,
} from '../../../catalog/newsletter.ts';

/** The choices of a subscriber on the preference page. */
export interface Preferences {
  readonly language: Language;
  readonly topics: readonly NewsletterTopic[];
  readonly interests: readonly InterestTag[];
  /** True if opens and clicks may be measured. */
  readonly agreesToMeasuring: boolean;
}

export type PreferencesError = 'language-unknown' | 'topics-missing';

/** The names of the form's fields. */
export const PREFERENCE_FIELDS = {
  ...{ language: 'language', topic: 'topic', interest: 'interest', measuring: 'measuring' },
} as const;
/** The value of the box about measuring, which is ticked by nobody but the subscriber. */
export const MEASURING_AGREED = 'agreed';

/**
 * Reads the fields of the form, which are untrusted; unknown topics and interests are left out. Whoever wants no topic at all has to
 * unsubscribe, because a subscription to nothing would be stored for ever.
 */
export function parsePreferences(fields: URLSearchParams): Result<Preferences, PreferencesError> {
  const language = fields.get(PREFERENCE_FIELDS.language);
  if (!isLanguage(language)) return err('language-unknown');
  const topics = known(NEWSLETTER_TOPICS, fields.getAll(PREFERENCE_FIELDS.topic));
  if (topics.length === 0) return err('topics-missing');
  const interests = known(INTEREST_TAGS, fields.getAll(PREFERENCE_FIELDS.interest));
  const agreesToMeasuring = fields.get(PREFERENCE_FIELDS.measuring) === MEASURING_AGREED;
  return ok({ language, topics, interests, agreesToMeasuring });
}

function known<Tag extends string>(tags: readonly Tag[], named: readonly string[]): readonly Tag[] {
  return tags.filter((tag) => named.includes(tag));
}

/** Hides most of an address, so that a forwarded mail's link does not reveal it, but its owner recognizes it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = at > 1 ? email : '';
  return `${first}•••${email.slice(at)}`;
}
