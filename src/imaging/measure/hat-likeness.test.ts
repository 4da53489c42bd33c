import { expect, test } from 'vitest';

import { FOREHEAD_NUMBERS } from '../models/forehead-describer.ts';
import { hatLikeness } from './hat-likeness.ts';
import { HAT_WEIGHTS } from './hat-weights.ts';

test('one weight for each number, and one that is always added', () => {
  expect(HAT_WEIGHTS).toHaveLength(FOREHEAD_NUMBERS + 1);
  const offset = HAT_WEIGHTS[FOREHEAD_NUMBERS]!;
  expect(hatLikeness(new Float32Array(FOREHEAD_NUMBERS))).toBe(offset);
  for (const i of [0, 5, FOREHEAD_NUMBERS - 1]) {
    const description = new Float32Array(FOREHEAD_NUMBERS);
    description[i] = 2;
    expect(hatLikeness(description)).toBeCloseTo(offset + 2 * HAT_WEIGHTS[i]!, 10);
  }
});
