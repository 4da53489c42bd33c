import type { CatalogFacts } from '../catalog-facts.ts';

export const withdraw = (facts: CatalogFacts) => ({
  title: 'Withdraw from contract here',
  description: `Withdraw from your contract with ${facts.brand} in two steps, without signing in and without a reason. What the law gives you, and what we add to it.`,
  heading: 'Withdraw from your contract',
  lead: 'In two steps, without signing in, without giving a reason.',
  declare: {
    heading: 'Your declaration',
    steps: [
      'Say who you are and, if you have it at hand, which order it is about. Nothing is sent yet.',
      'Read your declaration once more and confirm it. A receipt with the day and the time goes to your email address.',
    ],
  },
  mail: {
    heading: 'Or by email',
    text: 'A message in your own words counts just as much. Your name, and what you ordered or the order number, are enough.',
    action: `Write to ${facts.contactEmail}`,
    address: facts.contactEmail,
    subject: 'Withdrawal',
    body: `I hereby withdraw from the contract I concluded with ${facts.brand} for the making of headshots.\n\nName:\nOrder number or day of the order:\n`,
  },
  rights: {
    heading: 'Two rights, side by side',
    lead: 'You do not have to know which of the two you are using. The longer one counts.',
    points: [
      {
        title: 'By law: withdrawal',
        text: `As a consumer you can withdraw within ${facts.withdrawalPeriodDays} days of the contract. This right ends earlier, once all your headshots have been delivered: before paying you asked us to begin at once, and confirmed that you know this. It is enough to send your declaration before the period ends.`,
      },
      {
        title: 'From us: refund',
        text: `If you have paid, you can ask for the full price back at any time until ${facts.refundDays} days after delivery, because the headshots do not convince you or for no reason at all. We give this of our own accord; it takes nothing from your rights by law.`,
      },
    ],
  },
  next: {
    heading: 'What happens next',
    points: [
      {
        title: 'You get the receipt',
        text: 'By email, as a rule at once. Please keep it: it proves that your declaration arrived, and when.',
      },
      {
        title: 'We find your order',
        text: 'By the order number, or by your email address. If we cannot find it, we write and ask.',
      },
      {
        title: 'The money goes back',
        text: `At the latest ${facts.withdrawalRefundDays} days after we received your declaration, the way you paid, without fees. We write to you when it is on its way.`,
      },
      {
        title: 'The pictures are erased',
        text: `Once the full price has gone back, the gallery closes. ${facts.draftHours} hours later selfies and headshots are erased, and you get the receipt of deletion.`,
      },
    ],
  },
  more: {
    heading: 'In full',
    refund: 'Refund policy',
    terms: 'Terms of service, with the model withdrawal form',
  },
});
export type WithdrawTexts = ReturnType<typeof withdraw>;
