import { BRAND } from '../../catalog/brand.ts';

/** The mails of the newsletter: the one that asks for a confirmation, without advertising, and the welcome. */
export const newsletterMails = {
  contact: (email: string) => `Questions? Write to ${email}.`,
  confirm: {
    subject: `Please confirm: the ${BRAND.name} newsletter`,
    preview: 'You are subscribed only once you confirm.',
    headline: 'Do you want our newsletter?',
    intro:
      'This address was entered for our newsletter. Please confirm that you want it. Without your confirmation nothing is sent.',
    button: 'Confirm',
    fallback: 'If the button does not work, open this address:',
    once: (hours: number) => `The link works once, and for ${hours} hours.`,
    notYou: (hours: number) =>
      `Was this not you? Then there is nothing you need to do: we erase the sign-up after ${hours} hours and do not write again.`,
    why: 'This email is not advertising. You are receiving it because somebody entered this address in our sign-up form.',
  },
  welcome: {
    subject: (percent: number) => `Welcome, and your code for ${percent}% off`,
    preview: (code: string) => `${code} is valid for every package.`,
    headline: 'Good to have you here',
    intro:
      'You have confirmed, so from now on we write to you when there is something new to know about photos in applications, or something on offer from us.',
    promise: 'And this is the code we promised you:',
    facts: { code: 'Code', discount: 'Discount' },
    use: 'Enter it when you pay. It is valid for every package.',
    button: 'Create your headshots',
    unsubscribe: 'Unsubscribe from the newsletter',
    imprint: 'Imprint',
    privacy: 'Privacy policy',
    why: (day: string) =>
      `You are receiving this email because you subscribed to the ${BRAND.name} newsletter on ${day}.`,
  },
};

export type NewsletterMailTexts = typeof newsletterMails;
