import { expect, test } from 'vitest';
import { CLOTH_DYES } from '../../catalog/garments.ts';
import { clothesName, isWished, parseClothes } from './clothes-option.ts';

const [OWN, NAVY] = CLOTH_DYES;
const GARMENTS = [
  { id: 'suit-jacket', dress: 'business', dyes: [NAVY!, OWN!] },
  { id: 'polo', dress: 'casual', dyes: [OWN!] },
] as const;

test.each([
  ['own', 'own'],
  ['business', 'business'],
  ['mix', 'mix'],
  ['suit-jacket', [{ garment: 'suit-jacket', dye: 'navy' }]],
  ['suit-jacket:own', [{ garment: 'suit-jacket', dye: 'own' }]],
  [
    'suit-jacket:own, polo',
    [
      { garment: 'suit-jacket', dye: 'own' },
      { garment: 'polo', dye: 'own' },
    ],
  ],
])('--clothes %s', (typed, wish) => {
  expect(parseClothes(typed, GARMENTS)).toEqual({ ok: true, value: wish });
});

test.each([
  [
    'tuxedo',
    'no clothes "tuxedo": choose own, business, casual, mix, or GARMENT[:DYE] among suit-jacket, polo.',
  ],
  ['', 'no clothes ""'],
  ['suit-jacket,', 'no clothes ""'],
  ['polo:own:own', 'no clothes "polo:own:own"'],
  ['polo:navy', 'polo does not come in "navy": choose among own.'],
])('--clothes %j is answered with what to change', (typed, sentence) => {
  const parsed = parseClothes(typed, GARMENTS);
  expect(parsed.ok ? '' : parsed.error).toContain(sentence);
});

test('a wish selects the garments that are needed', () => {
  const wished = (wish: Parameters<typeof isWished>[0]) =>
    GARMENTS.filter((garment) => isWished(wish, garment)).map(({ id }) => id);
  expect(wished('own')).toEqual([]);
  expect(wished('mix')).toEqual(['suit-jacket', 'polo']);
  expect(wished('business')).toEqual(['suit-jacket']);
  expect(wished('casual')).toEqual(['polo']);
  expect(wished([{ garment: 'polo', dye: 'own' }])).toEqual(['polo']);
});

test('clothes are formatted as they are typed', () => {
  expect(clothesName(undefined)).toBe('own');
  expect(clothesName({ garment: 'polo', dye: 'own' })).toBe('polo:own');
});
