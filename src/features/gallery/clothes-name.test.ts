import { expect, it } from 'vitest';
import { LANGUAGES } from '../../catalog/languages.ts';
import { clothesName } from './clothes-name.ts';
import { headshotCaption } from './headshot-caption.ts';

const inAll = (clothes: { garment: string; dye: string } | null) =>
  LANGUAGES.map((language) => clothesName(clothes, [], language));

it('names clothes as a person would', () => {
  expect(inAll({ garment: 'suit-jacket', dye: 'navy' })).toEqual([
    'Navy jacket with open shirt',
    'Offenes Hemd mit Sakko in Marineblau',
    'Camisa abierta con americana, azul marino',
  ]);
  expect(inAll({ garment: 'suit-tie', dye: 'burgundy-tie' })).toEqual([
    'Suit and tie, burgundy tie',
    'Anzug mit Krawatte, burgunderrote Krawatte',
    'Traje con corbata, corbata burdeos',
  ]);
  expect(inAll({ garment: 'polo', dye: 'own' })).toEqual(['Polo shirt', 'Poloshirt', 'Polo']);
  expect(inAll(null)).toEqual(['Your own clothes', 'Ihre eigene Kleidung', 'Su propia ropa']);
});

it("takes an operator's names from the offer, and has none for a garment that was removed", () => {
  const name = { en: 'House jacket', de: 'Hausjacke', es: 'Chaqueta de la casa' };
  const offer = [{ id: 'house', dress: 'business', cut: 'straight', dyes: [], name } as const];
  expect(clothesName({ garment: 'house', dye: 'own' }, offer, 'de')).toBe('Hausjacke');
  for (const dye of ['own', 'navy'])
    expect(inAll({ garment: 'house-gone', dye })).toEqual(['Other clothes', 'Andere Kleidung', 'Otra ropa']);
  const headshot = { style: 'corporate', scene: 'no such scene', treatment: 'colour' } as const;
  const worn = { ...headshot, clothes: { garment: 'house-gone', dye: 'own' } };
  expect(headshotCaption(worn, [], 'en')).toBe('Corporate · Other clothes, ours');
});

it('adds to the caption that the clothes are ours', () => {
  const headshot = { style: 'corporate', scene: 'no such scene', treatment: 'colour' } as const;
  const clothes = { garment: 'suit-jacket', dye: 'navy' };
  expect(headshotCaption({ ...headshot, clothes }, [], 'en')).toBe(
    'Corporate · Navy jacket with open shirt, ours',
  );
  expect(headshotCaption({ ...headshot, clothes: null }, [], 'en')).toBe('Corporate');
});
