import { expect, it } from 'vitest';
import { LIMITS } from '../../../catalog/limits.ts';
import { withdrawalFormTexts } from '../../../i18n/withdrawal-form/index.ts';
import { fieldOfWithdrawalError, parseWithdrawal } from './withdrawal.ts';

const TYPED = { name: 'Mira Sol', email: 'mira@example.org', orderNumber: 'o-1', message: 'The second.' };
const LONG_LINE = 'x'.repeat(LIMITS.formLineMaxLength + 1);

it('parses a declaration', () => {
  expect(parseWithdrawal({ ...TYPED, name: '  Mira Sol ' })).toEqual({ ok: true, value: TYPED });
});

it('needs neither order number nor reason', () => {
  expect(parseWithdrawal({ name: 'Jo', email: 'jo@example.org', orderNumber: ' ' })).toEqual({
    ok: true,
    value: { name: 'Jo', email: 'jo@example.org', orderNumber: undefined, message: undefined },
  });
});

it.each([
  ['name', ' J ', 'name-too-short'],
  ['name', undefined, 'name-too-short'],
  ['name', LONG_LINE, 'name-too-long'],
  ['email', '', 'email-missing'],
  ['email', 'mira@example', 'email-invalid'],
  ['orderNumber', LONG_LINE, 'order-number-too-long'],
  ['message', 'x'.repeat(LIMITS.formTextMaxLength + 1), 'message-too-long'],
])('refuses %s %j with %s', (field, value, error) => {
  expect(parseWithdrawal({ ...TYPED, [field]: value })).toEqual({ ok: false, error });
  expect(fieldOfWithdrawalError(error as Parameters<typeof fieldOfWithdrawalError>[0])).toBe(field);
});

it('stops at the first error', () => {
  expect(parseWithdrawal({})).toEqual({ ok: false, error: 'name-too-short' });
  expect(parseWithdrawal({ name: 'Jo' })).toEqual({ ok: false, error: 'email-missing' });
});

it('has the button labels that the law requires, as plain data', () => {
  const { en, de, es } = withdrawalFormTexts;
  expect([en.entry, en.confirm]).toEqual(['Withdraw from contract here', 'Confirm withdrawal']);
  expect([de.entry, de.confirm]).toEqual(['Vertrag widerrufen', 'Widerruf bestätigen']);
  expect([es.entry, es.confirm]).toEqual(['Desistir del contrato aquí', 'Confirmar desistimiento']);
  expect(JSON.parse(JSON.stringify(withdrawalFormTexts))).toEqual(withdrawalFormTexts);
});
