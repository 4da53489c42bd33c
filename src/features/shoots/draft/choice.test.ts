import { expect, it } from 'vitest';
import { STYLE_IDS } from '../../../base/style-ids.ts';
import { choiceAsPaid, parseChoice } from './choice.ts';

it('takes as many styles as the package allows, in the order chosen', () => {
  expect(parseChoice({ packageId: 'basic', styles: ['warm'] })).toEqual({
    ok: true,
    value: { packageId: 'basic', styles: ['warm'] },
  });
  expect(parseChoice({ packageId: 'premium', styles: ['warm', 'academic', 'casual'] })).toMatchObject({
    ok: true,
    value: { styles: ['warm', 'academic', 'casual'] },
  });
  expect(parseChoice({ packageId: 'ultimate', styles: STYLE_IDS.slice(0, 6) }).ok).toBe(true);
});

it.each([
  [{ packageId: 'gold', styles: ['warm'] }, 'package-unknown'],
  [{ packageId: 'toString', styles: ['warm'] }, 'package-unknown'],
  [{ styles: ['warm'] }, 'package-unknown'],
  [{ packageId: 'basic', styles: [] }, 'styles-missing'],
  [{ packageId: 'basic', styles: 'warm' }, 'styles-missing'],
  [{ packageId: 'basic' }, 'styles-missing'],
  [{ packageId: 'basic', styles: ['neon'] }, 'style-unknown'],
  [{ packageId: 'premium', styles: ['warm', 7] }, 'style-unknown'],
  [{ packageId: 'premium', styles: ['warm', 'warm'] }, 'style-repeated'],
  [{ packageId: 'basic', styles: [...STYLE_IDS] }, 'styles-too-many'],
  [{ packageId: 'ultimate', styles: [...STYLE_IDS] }, 'styles-too-many'],
])('refuses %j with %s', (input, error) => {
  expect(parseChoice(input)).toEqual({ ok: false, error });
});

it('renders what was paid when the choice was changed under an open checkout', () => {
  expect(choiceAsPaid(['warm', 'casual', 'academic'], 'basic')).toEqual({
    packageId: 'basic',
    styles: ['warm'],
  });
});
