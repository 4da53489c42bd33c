export const outbox = {
  title: 'Mail outbox',
  lead: 'Mails that this installation would send. Only outside production.',
  empty: 'No mail yet. The first one is written when a shoot is paid.',
  list: 'Mails',
  html: 'As shown in a mail program',
  text: 'Text part',
  choose: 'Choose a mail to read it.',
  off: 'Mail is sent by SMTP here; there is no outbox to look into.',
};

export type OutboxTexts = typeof outbox;
