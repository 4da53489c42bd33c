/** The two mails of a request for an offer: to the one who asks, and to the operator. */
export const leadMails = {
  facts: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    companySize: 'Company size',
    headshots: 'Headshots',
    source: 'Heard about us through',
    language: 'Language',
    received: 'Received',
  },
  contact: (email: string) => `Questions? Write to ${email}.`,
  answer: {
    subject: {
      'white-label': 'Your white-label request has arrived',
      team: 'Your request for your team has arrived',
    },
    preview: (hours: number) => `We answer within ${hours} hours.`,
    headline: 'Thank you for your request',
    /** What has arrived, in words of ours: whatever was typed stays out of a mail to an address that was typed too. */
    received: {
      'white-label': 'Your request about our service under your own name has arrived.',
      team: 'Your request about headshots for a team has arrived.',
    },
    promise: (hours: number) => `We will read it and reply to this address within ${hours} hours.`,
    correct:
      'What you wrote is not repeated here, because anybody can enter any address in a form. Is something missing or wrong? Simply reply to this email.',
    retention: (months: number) =>
      `We use your details for your request only and erase them after ${months} months, or sooner if you ask us to.`,
    why: 'This email is not advertising. You are receiving it because somebody entered this address in a form of ours. If that was not you, there is nothing you need to do.',
  },
  notice: {
    subject: {
      'white-label': (who: string) => `White-label request: ${who}`,
      team: (who: string, headshots: number) => `Team request: ${headshots} headshots, ${who}`,
    },
    headline: { 'white-label': 'A white-label request', team: 'A request for a team' },
    due: (moment: string) => `We promised an answer by ${moment}.`,
    reply: 'If you reply to this email, your reply goes to the person who asked.',
    words: 'What they wrote',
    why: 'You are receiving this email because your address is set to receive the notices of this service.',
  },
};

export type LeadMailTexts = typeof leadMails;
