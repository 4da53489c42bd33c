import type { CatalogFacts } from '../catalog-facts.ts';

export const pricing = (facts: CatalogFacts) => ({
  title: 'Pricing',
  description: `Professional headshots from ${facts.prices.basic}: ${facts.headshots.basic}, ${facts.headshots.premium} or ${facts.headshots.ultimate} pictures, paid once, free preview before, money back within ${facts.refundDays} days.`,
  heading: 'Three packages, one price each.',
  lead: 'You pay once and only after you have seen the preview. VAT is included, there is no subscription.',
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
    supportMail: 'by e-mail',
    rights: 'Commercial rights',
    yes: 'yes',
    no: 'no',
    load: `When many order at once, a delivery of minutes can take up to ${facts.underLoadMinutes}.`,
  },
  included: {
    heading: 'In every package',
    list: [
      'A free preview before you pay, in as many styles as you like',
      'Every headshot in original size, as a square, for LinkedIn (800 × 800) and for a CV (45 × 60 mm)',
      'Likeness measured with your consent; what fails is made again and never delivered',
      `Gallery for ${facts.retentionDays} days, then everything is erased; earlier at the press of a button`,
      `Money back within ${facts.refundDays} days`,
    ],
  },
  team: {
    heading: `For teams: ${facts.teamMinHeadshots} headshots and more`,
    lead: `A whole team in one look, or headshots for an event: tell us how many people it is about. You get an offer within ${facts.quoteHours} hours.`,
  },
  whiteLabel: {
    heading: 'Under your own name',
    text: 'Career coaches, HR consultants and agencies can offer Lichtbild as their own service.',
    action: 'White label',
  },
  faq: {
    heading: 'About paying',
    entries: [
      {
        id: 'when-do-i-pay',
        question: 'When do I pay?',
        answer:
          'After at least five selfies have passed the check and you have seen your preview. The payment window is the payment provider’s; we never see your card.',
      },
      {
        id: 'codes',
        question: 'I have a discount code. Where does it go?',
        answer: `Below the packages on the upload page, before you pay. Who subscribes to the newsletter gets ${facts.welcome.percent}% off with ${facts.welcome.code}.`,
      },
      {
        id: 'refund',
        question: 'How do I get my money back?',
        answer: `Write to us within ${facts.refundDays} days of delivery, with the order number from your e-mail. If a shoot fails, the money goes back by itself.`,
      },
      {
        id: 'upgrade',
        question: 'Can I take a larger package later?',
        answer:
          'Yes, as a new order with the same selfies or with other ones, as long as they are there; they are erased with your gallery.',
      },
    ],
  },
  refundPolicy: 'The refund policy in full',
});
export type PricingTexts = ReturnType<typeof pricing>;
