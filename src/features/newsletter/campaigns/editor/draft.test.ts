import { expect, it } from 'vitest';
import { NEW_AUDIENCE } from '../audience.ts';
import { daysOf, messageOf, toggled, withMessage } from './draft.ts';

const DRAFT = { name: 'Light', messages: {}, audience: NEW_AUDIENCE };

it('changes the message of one language', () => {
  const changed = withMessage(withMessage(DRAFT, 'de', { subject: 'Licht' }), 'de', {
    message: 'Ein Fenster.',
  });
  expect(messageOf(changed, 'de')).toEqual({
    subject: 'Licht',
    preview: '',
    message: 'Ein Fenster.',
    button: null,
  });
  expect(messageOf(changed, 'en').subject).toBe('');
  expect(DRAFT.messages).toEqual({});
});

it('adds and removes a choice', () => {
  expect(toggled(['tips'], 'team')).toEqual(['tips', 'team']);
  expect(toggled(['tips', 'team'], 'tips')).toEqual(['team']);
});

it.each([
  ['', null],
  [' 30 ', 30],
  ['-1', null],
  ['1.5', null],
  ['99999', null],
])('reads %j as %s days', (text, days) => {
  expect(daysOf(text)).toBe(days);
});
