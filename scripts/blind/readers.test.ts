import { expect, test } from 'vitest';

import { sharedAmong } from './readers.ts';

const GARMENTS = ['suit', 'shirt', 'polo', 'knit'];
const dressed = (number: number) => ({
  number,
  person: `person ${number % 8}`,
  worn: { garment: GARMENTS[number % 4]!, kind: 'whole' as const, dye: 'own' },
});
const real = (number: number) => ({ number, person: `jacket ${number}`, worn: undefined });
const PICTURES = [
  ...Array.from({ length: 16 }, (_, at) => dressed(at)),
  ...Array.from({ length: 8 }, (_, at) => real(16 + at)),
];

test('gives every picture to one reader, in equal numbers', () => {
  const lists = sharedAmong(PICTURES, 4);
  expect(lists.map((list) => list.length)).toEqual([6, 6, 6, 6]);
  const numbers = lists.flatMap((list) => list.map(({ number }) => number));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(PICTURES.map(({ number }) => number));
});

test('shows no reader a person or a garment twice where that can be avoided', () => {
  for (const list of sharedAmong(PICTURES, 4)) {
    expect(new Set(list.map(({ person }) => person)).size).toBe(list.length);
    const worn = list.flatMap((picture) => picture.worn?.garment ?? []);
    expect(new Set(worn).size).toBe(worn.length);
    expect(list.filter((picture) => picture.worn === undefined)).toHaveLength(2);
  }
});

test('gives a single reader all pictures', () => {
  expect(sharedAmong(PICTURES, 1)[0]).toHaveLength(PICTURES.length);
});

test('gives a jacket on its own wearer and on somebody else to different readers', () => {
  const pictures = [
    { person: 'male-90', worn: undefined },
    { person: 'male-02', worn: { garment: 'suit-jacket', kind: 'whole' as const, dye: 'navy' } },
    { person: 'male-04', worn: { garment: 'polo', kind: 'whole' as const, dye: 'own' } },
    { person: 'male-10', worn: undefined },
  ];
  const [one] = sharedAmong(pictures, 2).filter((list) => list.some(({ person }) => person === 'male-90'));
  expect(one?.map(({ person }) => person)).not.toContain('male-02');
});
