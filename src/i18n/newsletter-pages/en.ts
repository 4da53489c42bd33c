import { BRAND } from '../../catalog/brand.ts';
import { WELCOME_DISCOUNT } from '../../catalog/discounts.ts';
import { LIMITS } from '../../catalog/limits.ts';

interface Message {
  readonly title: string;
  /** Printed on the film of the frame beside the words. */
  readonly mark: string;
  readonly heading: string;
  readonly texts: readonly string[];
}

/** The pages that the links in the newsletter's mails open. Plain data: it travels with the page. */
export interface NewsletterPagesTexts {
  readonly confirm: {
    readonly open: Message & { readonly action: string };
    readonly confirmed: Message & { readonly action: string };
    readonly gone: Message;
  };
  readonly unsubscribe: {
    readonly open: Message & { readonly action: string };
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
        'Please confirm that you want our newsletter at the address to which we sent this link. Only then are you subscribed.',
        `Did you not sign up? Simply close this page: you will get nothing, and we erase the sign-up after ${LIMITS.subscriptionConfirmHours} hours.`,
      ],
      action: 'Yes, I want the newsletter',
    },
    confirmed: {
      title: 'You are subscribed',
      mark: 'Developed',
      heading: 'You are subscribed.',
      texts: [
        `Thank you for confirming. We send your code for ${WELCOME_DISCOUNT.percent}% off with the welcome email.`,
        'You can unsubscribe at any time: the link is in every newsletter.',
      ],
      action: 'Back to the blog',
    },
    gone: {
      title: 'Link not valid',
      mark: 'Not developed',
      heading: 'This link does not work any more.',
      texts: [
        `A link for confirming works once, and for ${LIMITS.subscriptionConfirmHours} hours. If you have confirmed already, there is nothing left to do.`,
        'If not, please sign up again below; a new link comes by email.',
      ],
    },
  },
  unsubscribe: {
    open: {
      title: 'Unsubscribe',
      mark: 'Newsletter',
      heading: 'Unsubscribe from the newsletter?',
      texts: ['One click, and you get no more newsletters. Emails about an order of yours are not affected.'],
      action: 'Unsubscribe',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      mark: 'Rewound',
      heading: 'You are unsubscribed.',
      texts: [
        'You will not get our newsletter any more.',
        'Was it a mistake? Below our articles you can subscribe again.',
      ],
      action: 'To the blog',
    },
    gone: {
      title: 'Link not valid',
      mark: 'Not developed',
      heading: 'This link does not work.',
      texts: [
        'A part of it may have got lost. Please open it from the email once more.',
        `If it still does not work, write to ${BRAND.contactEmail}; we take your address off the list.`,
      ],
    },
  },
};
