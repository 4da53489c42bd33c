import type { SubscriberTag, SubscriptionSource } from '../../../catalog/newsletter.ts';
import type { Language } from '../../../catalog/languages.ts';
import type { SubscriberState } from '../confirmation.ts';

/** The words of the dashboard for the values of a subscriber. */
export const STATE_WORDS: Readonly<Record<SubscriberState, string>> = {
  confirmed: 'Confirmed',
  pending: 'Not confirmed yet',
  unsubscribed: 'Unsubscribed',
};

export const TAG_WORDS: Readonly<Record<SubscriberTag, string>> = {
  tips: 'Topic: tips',
  offers: 'Topic: offers',
  application: 'Interest: applications',
  linkedin: 'Interest: LinkedIn',
  team: 'Interest: teams',
};

export const SOURCE_WORDS: Readonly<Record<SubscriptionSource, string>> = {
  'exit-intent': 'Exit intent',
  'welcome-flow': 'Welcome flow',
  blog: 'Blog',
  'confirm-page': 'Page of an expired link',
  other: 'Other',
  'order-form': 'Order form',
  import: 'Import',
};

export const LANGUAGE_WORDS: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
};
