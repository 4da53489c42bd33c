export const outbox = {
  title: 'Email outbox',
  lead: 'The emails this installation would send. This page exists only in development, on your own machine.',
  empty: 'No emails yet. The first one is written once a shoot is paid for.',
  list: 'Emails',
  html: 'As an email app shows it',
  text: 'Plain-text part',
  choose: 'Choose an email to read it.',
};

export type OutboxTexts = typeof outbox;
