/** The banner that asks about analytics and advertising. */
export const consent = {
  heading: 'Analytics and advertising',
  announcement: 'Please choose about analytics and advertising, at the top of the page.',
  /** The services are names in a list, such as “Plausible and Google Analytics”. */
  ask: {
    analytics: (services: string) => `With your consent we use ${services} to see how this site is used.`,
    marketing: (services: string) => `With your consent we use ${services} for our advertising.`,
    both: (analytics: string, marketing: string) =>
      `With your consent we use ${analytics} to see how this site is used, and ${marketing} for our advertising.`,
  },
  /** Between two names of services. */
  and: 'and',
  without: 'Without it, nothing of theirs is loaded.',
  change: 'You can change your choice at any time with “Cookie settings” at the foot of every page.',
  nothing:
    'No analytics or advertising service of another company is switched on here, so nothing is loaded, whatever you choose. We keep your answer in this browser and ask again before we add one.',
  privacy: 'Privacy policy',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  acceptSelected: 'Accept selected',
  choose: 'Choose',
  back: 'Back',
  close: 'Close without a change',
  categories: {
    essential: {
      name: 'Essential',
      about:
        'Always on: your language, your draft, your order and this choice. We count page views ourselves, without cookies and without personal data.',
    },
    analytics: { name: 'Analytics', about: 'Shows us which pages are used and where visitors give up.' },
    marketing: { name: 'Advertising', about: 'Shows us which advertising works, and whom it may interest.' },
  },
  noService: 'No service at present.',
  by: (service: string, company: string) => `${service} (${company})`,
  noCookies: 'no cookies',
  cookie: (name: string, days: number) =>
    `${name}\u00a0(${days === 1 ? 'one\u00a0day' : `${days}\u00a0days`})`,
  leavesEea: 'data may go to the United States',
};
export type ConsentTexts = typeof consent;
