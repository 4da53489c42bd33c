/** Texts of the mail about a paid order that waits for selfies. */
export const waitingOrderMail = {
  reminderSubject: (headshots: number) => `Your ${headshots} headshots are waiting for you`,
  linkSubject: (headshots: number) => `The link to your order of ${headshots} headshots`,
  preview: 'Everything is paid for. Upload your selfies and start whenever you like.',
  headline: 'Paid, but not started yet',
  intro: (packageName: string, day: string) =>
    `You bought ${packageName} on ${day}. We begin once your selfies are uploaded and you press “Make my headshots”.`,
  selfies: (min: number, recommended: number) =>
    `${min} selfies are enough, ${recommended} are better. Look into the light and leave your sunglasses off. You choose styles and clothes on the same page.`,
  erasure: (days: number) =>
    `Selfies that you upload are erased after ${days} days if you haven’t started by then; the order keeps waiting.`,
  button: 'Continue with my selfies',
  anyDevice: 'The link works on any device, for example on the phone with your photos. It’s yours alone.',
  until: (day: string) =>
    `There’s no hurry: your order waits until ${day}. If you don’t start it by then, you’ll get your money back. You won’t get another reminder.`,
};

export type WaitingOrderMailTexts = typeof waitingOrderMail;
