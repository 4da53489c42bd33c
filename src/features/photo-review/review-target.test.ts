import { expect, it } from 'vitest';
import { countryGuides } from '../../i18n/photo-guide.ts';
import { cvTarget } from './review-target.ts';

const country = (wanted: string) => countryGuides('en').find(({ code }) => code === wanted);

it('measures for the usual size of a country', () => {
  expect(cvTarget(country('ES'), undefined)).toMatchObject({
    expectation: 'common',
    frame: { widthMm: 35, heightMm: 45, neededPx: { width: 413, height: 531 } },
  });
});

it('measures for another of its sizes when that is chosen', () => {
  const carnet = country('ES')?.sizes[1]?.mm;
  expect(cvTarget(country('ES'), carnet)).toMatchObject({ frame: { widthMm: 26, heightMm: 32 } });
  // The size chosen for Spain is not used in Germany.
  expect(cvTarget(country('DE'), carnet)).toMatchObject({ frame: { widthMm: 45, heightMm: 60 } });
});

it('measures for the largest size in use when a country has none or is unknown', () => {
  expect(cvTarget(country('NL'), undefined)).toMatchObject({ frame: { widthMm: 45, heightMm: 60 } });
  expect(cvTarget(undefined, undefined)).toMatchObject({
    expectation: undefined,
    frame: { neededPx: { width: 531, height: 709 } },
  });
});
