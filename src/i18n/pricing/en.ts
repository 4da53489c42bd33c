import type { CatalogFacts } from '../catalog-facts.ts';

export const pricing = (facts: CatalogFacts) => ({
  title: 'Pricing',
  description: `Professional headshots from ${facts.prices.basic}: choose ${facts.headshots.basic}, ${facts.headshots.premium} or ${facts.headshots.ultimate}, see a free preview, pay once, money back up to ${facts.refundDays} days after delivery.`,
  heading: 'One price for each package.',
  lead: 'You pay once: after the free preview, or right away if you’d rather add your selfies later. VAT is included, and there’s no subscription.',
  choose: { basic: 'Start with Basic', premium: 'Start with Premium', ultimate: 'Start with Ultimate' },
  table: {
    heading: 'Side by side',
    label: 'Comparison of the packages',
    what: 'What you get',
    price: 'Price, incl. VAT',
    headshots: 'Headshots',
    each: 'Price per headshot',
    styles: 'Styles of your choice',
    ready: 'Usually ready in about',
    minutes: 'minutes',
    hours: 'hours',
    support: 'Support',
    within: 'within',
    businessDay: { one: 'business day', many: 'business days' },
    supportMail: 'by email',
    rights: 'Commercial rights',
    yes: 'yes',
    no: 'no',
    load: `When many people order at the same time, what usually takes a few minutes can take up to ${facts.underLoadMinutes}.`,
  },
  included: {
    heading: 'In every package',
    list: [
      'A free preview, before you pay if you wish, in as many styles as you like',
      `Every headshot in original size, as a square, for LinkedIn (${facts.photo.linkedinPx}) and for a CV (${facts.photo.cvMm} or ${facts.photo.smallMm})`,
      'Variety from headshot to headshot: your selfies, all the places of your styles, up to three framings and, if you like, different garments take turns',
      'Likeness measured, with the consent that we need before we begin; a headshot that fails isn’t delivered but replaced',
      `Your own clothes or, where the upload page offers them, a jacket, a shirt or knitwear; ${facts.remakes} headshots made again in other clothes`,
      `A gallery for ${facts.retentionDays} days, then everything is erased, or earlier at the press of a button`,
      `Money back up to ${facts.refundDays} days after delivery`,
    ],
  },
  team: {
    heading: `For teams: ${facts.teamMinHeadshots} headshots or more`,
    lead: `A whole team in one look, or headshots for an event: tell us how many headshots you need. You get a quote within ${facts.quoteHours} hours.`,
  },
  whiteLabel: {
    heading: 'Under your own name',
    text: `Career coaches, HR consultants and agencies can offer ${facts.brand} as their own service.`,
    action: 'White label',
  },
  faq: {
    heading: 'About paying',
    entries: [
      {
        id: 'when-do-i-pay',
        question: 'When do I pay?',
        answer: `That’s up to you. Upload first, and you pay once at least ${facts.selfiesMin} selfies have passed the check and you’ve seen your preview. Or buy first, with nothing but your email address: your order waits ${facts.waitingMonths} months for your selfies, we make no headshots until you ask for them, and if you never do, you get your money back. The payment window belongs to the payment provider; we never see your card.`,
      },
      {
        id: 'codes',
        question: 'I have a discount code. Where does it go?',
        answer: `Below the packages on the upload page or in the form on the checkout page, before you pay. Each person can use a code once. Newsletter subscribers get ${facts.welcome.percent}% off with ${facts.welcome.code}.`,
      },
      {
        id: 'refund',
        question: 'How do I get my money back?',
        answer: `Write to us at any time until ${facts.refundDays} days after delivery, with the order number from your email. If a shoot fails, or you never start an order that you’ve paid for, you get your money back automatically.`,
      },
      {
        id: 'clothes',
        question: 'Do other clothes cost extra?',
        answer: `No. If the upload page offers clothes, they’re included in every package, and so are ${facts.remakes} headshots made again in other clothes afterwards. If you keep your own, the price is the same.`,
      },
      {
        id: 'upgrade',
        question: 'Can I get a larger package later?',
        answer:
          'Yes, as a new order: upload the same selfies again, or different ones, and choose the larger package.',
      },
      {
        id: 'support',
        question: 'How quickly do I get help?',
        answer: `Every email gets a first reply within ${facts.supportHours} hours, whatever the package. If we have to look into your order to answer, the time stated for your package applies; Basic has no fixed time.`,
      },
    ],
  },
  refundPolicy: 'Read the full refund policy',
});
export type PricingTexts = ReturnType<typeof pricing>;
