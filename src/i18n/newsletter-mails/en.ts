import { BRAND } from '../../catalog/brand.ts';

/** The newsletter's emails: the confirmation request, which carries no advertising, the welcome, and what surrounds campaigns. */
export const newsletterMails = {
  contact: (email: string) => `Questions? Write to ${email}.`,
  confirm: {
    subject: `Please confirm: the ${BRAND.name} newsletter`,
    preview: 'Your subscription starts only when you confirm.',
    headline: 'Would you like our newsletter?',
    intro:
      'This address was signed up for our newsletter. Please confirm that you’d like to receive it. We won’t send anything without your confirmation.',
    button: 'Confirm',
    fallback: 'If the button doesn’t work, open this address:',
    once: (hours: number) => `The link works once and is valid for ${hours} hours.`,
    notYou: (hours: number) =>
      `Wasn’t this you? Then there’s nothing you need to do: we’ll erase the sign-up after ${hours} hours and won’t write again.`,
    why: 'This email is not advertising. You are receiving it because somebody entered this address in our sign-up form.',
  },
  /** Every newsletter ends with these, campaigns too. */
  newsletter: {
    why: (day: string) =>
      `You are receiving this email because you subscribed to the ${BRAND.name} newsletter on ${day}.`,
    unsubscribe: 'Unsubscribe from the newsletter',
    preferences: 'Change your settings',
    imprint: 'Imprint',
    privacy: 'Privacy policy',
  },
  welcome: {
    subject: (percent: number) => `Welcome, and your code for ${percent}% off`,
    preview: (code: string) => `${code} is valid for every package.`,
    headline: 'Good to have you here',
    intro:
      'Thank you for confirming. From now on we’ll write to you when there’s something new to know about photos in job applications, or when we have an offer for you.',
    promise: 'And here’s the code we promised you:',
    facts: { code: 'Code', discount: 'Discount' },
    use: 'Enter it when you pay. It is valid for every package at its regular price, once for each person.',
    button: 'Create your headshots',
  },
  /** The subject of a campaign that its author sends to themselves. */
  testSubject: (subject: string) => `[Test] ${subject}`,
};

export type NewsletterMailsTexts = typeof newsletterMails;
