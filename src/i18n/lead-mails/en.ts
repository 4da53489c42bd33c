/** The two emails of a quote request: one to the person who asked, one to the operator. */
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
    /** Names the request in our own words: an email to a typed address must not repeat what else was typed. */
    received: {
      'white-label': 'We’ve received your request about our service under your own name.',
      team: 'We’ve received your request about headshots for a team.',
    },
    promise: (hours: number) => `We’ll read it and reply to this address within ${hours} hours.`,
    correct:
      'This email doesn’t repeat what you wrote, because anyone can enter any address in a form. Is something missing or wrong? Just reply to this email.',
    retention: (months: number) =>
      `We use your details for your request only and erase them after ${months} months, or sooner if you ask us to.`,
    why: 'This email is not advertising. You are receiving it because somebody entered this address in one of our forms. If that wasn’t you, there’s nothing you need to do.',
  },
  notice: {
    subject: {
      'white-label': (who: string) => `White-label request: ${who}`,
      team: (who: string, headshots: number) => `Team request: ${headshots} headshots, ${who}`,
    },
    headline: { 'white-label': 'A white-label request', team: 'A request for a team' },
    due: (moment: string) => `We promised an answer by ${moment}.`,
    reply: 'If you reply to this email, your reply goes to the person who asked.',
    words: 'Their message',
    why: 'You are receiving this email because your address is set to receive this service’s notices.',
  },
};

export type LeadMailsTexts = typeof leadMails;
