import { expect, it } from 'vitest';
import { parseCustomer } from './customer.ts';

it('trims and accepts a plain name and address', () => {
  expect(parseCustomer({ firstName: '  Jo ', email: ' jo@example.com ' })).toEqual({
    ok: true,
    value: { firstName: 'Jo', email: 'jo@example.com' },
  });
  expect(parseCustomer({ firstName: 'José', email: 'jo.se+x@mail.example.co' }).ok).toBe(true);
});

it.each([
  [{ firstName: ' J ', email: '' }, 'first-name-too-short'],
  [{ email: 'jo@example.com' }, 'first-name-too-short'],
  [{ firstName: 'x'.repeat(300), email: 'jo@example.com' }, 'first-name-too-short'],
  [{ firstName: 'Jo' }, 'email-missing'],
  [{ firstName: 'Jo', email: '   ' }, 'email-missing'],
  [{ firstName: 'Jo', email: 'jo@example' }, 'email-invalid'],
  [{ firstName: 'Jo', email: 'jo example@mail.com' }, 'email-invalid'],
  [{ firstName: 'Jo', email: 'jo@ex@mail.com' }, 'email-invalid'],
  [{ firstName: 'Jo', email: '@example.com' }, 'email-invalid'],
  [{ firstName: 'Jo', email: 'jo@.com' }, 'email-invalid'],
  [{ firstName: 'Jo', email: 'jo@example.' }, 'email-invalid'],
  [{ firstName: 'Jo', email: 'jo@example.com\r\nBcc: all@example.com' }, 'email-invalid'],
  [{ firstName: 'Jo', email: `${'a'.repeat(250)}@x.de` }, 'email-invalid'],
])('refuses %j with %s', (input, error) => {
  expect(parseCustomer(input)).toEqual({ ok: false, error });
});
