import { expect, it } from 'vitest';
import { messageId } from './message-id.ts';
import { senderDomain } from './sender-domain.ts';

it.each([
  ['post@lichtbild.example', 'lichtbild.example'],
  ['Lichtbild <post@lichtbild.example>', 'lichtbild.example'],
  ['Mira@Work <post@lichtbild.example>', 'lichtbild.example'],
  ['Büro <post@bücher.example> ', 'xn--bcher-kva.example'],
  ['Lichtbild <post@MAIL.Lichtbild.example>', 'mail.lichtbild.example'],
  ['nobody', 'localhost'],
])('%s sends from %s', (from, domain) => {
  expect(senderDomain(from)).toBe(domain);
  expect(messageId('gallery-ready:1', from)).toMatch(new RegExp(`^<[0-9a-f]{32}@${domain}>$`));
});

it('the Message-ID is the same for every try of a mail, and another for each mail', () => {
  const from = 'post@lichtbild.example';
  expect(messageId('a', from)).toBe(messageId('a', from));
  expect(messageId('a', from)).not.toBe(messageId('b', from));
});
