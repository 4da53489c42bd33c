import type { OutboxTexts } from './en.ts';

export const outbox: OutboxTexts = {
  title: 'Postausgang',
  lead: 'E-Mails, die diese Installation verschicken würde. Nur auf dem eigenen Rechner, außerhalb des Produktivbetriebs.',
  empty: 'Noch keine E-Mail. Die erste entsteht, wenn ein Shooting bezahlt ist.',
  list: 'E-Mails',
  html: 'Ansicht im Mailprogramm',
  text: 'Textteil',
  choose: 'Wählen Sie eine E-Mail aus, um sie zu lesen.',
};
