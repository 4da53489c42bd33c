import { describe, expect, it } from 'vitest';

import { GARMENTS } from '../../src/catalog/garments.ts';
import { seededRandom } from '../../src/imaging/scenes/seeded-random.ts';
import { Casting, castingOrder, shuffled } from './cast.ts';
import { REAL_JACKETS } from './real-jackets.ts';

describe('the order in which photos are tried', () => {
  const photos = [
    'portraits/female-02.jpg',
    'portraits/male-36.jpg',
    'portraits/male-66.jpg',
    'portraits/male-98.jpg',
    'shoot-real/close-01.jpg',
    'shoot-real/half-02.jpg',
  ];

  it('begins with the real photos and leaves out everybody who is shown in a jacket of their own', () => {
    const order = castingOrder(photos, seededRandom(1));
    expect(order.slice(0, 2).toSorted()).toEqual(['shoot-real/close-01.jpg', 'shoot-real/half-02.jpg']);
    expect(order).toHaveLength(5);
    expect(order).not.toContain('portraits/male-36.jpg');
  });

  it('is the same for the same seed, and another for another', () => {
    const many = Array.from({ length: 30 }, (_, i) => `portraits/none-${i}.jpg`);
    const ordered = (seed: number): readonly string[] => castingOrder(many, seededRandom(seed));
    expect(ordered(7)).toEqual(ordered(7));
    expect(ordered(7)).not.toEqual(ordered(8));
    expect(ordered(7).toSorted()).toEqual(many.toSorted());
  });
});

describe('garments', () => {
  it('are never shown on the person whose photo they were cut from', () => {
    const all = GARMENTS.map(({ id }) => id);
    const casting = new Casting();
    for (const { id, file } of GARMENTS)
      expect(casting.garmentsFor(`portraits/${file}`, all)).not.toContain(id);
  });

  it('take turns, and so do their dyes', () => {
    const casting = new Casting();
    const shown = ['a', 'b', 'c', 'd'].map((name) => {
      const photo = `portraits/${name}.jpg`;
      const garment = casting.garmentsFor(photo, ['polo', 'round-knit'])[0]!;
      const dye = casting.dyeFor(garment, ['own', 'black']);
      casting.show(photo, garment, dye);
      return `${garment} ${dye}`;
    });
    expect(shown.toSorted()).toEqual(['polo black', 'polo own', 'round-knit black', 'round-knit own']);
  });

  it('that somebody really wears in other pictures are shown six times only', () => {
    const casting = new Casting();
    const offered = (): readonly string[] => casting.garmentsFor('portraits/x.jpg', ['suit-tie', 'polo']);
    for (let i = 0; i < 6; i++) {
      expect(offered()).toContain('suit-tie');
      casting.show(`portraits/${i}.jpg`, 'suit-tie', 'own');
    }
    expect(offered()).toEqual(['polo']);
  });
});

it('shows nobody dressed more than three times', () => {
  const casting = new Casting();
  const photos = ['close-01', 'close-03', 'close-05', 'close-07'].map((name) => `shoot-real/${name}.jpg`);
  const wanted = photos.map((photo) => {
    const isWanted = casting.isWanted(photo);
    casting.show(photo, 'polo', 'own');
    return isWanted;
  });
  expect(wanted).toEqual([true, true, true, false]);
});

it('lists every real jacket once', () => {
  expect(new Set(REAL_JACKETS).size).toBe(REAL_JACKETS.length);
});

it('keeps every item when shuffling, and gives dressed pictures no positions of their own', () => {
  const pictures = Array.from({ length: 60 }, (_, i) => (i < 40 ? `dressed ${i}` : `real ${i}`));
  const order = shuffled(pictures, seededRandom(1));
  expect(order.toSorted()).toEqual(pictures.toSorted());
  const realInFirstHalf = order.slice(0, 30).filter((name) => name.startsWith('real')).length;
  expect(realInFirstHalf).toBeGreaterThan(4);
  expect(realInFirstHalf).toBeLessThan(16);
});
