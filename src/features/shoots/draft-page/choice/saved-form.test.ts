import { expect, it } from 'vitest';
import { EMPTY_FORM } from './choice-form.ts';
import { saveForm, savedForm } from './saved-form.client.ts';

it('returns what was saved last without the consents, and the same object until the next save', () => {
  expect(savedForm()).toEqual({});
  saveForm({ ...EMPTY_FORM, firstName: 'Kim' }, undefined);
  saveForm({ ...EMPTY_FORM, firstName: 'Kim', packageId: 'basic' }, 'premium');
  expect(savedForm()).toMatchObject({ firstName: 'Kim', packageId: 'basic', linkedPackageId: 'premium' });
  expect(savedForm()).not.toHaveProperty('consents');
  expect(savedForm()).toBe(savedForm());
});
