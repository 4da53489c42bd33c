import { expect, it } from 'vitest';
import { PLACEHOLDER_EMAIL, shownEmail } from './shown-email.ts';

it.each([
  ['mira@lichtbild.example', 'mira@lichtbild.example'],
  ['  mira@lichtbild.example ', 'mira@lichtbild.example'],
  ['büro+cv@köln.example', 'büro+cv@köln.example'],
  [`${'m'.repeat(240)}@mail.example`, `${'m'.repeat(240)}@mail.example`],
])('shows %j', (parameter, shown) => {
  expect(shownEmail(parameter)).toBe(shown);
});

it.each([
  null,
  '',
  'mira',
  'mira@lichtbild',
  'mira@@lichtbild.example',
  'mira smith@lichtbild.example',
  'mira@lichtbild.example\nBcc: x@y.example',
  'mira\u202e@lichtbild.example',
  'mira\u0000@lichtbild.example',
  `${'m'.repeat(250)}@mail.example`,
])('shows the placeholder for %j', (parameter) => {
  expect(shownEmail(parameter)).toBe(PLACEHOLDER_EMAIL);
});
