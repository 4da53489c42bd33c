import { expect, it } from 'vitest';
import type { FormResponse } from '../../../ui/form-submission/post-form.client.ts';
import { firstSignUpError, signUpOutcome } from './sign-up-outcome.ts';

const MIRA = { firstName: 'Mira', lastName: 'Berg', email: 'mira@example.org' };

it.each([
  [{}, 'first-name-too-short'],
  [{ firstName: ' M ' }, 'first-name-too-short'],
  [{ firstName: 'Mi' }, 'last-name-too-short'],
  [{ firstName: 'Mi', lastName: 'B' }, 'last-name-too-short'],
  [{ firstName: 'Mi', lastName: 'Be' }, 'email-missing'],
  [{ ...MIRA, email: ' ' }, 'email-missing'],
  [{ ...MIRA, email: 'mira@example' }, 'email-invalid'],
  [{ ...MIRA, email: 'mi ra@example.org' }, 'email-invalid'],
  [MIRA, undefined],
])('the first error of %j is %s', (fields: Readonly<Record<string, string>>, error) => {
  expect(firstSignUpError(fields, true)).toBe(error);
});

it('the newsletter modal has no names to check', () => {
  expect(firstSignUpError({ email: 'mira@example.org' }, false)).toBeUndefined();
  expect(firstSignUpError({ email: '' }, false)).toBe('email-missing');
});

const refused = (refusal: Extract<FormResponse<unknown>, { ok: false }>['refusal']) =>
  ({ ok: false, refusal }) as const;
const OFFLINE = refused({ kind: 'offline' });
const BROKEN = refused({ kind: 'server', status: 503, message: 'Later.' });
const FIELD = refused({ kind: 'field', problem: { field: 'email', message: 'No.' } });

it.each([
  ['exit-intent', { ok: true, value: {} }, 'accepted'],
  ['exit-intent', OFFLINE, 'stored'],
  ['exit-intent', BROKEN, 'stored'],
  ['exit-intent', FIELD, 'refused'],
  ['newsletter', { ok: true, value: {} }, 'accepted'],
  ['newsletter', OFFLINE, 'stored'],
  ['newsletter', BROKEN, 'stored'],
  ['newsletter', FIELD, 'refused'],
  ['welcome', { ok: true, value: {} }, 'accepted'],
  ['welcome', OFFLINE, 'required'],
  ['welcome', BROKEN, 'required'],
  ['welcome', FIELD, 'refused'],
] as const)('in the %s form, %j is %s', (form, response, outcome) => {
  expect(signUpOutcome(form, response)).toBe(outcome);
});
