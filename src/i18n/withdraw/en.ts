import type { CatalogFacts } from '../catalog-facts.ts';

export const withdraw = (facts: CatalogFacts) => ({
  title: 'Withdraw from contract here',
  description: `Withdraw from your contract with ${facts.brand} in two steps, without signing in and without a reason. What the law gives you, and what we add.`,
  heading: 'Withdraw from your contract',
  lead: 'In two steps, without signing in, without giving a reason.',
  declare: {
    heading: 'Your declaration',
    steps: [
      'Tell us who you are and, if you have it at hand, which order it’s about. Nothing is sent yet.',
      'Read your declaration once more and confirm it. We’ll email you a receipt with the date and time.',
    ],
  },
  mail: {
    heading: 'Or by email',
    text: 'A message in your own words counts just as much. Your name, plus the order number or what you ordered, is enough.',
    action: `Write to ${facts.contactEmail}`,
    address: facts.contactEmail,
    subject: 'Withdrawal',
    body: `I hereby withdraw from the contract I concluded with ${facts.brand} for the making of headshots.\n\nName:\nOrder number or day of the order:\n`,
  },
  rights: {
    heading: 'Two rights, side by side',
    lead: 'You don’t have to know which of the two you’re using. The longer one applies.',
    points: [
      {
        title: 'By law: withdrawal',
        text: `As a consumer you can withdraw within ${facts.withdrawalPeriodDays} days of concluding the contract. This right ends earlier, once all your headshots have been delivered, because you asked us to begin and confirmed that you know this. It’s enough to send your declaration before the period ends.`,
      },
      {
        title: 'From us: refund',
        text: `If you’ve paid, you can ask for the full price back at any time until ${facts.refundDays} days after delivery, because you aren’t happy with the headshots or for no reason at all. We offer this voluntarily; it doesn’t affect your statutory rights.`,
      },
    ],
  },
  next: {
    heading: 'What happens next',
    points: [
      {
        title: 'You get the receipt',
        text: 'By email, usually right away. Please keep it: it proves that your declaration arrived, and when.',
      },
      {
        title: 'We find your order',
        text: 'By the order number or your email address. If we can’t find it, we’ll write and ask.',
      },
      {
        title: 'The money goes back',
        text: `At once if you haven’t started your headshots, paid no more than ${facts.refundDays} days ago and gave us the order number with the address you ordered with; otherwise no later than ${facts.withdrawalRefundDays} days after we received your declaration. It goes to the payment method you used, without fees. We’ll write to you when it’s on its way.`,
      },
      {
        title: 'Selfies and headshots are erased',
        text: `Once the full price has been refunded, the gallery closes. ${facts.draftHours} hours later your selfies and headshots are erased, and you get the receipt of deletion.`,
      },
    ],
  },
  more: {
    heading: 'The full terms',
    refund: 'Refund policy',
    terms: 'Terms of service, with the model withdrawal form',
  },
});
export type WithdrawTexts = ReturnType<typeof withdraw>;
