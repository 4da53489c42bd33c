import { expect, test } from 'vitest';

import { smoothStep } from './smooth-step.ts';

test('rises from 0 to 1 between the limits', () => {
  expect([-1, 0, 1, 2, 3].map((value) => smoothStep(0, 2, value))).toEqual([0, 0, 0.5, 1, 1]);
});
