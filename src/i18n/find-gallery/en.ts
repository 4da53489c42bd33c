import type { CatalogFacts } from '../catalog-facts.ts';
import { newsletterErrors } from '../newsletter-errors/en.ts';

export const findGallery = (facts: CatalogFacts) => ({
  title: 'Your gallery or order',
  description: `The way back to your headshots: we email the link to your gallery, or to an order you’ve paid for and not started yet, to the address you ordered with.`,
  heading: 'Your gallery or order',
  lead: 'You’ve paid and want to upload your selfies, or your headshots are ready: each time we emailed you a link. If you can’t find it, we’ll send it again.',
  form: {
    label: 'Send me the link again',
    email: 'Email address of your order',
    trap: 'Please leave this field empty',
    send: 'Send the link',
    sending: 'Sending…',
    sentHeading: 'Please check your inbox.',
    sentText:
      'If there’s a gallery or a paid order for this address, an email with the link is on its way. We don’t say here whether there is one: that’s nobody else’s business.',
    sentNothing: `Nothing there after a few minutes? Please check your spam folder too, or try the other addresses you use. A gallery is erased ${facts.retentionDays} days after delivery, and your address with it; then we can’t find anything by it any more.`,
    failed: {
      offline: 'No connection. Please try again as soon as you’re back online.',
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
      text: 'The link is the key. Anyone who has it can see, share and erase the headshots, so we don’t send it to any other address.',
    },
    {
      title: `Available for ${facts.retentionDays} days`,
      text: 'After that, selfies and headshots are erased, and you get a receipt. Download what you want to keep before then.',
    },
    {
      title: 'Paid, but no selfies yet?',
      text: `Then the email contains the link to continue, on any device. A paid order waits for ${facts.waitingDays} days, and if you don’t start it, you get your money back.`,
    },
    {
      title: 'Still being made?',
      text: 'The email with the link comes as soon as the last headshot is done. Nothing is lost if you’ve closed the page.',
    },
  ],
  more: { heading: 'No headshots yet?', create: 'Create your headshots', examples: 'See examples' },
});
export type FindGalleryTexts = ReturnType<typeof findGallery>;
