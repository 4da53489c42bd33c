import { expect, it } from 'vitest';
import { expectationGuides } from '../../../i18n/photo-guide.ts';
import { usualPrints, sizesInUse } from './sizes-in-use.ts';

it('lists a size that several countries use once, with all of them', () => {
  const sizes = sizesInUse(expectationGuides('en'));
  const classic = sizes.filter(({ widthMm, heightMm }) => widthMm === 45 && heightMm === 60);
  expect(classic).toHaveLength(1);
  expect(classic[0]?.uses.map(({ country }) => country).toSorted()).toEqual([
    'Austria',
    'Germany',
    'Switzerland',
  ]);
});

it('lists the usual size of each country, the largest first', () => {
  const prints = usualPrints(expectationGuides('en'));
  expect(prints.map(({ widthMm, heightMm }) => [widthMm, heightMm])).toEqual([
    [45, 60],
    [35, 45],
    [30, 40],
    [25, 35],
  ]);
  expect(prints[1]?.name).toBe('France, Poland, Spain, Italy');
});
