import { expect, it } from 'vitest';
import { EMPTY_FORM } from './choice-form.ts';
import { keepForm, keptForm } from './saved-form.client.ts';

it('gives back what was kept last, without the consents, and the same object while nothing changes', () => {
  expect(keptForm()).toEqual({});
  keepForm({ ...EMPTY_FORM, firstName: 'Kim' }, undefined);
  keepForm({ ...EMPTY_FORM, firstName: 'Kim', packageId: 'basic' }, 'premium');
  expect(keptForm()).toMatchObject({ firstName: 'Kim', packageId: 'basic', linkedPackageId: 'premium' });
  expect(keptForm()).not.toHaveProperty('consents');
  expect(keptForm()).toBe(keptForm());
});
