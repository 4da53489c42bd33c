/** Texts of the mail about an order that was opened and not paid. */
export const abandonedOrderMail = {
  subject: (headshots: number) => `Your order of ${headshots} headshots is still open`,
  preview: 'Nothing was charged. If you still want them, the checkout is one link away.',
  headline: 'Still want your headshots?',
  intro: (packageName: string, headshots: number, day: string) =>
    `On ${day} you began to order ${packageName}, with ${headshots} headshots, and didn’t finish. Nothing was charged.`,
  still: 'If you’d still like them, the checkout opens with the same package. If not, there’s nothing to do.',
  button: 'Go to the checkout',
  selfies: (hours: number) =>
    `Selfies without a paid order are erased after ${hours} hours, so you may have to add yours again after paying.`,
  once: 'We remind you of this order only this once.',
  preferences: 'Change your settings',
  unsubscribe: 'Unsubscribe from the newsletter',
  imprint: 'Imprint',
  privacy: 'Privacy policy',
  contact: (email: string) => `Questions? Write to ${email}.`,
  why: (day: string) =>
    `You are receiving this email because you subscribed to our tips and offers on ${day}.`,
};

export type AbandonedOrderMailTexts = typeof abandonedOrderMail;
