import { expect, test } from 'vitest';

import { parseShootOrder } from './shoot-order.ts';

const TYPED = { package: 'premium', styles: 'corporate,warm', size: '1024x1280', seed: '7', photoCount: 8 };

test('a complete order', () => {
  expect(parseShootOrder(TYPED)).toEqual({
    ok: true,
    value: {
      packageId: 'premium',
      styles: ['corporate', 'warm'],
      headshotCount: 60,
      size: { widthPx: 1024, heightPx: 1280 },
      seed: 7,
    },
  });
});

test.each([
  ['an unknown package', { package: 'gold' }, 'choose basic, premium, ultimate'],
  ['an unknown style', { styles: 'corporate,gothic' }, 'no style "gothic"'],
  ['no style', { styles: ',' }, 'at least one style'],
  [
    'seven styles on Basic',
    { package: 'basic', styles: 'academic,casual,corporate,creative,greenery,realEstate,warm' },
    'choose at most 1',
  ],
  ['another size', { size: '10x10' }, 'choose auto or 1024x1280 or 2048x2560'],
  ['a seed that is no number', { seed: 'x' }, 'not a whole number'],
  ['26 photos', { photoCount: 26 }, 'at most 25'],
  ['4 photos', { photoCount: 4 }, '4 photos are too few: give at least 5'],
  ['1 photo', { photoCount: 1 }, '1 photo is too few: give at least 5'],
])('%s is answered with what to change', (_, change, sentence) => {
  const order = parseShootOrder({ ...TYPED, ...change });
  expect(order.ok).toBe(false);
  if (!order.ok) expect(order.error).toContain(sentence);
});

test('auto requests the usual size, and the larger where a selfie has enough pixels', () => {
  expect(parseShootOrder({ ...TYPED, size: 'auto' })).toMatchObject({
    ok: true,
    value: { size: { widthPx: 1024, heightPx: 1280 }, largerSize: { widthPx: 2048, heightPx: 2560 } },
  });
});
