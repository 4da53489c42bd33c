import { expect, it } from 'vitest';
import { changeTexts, deedText } from './change-texts.ts';

it('says who changed what and when', () => {
  const change = { version: 3, at: '2026-11-27T14:03:59.000Z', by: 'ada@example.org' };
  expect(
    changeTexts([
      { ...change, fields: ['name', 'messages.de.subject', 'audience.anyOfTags'] },
      { ...change, fields: ['scheduled'] },
    ]),
  ).toEqual([
    'ada@example.org changed the name, the German subject, the audience (tags) at 2026-11-27 14:03 UTC.',
    'ada@example.org scheduled it at 2026-11-27 14:03 UTC.',
  ]);
});

it('adds the reason for which the service could not start a campaign', () => {
  expect(deedText(['not-started', 'audience-empty'])).toBe('could not start it (audience-empty)');
});
