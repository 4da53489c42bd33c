export const outbox = {
  title: 'Mail outbox',
  lead: 'Mails that this installation would send. Only on your own machine, outside production.',
  empty: 'No mail yet. The first one is written when a shoot is paid.',
  list: 'Mails',
  html: 'As shown in a mail program',
  text: 'Text part',
  choose: 'Choose a mail to read it.',
};

export type OutboxTexts = typeof outbox;
