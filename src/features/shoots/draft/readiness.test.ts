import { expect, it } from 'vitest';
import { readiness, type ShootDetails } from './readiness.ts';

const COMPLETE: ShootDetails = {
  packageId: 'basic',
  styles: ['warm'],
  email: 'jo@example.com',
  firstName: 'Jo',
  consents: { terms: 'x', likeness: 'x', startBeforeWithdrawalEnds: 'x' },
};

it('is ready with five accepted selfies and everything chosen', () => {
  expect(readiness(COMPLETE, 5)).toEqual({
    ok: true,
    value: { packageId: 'basic', styles: ['warm'], email: 'jo@example.com', firstName: 'Jo' },
  });
});

it.each([
  [COMPLETE, 4, 'too-few-selfies'],
  [{ ...COMPLETE, packageId: null }, 5, 'package-missing'],
  [{ ...COMPLETE, styles: [] }, 5, 'styles-missing'],
  [{ ...COMPLETE, styles: ['warm', 'casual'] as const }, 5, 'styles-too-many'],
  [{ ...COMPLETE, firstName: null }, 5, 'first-name-too-short'],
  [{ ...COMPLETE, email: null }, 5, 'email-missing'],
  [{ ...COMPLETE, email: 'jo@example' }, 5, 'email-invalid'],
  [{ ...COMPLETE, consents: { terms: 'x', likeness: 'x' } }, 8, 'consents-missing'],
])('case %#', (shoot, accepted, error) => {
  expect(readiness(shoot, accepted)).toEqual({ ok: false, error });
});
