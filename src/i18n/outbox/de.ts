import type { OutboxTexts } from './en.ts';

export const outbox: OutboxTexts = {
  title: 'Postausgang',
  lead: 'Die E-Mails, die diese Installation verschicken würde. Diese Seite gibt es nur bei der Entwicklung, auf dem eigenen Rechner.',
  empty: 'Noch keine E-Mails. Die erste entsteht, sobald ein Shooting bezahlt ist.',
  list: 'E-Mails',
  html: 'Ansicht im E-Mail-Programm',
  text: 'Reiner Text',
  choose: 'Wählen Sie eine E-Mail aus, um sie zu lesen.',
};
