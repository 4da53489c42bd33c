/** The email with the links of somebody's orders, which they asked for on our page. */
export const orderLinksMail = {
  subject: (count: number): string => (count === 1 ? 'The link to your order' : 'The links to your orders'),
  preview: 'Receipt, status and refunds for what you bought.',
  headline: (count: number): string => (count === 1 ? 'Here is your order' : 'Here are your orders'),
  intro:
    'You asked for it on our website. The page of an order is your receipt, and it shows how far your headshots are and what was refunded.',
  order: (packageName: string, day: string) => `${packageName}, paid on ${day}`,
  secret: 'Please don’t forward this email: anyone who has its links can open your orders.',
};

export type OrderLinksMailTexts = typeof orderLinksMail;
