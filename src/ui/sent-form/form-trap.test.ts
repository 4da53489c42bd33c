import { expect, it } from 'vitest';
import { isTrapped, LEAST_SHOWN_MS } from './form-trap.ts';

it('lets people through', () => {
  expect(isTrapped({ homepage: '', shownForMs: LEAST_SHOWN_MS })).toBe(false);
  expect(isTrapped({ shownForMs: 86_400_000 })).toBe(false);
});

it.each([
  [{ homepage: 'https://spam.example', shownForMs: 60_000 }],
  [{ homepage: ' ', shownForMs: 60_000 }],
  [{ homepage: ['x'], shownForMs: 60_000 }],
  [{ homepage: '', shownForMs: LEAST_SHOWN_MS - 1 }],
  [{ homepage: '', shownForMs: -1 }],
  [{ homepage: '', shownForMs: '60000' }],
  [{ homepage: '', shownForMs: Number.NaN }],
  [{ homepage: '' }],
  [{}],
])('catches %j', (sent) => expect(isTrapped(sent)).toBe(true));
