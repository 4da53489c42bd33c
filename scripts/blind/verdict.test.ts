import { describe, expect, it } from 'vitest';

import type { Answer } from './answers.ts';
import type { Key, KeyEntry } from './key.ts';
import { agreementOf, verdictOf } from './verdict.ts';

const POLO = { garment: 'polo', kind: 'whole', dye: 'own' } as const;
const BLAZER = { garment: 'linen-blazer', kind: 'over', dye: 'navy' } as const;

/** The key lists forty dressed pictures, ten of them in a polo shirt, and then twenty real ones. Everybody is shown once. */
const key: Key = {
  seed: 1,
  engineVersion: 2,
  pictures: Array.from({ length: 60 }, (_, i): KeyEntry => {
    const worn = i < 10 ? POLO : i < 40 ? BLAZER : undefined;
    const photo = `portraits/person-${i}.jpg`;
    const place = { style: 'corporate', scene: 'glass-office', framing: 'wide' } as const;
    return { number: i + 1, photo, person: `person-${i}`, worn, ...place };
  }),
};

function answersWhere(isMontage: (number: number) => boolean): ReadonlyMap<number, Answer> {
  return new Map(key.pictures.map(({ number }) => [number, isMontage(number) ? 'montage' : 'photo']));
}

describe('the verdict', () => {
  it('compares how often dressed and real ones were called photos', () => {
    const text = verdictOf(
      key,
      answersWhere((number) => number <= 4 || number === 60),
    );
    expect(text).toMatch(/^dressed +called a photo 36 of 40, 90 % \(95 %: 80 % to 98 %\)/m);
    expect(text).toMatch(/^real +called a photo 19 of 20, 95 %/m);
    expect(text).toMatch(/^dressed ÷ real +0\.95 .*good enough$/m);
  });

  it('counts by kind and by garment, and lists what was seen through', () => {
    const text = verdictOf(
      key,
      answersWhere((number) => number <= 4 || number === 60),
    );
    expect(text).toMatch(/^whole +called a photo 6 of 10, 60 %/m);
    expect(text).toMatch(/^over +called a photo 30 of 30, 100 % \(95 %: 88 % to 100 %\)/m);
    expect(text).toMatch(/^polo +called a photo 6 of 10/m);
    expect(text).toContain(
      'seen through: 04, portraits/person-3.jpg, polo in own, corporate glass-office wide',
    );
    expect(text).toContain('real, but doubted: 60, portraits/person-59.jpg, own clothes');
  });

  it.each([
    [4, 'good enough'],
    [9, 'to be improved'],
    [11, 'keep the kinds that pass'],
  ])('concludes from %i of 40 recognised as dressed: %s', (seen, level) => {
    expect(
      verdictOf(
        key,
        answersWhere((number) => number <= seen),
      ),
    ).toMatch(new RegExp(`^dressed ÷ real.*${level}$`, 'm'));
  });

  it('gives no ratio when no real one was called a photo', () => {
    expect(
      verdictOf(
        key,
        answersWhere(() => true),
      ),
    ).toContain('No ratio');
  });
});

it('reports how often two people agree', () => {
  const one = answersWhere((number) => number <= 4);
  const other = answersWhere((number) => number <= 10);
  expect(agreementOf(one, other)).toBe('agree on 54 of 60 pictures\n');
});
