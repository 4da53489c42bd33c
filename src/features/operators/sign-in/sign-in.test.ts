import { describe, expect, it } from 'vitest';
import { pageAfterSignIn, readSignInToken, signInToken } from './sign-in.ts';

it('splits the token that it joined', () => {
  const id = 'i'.repeat(22);
  const key = 'k'.repeat(22);
  expect(readSignInToken(signInToken(id, key))).toEqual({ id, key });
});

it.each(['', 'x'.repeat(43), 'x'.repeat(45), `${'x'.repeat(43)}/`])('reads no token from %j', (token) => {
  expect(readSignInToken(token)).toBeUndefined();
});

describe('the page after signing in', () => {
  it.each(['/dashboard', '/dashboard/shoots?q=a%40b.example&before=x', '/dashboard?range=30d'])(
    'may be %s',
    (path) => expect(pageAfterSignIn(path)).toBe(path),
  );

  it.each([
    undefined,
    null,
    '',
    '/pricing',
    '//evil.example/dashboard',
    'https://evil.example/dashboard',
    '/dashboardx',
    '/dashboard\\evil',
    '/dashboard/sign-in/abc',
    '/dashboard/\r\nx',
  ])('is the overview instead of %j', (path) => expect(pageAfterSignIn(path)).toBe('/dashboard'));
});
