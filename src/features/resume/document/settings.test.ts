import { expect, it } from 'vitest';
import { COUNTRY_CODES, countryStandard } from '../../../catalog/photo-standards.ts';
import { SAMPLE_RESUME } from './sample-resume.fixture.ts';
import {
  defaultSettings,
  overruledCustom,
  photoAdvice,
  printsPhoto,
  settingsForCountry,
  settingsOrDefaults,
  settingsSchema,
  withFilledSections,
  withPhotoChoice,
} from './settings.ts';

const SETTINGS = defaultSettings('en');

it.each(COUNTRY_CODES)(
  '%s turns the photo off exactly where employers want none, and gives valid settings',
  (code) => {
    const { expectation } = countryStandard(code);
    const isUnwanted = expectation === 'avoid' || expectation === 'notUsual';
    const settings = settingsForCountry(SETTINGS, code);
    expect(printsPhoto(settings)).toBe(!isUnwanted);
    expect(photoAdvice(code) === 'off').toBe(isUnwanted);
    expect(settingsSchema.safeParse(settings).success).toBe(true);
  },
);

it.each([true, false])('follows the custom, and the own choice (%s) where there is none', (choice) => {
  const own = withPhotoChoice(SETTINGS, choice);
  for (const passed of ['US', 'DE', 'IT', ''] as const) {
    const before = settingsForCountry(own, passed);
    expect(settingsForCountry(before, 'US').showsPhoto).toBe(false);
    expect(settingsForCountry(before, 'DE').showsPhoto).toBe(true);
    expect(settingsForCountry(before, 'IT').showsPhoto).toBe(choice);
    expect(settingsForCountry(before, '').showsPhoto).toBe(choice);
  }
});

it('takes over a choice against the custom', () => {
  const against = withPhotoChoice(settingsForCountry(SETTINGS, 'DE'), false);
  expect(settingsForCountry(against, 'IT').showsPhoto).toBe(false);
  expect(settingsForCountry(against, 'DE').showsPhoto).toBe(true);
});

it('loads settings that were stored before the own choice was', () => {
  const stored = { ...SETTINGS, country: 'IT', showsPhoto: false };
  expect(settingsOrDefaults(stored, 'de')).toEqual(stored);
  expect(settingsForCountry(settingsOrDefaults(stored, 'de'), 'ES').showsPhoto).toBe(
    photoAdvice('ES') === 'on',
  );
});

it.each([
  ['US', 'letter'],
  ['CA', 'letter'],
  ['GB', 'a4'],
  ['DE', 'a4'],
  ['JP', 'a4'],
] as const)('%s prints on %s', (country, paper) => {
  expect(settingsForCountry(SETTINGS, country).paper).toBe(paper);
});

it('takes over the usual size of the photo', () => {
  expect(settingsForCountry(SETTINGS, 'DE').photo).toMatchObject({ shape: 'portrait', widthMm: 45 });
  expect(settingsForCountry(SETTINGS, 'FR').photo).toMatchObject({ shape: 'passport', widthMm: 35 });
  expect(settingsForCountry(SETTINGS, 'JP').photo).toMatchObject({ shape: 'portrait', widthMm: 30 });
});

it('notices a photo against the custom', () => {
  const { photo: _, ...us } = settingsForCountry(SETTINGS, 'US');
  expect(overruledCustom({ ...us, photo: SETTINGS.photo })).toBeUndefined();
  expect(overruledCustom({ ...us, photo: SETTINGS.photo, showsPhoto: true })).toBe('avoid');
  expect(overruledCustom({ ...SETTINGS, country: 'BE' })).toBe('notUsual');
  expect(overruledCustom({ ...SETTINGS, country: 'DE' })).toBeUndefined();
  expect(overruledCustom(SETTINGS)).toBeUndefined();
});

it('prints no photo in a template without a place for it', () => {
  expect(printsPhoto({ ...SETTINGS, template: 'plain' })).toBe(false);
});

it('adds the sections that have content behind those that are there', () => {
  const sections = withFilledSections(SETTINGS, { ...SAMPLE_RESUME, projects: [] }).sections.map(
    ({ id }) => id,
  );
  expect(sections.slice(0, 5)).toEqual(SETTINGS.sections.map(({ id }) => id));
  expect(sections.slice(5)).toEqual([
    'certificates',
    'volunteer',
    'awards',
    'publications',
    'interests',
    'references',
  ]);
  expect(withFilledSections(SETTINGS, { basics: { name: 'N' } })).toBe(SETTINGS);
});

it('refuses settings with a section twice', () => {
  const twice = { ...SETTINGS, sections: [...SETTINGS.sections, SETTINGS.sections[0]!] };
  expect(settingsSchema.safeParse(twice).success).toBe(false);
});
