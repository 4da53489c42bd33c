import { BRAND } from '../../catalog/brand.ts';
import type { InterestTag, NewsletterTopic } from '../../catalog/newsletter.ts';

interface Message {
  readonly title: string;
  /** Printed along the film edge of the frame beside the text. */
  readonly mark: string;
  readonly heading: string;
  readonly texts: readonly string[];
}

/** The page where subscribers change what they receive. Plain data, because it is sent with the page. */
export interface NewsletterPreferencesTexts {
  readonly open: Message & {
    /** Stands before the masked address. */
    readonly address: string;
    readonly language: string;
    readonly topics: { readonly legend: string } & Readonly<Record<NewsletterTopic, string>>;
    readonly interests: { readonly legend: string } & Readonly<Record<InterestTag, string>>;
    /** The consent to measuring, which is stored as it is shown. */
    readonly measuring: { readonly legend: string; readonly label: string; readonly hint: string };
    readonly save: string;
    readonly saved: string;
    readonly topicsMissing: string;
    readonly end: { readonly heading: string; readonly text: string; readonly action: string };
  };
  readonly unsubscribed: Message & { readonly action: string };
  readonly gone: Message;
}

export const newsletterPreferences: NewsletterPreferencesTexts = {
  open: {
    title: 'Newsletter settings',
    mark: 'Your settings',
    heading: 'What would you like to get?',
    texts: ['Choose what our newsletter brings you. You can change it here as often as you like.'],
    address: 'Address:',
    language: 'Language of the newsletter',
    topics: {
      legend: 'Topics',
      tips: 'Tips about photos in job applications',
      offers: 'Offers, and a reminder of an order you left open',
    },
    interests: {
      legend: 'What do you need headshots for? (optional)',
      application: 'Job applications',
      linkedin: 'LinkedIn and other profiles',
      team: 'My team or company',
    },
    measuring: {
      legend: 'Measuring (optional)',
      label: 'Let us see whether I open newsletters and which links I follow',
      hint: 'We use it to write better ones. You can take it back here at any time; what was measured is then erased.',
    },
    save: 'Save',
    saved: 'Your settings are saved.',
    topicsMissing:
      'Please keep at least one topic. Nothing was changed. If you’d rather have neither, you can unsubscribe below, and that’s fine with us.',
    end: {
      heading: 'No more newsletters?',
      text: 'One click, and you won’t get any more. You’ll still get emails about your orders.',
      action: 'Unsubscribe',
    },
  },
  unsubscribed: {
    title: 'Not subscribed',
    mark: 'Rewound',
    heading: 'You are not subscribed.',
    texts: [
      'Your address doesn’t get our newsletter, so there’s nothing to set.',
      'If you’d like it again, you can subscribe below any of our articles.',
    ],
    action: 'Go to the blog',
  },
  gone: {
    title: 'Link not valid',
    mark: 'Not developed',
    heading: 'This link doesn’t work.',
    texts: [
      'Part of it may have been lost. Please open it from the email again.',
      `If it still doesn’t work, write to ${BRAND.contactEmail} and we’ll change your settings for you.`,
    ],
  },
};
