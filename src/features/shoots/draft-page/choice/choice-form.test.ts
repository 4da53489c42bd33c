import { expect, it } from 'vitest';
import {
  type ChoiceForm,
  discountOf,
  EMPTY_FORM,
  initialForm,
  firstProblem,
  totalCents,
  withPackage,
  withStyleToggled,
} from './choice-form.ts';

const complete: ChoiceForm = {
  packageId: 'premium',
  styles: ['warm', 'corporate'],
  clothes: 'mix',
  discountCode: '',
  firstName: 'Kim',
  email: 'kim@example.org',
  consents: { terms: true, likeness: true, startBeforeWithdrawalEnds: true, newsletter: false },
};
const enough = { accepted: 5, pending: 0 };

it('accepts a complete form, without the newsletter', () => {
  expect(firstProblem(complete, enough)).toBeUndefined();
});

it.each<[string, Partial<ChoiceForm>, { accepted: number; pending: number }, string]>([
  ['selfies before everything else', EMPTY_FORM, { accepted: 4, pending: 0 }, 'too-few-selfies'],
  ['photos under way', EMPTY_FORM, { accepted: 4, pending: 2 }, 'still-checking'],
  ['package', { packageId: undefined }, enough, 'package-missing'],
  ['styles', { styles: [] }, enough, 'styles-missing'],
  ['garments', { clothes: [] }, enough, 'clothes-missing'],
  ['code', { discountCode: 'FREE' }, enough, 'discount-unknown'],
  ['first name before email', { firstName: ' K ', email: '' }, enough, 'first-name-too-short'],
  ['email missing', { email: ' ' }, enough, 'email-missing'],
  ['email without a dot', { email: 'kim@example' }, enough, 'email-invalid'],
  ['terms first', { consents: EMPTY_FORM.consents }, enough, 'terms-missing'],
  ['likeness', { consents: { ...complete.consents, likeness: false } }, enough, 'likeness-missing'],
  [
    'start',
    { consents: { ...complete.consents, startBeforeWithdrawalEnds: false } },
    enough,
    'start-missing',
  ],
])('asks for %s', (_, patch, selfies, expected) => {
  expect(firstProblem({ ...complete, ...patch }, selfies)).toBe(expected);
});

it('takes as many styles as the package holds', () => {
  const full = withStyleToggled(complete, 'casual');
  expect(full.styles).toEqual(['warm', 'corporate', 'casual']);
  expect(withStyleToggled(full, 'academic')).toBe(full);
  expect(withStyleToggled(full, 'warm').styles).toEqual(['corporate', 'casual']);
});

it('swaps the style of a package with one', () => {
  expect(withStyleToggled({ ...complete, packageId: 'basic', styles: ['warm'] }, 'casual').styles).toEqual([
    'casual',
  ]);
});

it('keeps the first styles when the package gets smaller', () => {
  expect(withPackage(complete, 'basic').styles).toEqual(['warm']);
});

it('recognizes codes in any case and with spaces around them', () => {
  expect(discountOf('')).toBe('none');
  expect(discountOf(' welcome20 ')).toBe(20);
  expect(discountOf('FREE')).toBe('unknown');
  expect(totalCents({ ...complete, discountCode: 'hunt30' }, 'EUR')).toBe(2030);
  expect(totalCents(EMPTY_FORM, 'EUR')).toBeUndefined();
});

const known = {
  packageId: 'ultimate',
  styles: ['warm', 'casual'],
  clothes: 'business',
  firstName: 'Kim',
  email: 'kim@example.org',
  consents: { likeness: '2026-01-01T00:00:00Z' },
} as const;

it('prefers what this tab saved to what the server knows, but takes consents only from the server', () => {
  const form = initialForm({ firstName: 'Robin', styles: [] }, {}, known);
  expect(form).toMatchObject({ firstName: 'Robin', email: 'kim@example.org', packageId: 'ultimate' });
  expect(form.styles).toEqual(['warm', 'casual']);
  expect(form.consents).toEqual({
    terms: false,
    likeness: true,
    startBeforeWithdrawalEnds: false,
    newsletter: false,
  });
});

it('starts with the package of the link that led here', () => {
  expect(initialForm({}, { packageId: 'basic' }, known)).toMatchObject({
    packageId: 'basic',
    styles: ['warm'],
  });
  const changed = { packageId: 'premium', linkedPackageId: 'basic' } as const;
  expect(initialForm(changed, { packageId: 'basic' }, known).packageId, 'a reload').toBe('premium');
  expect(initialForm(changed, { packageId: 'basic', isFollowed: true }, known).packageId).toBe('basic');
  expect(initialForm(changed, { packageId: 'ultimate' }, known).packageId, 'another link').toBe('ultimate');
  expect(initialForm(undefined, { discountCode: 'WELCOME20' }, undefined).discountCode).toBe('WELCOME20');
  expect(initialForm({ discountCode: 'HUNT30' }, { discountCode: 'WELCOME20' }, undefined).discountCode).toBe(
    'HUNT30',
  );
  expect(initialForm(undefined, {}, undefined)).toEqual(EMPTY_FORM);
});

it('takes the clothes from this tab, then from the server, and defaults to a mix', () => {
  const garments = [{ garment: 'polo', dye: 'own' }];
  expect(initialForm({ clothes: garments }, {}, known).clothes).toEqual(garments);
  expect(initialForm({}, {}, known).clothes).toBe('business');
  expect(initialForm(undefined, {}, undefined).clothes).toBe('mix');
});
