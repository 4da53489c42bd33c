import type { CatalogFacts } from '../catalog-facts.ts';
import { newsletterErrors } from '../newsletter-errors/en.ts';

export const findGallery = (facts: CatalogFacts) => ({
  title: 'Your gallery',
  description: `The way back to your headshots: we mail the link of your gallery to the address you ordered with, for ${facts.retentionDays} days after delivery.`,
  heading: 'Your gallery',
  lead: 'The link to it is in the email you got when your headshots were ready. If you cannot find it, we send it again.',
  form: {
    label: 'Have the link sent again',
    email: 'Email address of your order',
    trap: 'Please leave this field empty',
    send: 'Send the link',
    sending: 'Sending…',
    sentHeading: 'Please check your mailbox.',
    sentText:
      'If a gallery belongs to this address, an email with its link is on its way. We do not say here whether there is one: that is nobody else’s business.',
    sentNothing: `Nothing there after a few minutes? Please check the spam folder, too, or try the other addresses you use. ${facts.retentionDays} days after delivery a gallery is erased, and then there is no link any more.`,
    failed: {
      offline: 'No connection. Please try again as soon as you are back online.',
      server: 'Something went wrong. Please try again.',
    },
    noScript: `This form needs JavaScript. Please switch it on in your browser, or write to ${facts.contactEmail}.`,
    errors: {
      'email-missing': newsletterErrors['email-missing'],
      'email-invalid': newsletterErrors['email-invalid'],
    },
  },
  points: [
    {
      title: 'No password',
      text: 'The link is the key. Whoever has it can see, share and erase the pictures, so we mail it to no other address.',
    },
    {
      title: `There for ${facts.retentionDays} days`,
      text: 'Then selfies and headshots are erased, and you get a receipt of it. Download what you want to keep before.',
    },
    {
      title: 'Still being made?',
      text: 'The email with the link comes as soon as the last headshot is done. Nothing is lost if you closed the page.',
    },
  ],
  more: { heading: 'No headshots yet?', create: 'Create your headshots', examples: 'Look at examples' },
});
export type FindGalleryTexts = ReturnType<typeof findGallery>;
