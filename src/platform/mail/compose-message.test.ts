import { expect, it } from 'vitest';
import { composeMessage } from './compose-message.ts';
import { listUnsubscribe } from './list-unsubscribe.ts';

const MAIL = { id: '1', to: 'mira@example.org', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const FROM = 'Lichtbild <post@lichtbild.example>';
const UNSUBSCRIBING = listUnsubscribe({
  url: 'https://lichtbild.example/u',
  email: 'a@b.example',
  subject: 'x',
});

it('asks auto-responders for silence, except in newsletters, which a person has written', () => {
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  expect(composeMessage(MAIL, FROM).headers).toEqual(automatic);
  expect(composeMessage({ ...MAIL, headers: { 'X-Mark': '1' } }, FROM).headers).toEqual({
    ...{ ...automatic, 'X-Mark': '1' },
  });
  expect(composeMessage({ ...MAIL, headers: UNSUBSCRIBING }, FROM).headers).toEqual(UNSUBSCRIBING);
});

it('never lets the library read files or addresses', () => {
  expect(composeMessage(MAIL, FROM)).toMatchObject({ disableFileAccess: true, disableUrlAccess: true });
});

it('has a reply address only if the mail has one', () => {
  expect(composeMessage(MAIL, FROM)).not.toHaveProperty('replyTo');
  const replyTo = 'jo@example.org';
  expect(composeMessage({ ...MAIL, replyTo }, FROM).replyTo).toEqual({ name: '', address: replyTo });
});
