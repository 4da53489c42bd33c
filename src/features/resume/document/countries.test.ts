import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { listCountries } from './countries.ts';

it.each(LANGUAGES)('lists every country once, by name (%s)', (language) => {
  const countries = listCountries(language);
  const names = countries.map(({ text }) => text);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)));
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.map(({ value }) => value)).toEqual(expect.arrayContaining(['DE', 'US', 'ES', 'VN', 'XK']));
  expect(countries.map(({ value }) => value)).not.toContain('EU');
});
