import { expect, it } from 'vitest';
import { optionOf, wishedGarments, withGarmentToggled } from './wished-garments.ts';

const NAVY = { garment: 'suit-jacket', dye: 'navy' };
const BLACK = { garment: 'suit-jacket', dye: 'black' };

it('ticks one garment in several colours, in the order chosen, and unticks each by itself', () => {
  const both = withGarmentToggled(withGarmentToggled([], NAVY), BLACK);
  expect(both).toEqual([NAVY, BLACK]);
  expect(withGarmentToggled(both, { ...NAVY })).toEqual([BLACK]);
});

it('holds twelve garments, which can still be removed', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => ({ garment: `g${index}`, dye: 'own' }));
  expect(withGarmentToggled(twelve, NAVY)).toBe(twelve);
  expect(withGarmentToggled(twelve, twelve[3]!)).toHaveLength(11);
});

it('takes a list for the option "choose", even an empty one', () => {
  expect([[], [NAVY], 'mix' as const].map(optionOf)).toEqual(['choose', 'choose', 'mix']);
  expect(wishedGarments('business')).toEqual([]);
  expect(wishedGarments([NAVY])).toEqual([NAVY]);
});
