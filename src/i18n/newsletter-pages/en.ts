import { BRAND } from '../../catalog/brand.ts';
import { WELCOME_DISCOUNT } from '../../catalog/discounts.ts';
import { LIMITS } from '../../catalog/limits.ts';

interface Message {
  readonly title: string;
  /** Printed along the film edge of the frame beside the text. */
  readonly mark: string;
  readonly heading: string;
  readonly texts: readonly string[];
}

/** The pages that the links in newsletter emails open. Plain data, because it is sent with the page. */
export interface NewsletterPagesTexts {
  readonly confirm: {
    readonly open: Message & { readonly action: string };
    readonly confirmed: Message & { readonly action: string };
    readonly gone: Message;
  };
  readonly unsubscribe: {
    readonly open: Message & { readonly action: string; readonly preferences: string };
    readonly unsubscribed: Message & { readonly action: string };
    readonly gone: Message;
  };
}

export const newsletterPages: NewsletterPagesTexts = {
  confirm: {
    open: {
      title: 'Confirm your subscription',
      mark: 'Almost there',
      heading: 'One click left.',
      texts: [
        'Please confirm that you want our newsletter at the address we sent this link to. Your subscription starts only then.',
        `Didn’t sign up? Just close this page: you won’t get anything, and we’ll erase the sign-up after ${LIMITS.subscriptionConfirmHours} hours.`,
      ],
      action: 'Yes, I want the newsletter',
    },
    confirmed: {
      title: 'You are subscribed',
      mark: 'Developed',
      heading: 'You are subscribed.',
      texts: [
        `Thank you for confirming. Your code for ${WELCOME_DISCOUNT.percent}% off comes with the welcome email.`,
        'You can unsubscribe at any time: the link is in every newsletter.',
      ],
      action: 'Back to the blog',
    },
    gone: {
      title: 'Link not valid',
      mark: 'Not developed',
      heading: 'This link no longer works.',
      texts: [
        `A confirmation link works once and is valid for ${LIMITS.subscriptionConfirmHours} hours. If you’ve already confirmed, there’s nothing left to do.`,
        'If not, please sign up again below, and we’ll email you a new link.',
      ],
    },
  },
  unsubscribe: {
    open: {
      title: 'Unsubscribe',
      mark: 'Newsletter',
      heading: 'Unsubscribe from the newsletter?',
      texts: [
        'One click, and you won’t get any more newsletters. You’ll still get emails about your orders.',
      ],
      action: 'Unsubscribe',
      preferences: 'Change your settings instead',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      mark: 'Rewound',
      heading: 'You are unsubscribed.',
      texts: [
        'You won’t get our newsletter any more.',
        'Was it a mistake? You can subscribe again below any of our articles.',
      ],
      action: 'Go to the blog',
    },
    gone: {
      title: 'Link not valid',
      mark: 'Not developed',
      heading: 'This link doesn’t work.',
      texts: [
        'Part of it may have been lost. Please open it from the email again.',
        `If it still doesn’t work, write to ${BRAND.contactEmail} and we’ll take your address off the list.`,
      ],
    },
  },
};
