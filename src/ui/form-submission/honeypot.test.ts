import { expect, it } from 'vitest';
import { isBotSubmission, MIN_SHOWN_MS } from './honeypot.ts';

it('lets people through', () => {
  expect(isBotSubmission({ homepage: '', shownForMs: MIN_SHOWN_MS })).toBe(false);
  expect(isBotSubmission({ shownForMs: 86_400_000 })).toBe(false);
});

it.each([
  [{ homepage: 'https://spam.example', shownForMs: 60_000 }],
  [{ homepage: ' ', shownForMs: 60_000 }],
  [{ homepage: ['x'], shownForMs: 60_000 }],
  [{ homepage: '', shownForMs: MIN_SHOWN_MS - 1 }],
  [{ homepage: '', shownForMs: -1 }],
  [{ homepage: '', shownForMs: '60000' }],
  [{ homepage: '', shownForMs: Number.NaN }],
  [{ homepage: '' }],
  [{}],
])('catches %j', (sent) => expect(isBotSubmission(sent)).toBe(true));
