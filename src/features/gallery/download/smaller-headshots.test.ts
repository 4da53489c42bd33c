import { expect, it } from 'vitest';
import { countLargeHeadshots, summarizeSmallerHeadshots } from './smaller-headshots.ts';

const usual = { widthPx: 1024, heightPx: 1280 };
const of = (widthPx: number, heightPx: number) => summarizeSmallerHeadshots([usual, { widthPx, heightPx }]);

it('returns undefined when no headshot is smaller than usual', () => {
  expect(summarizeSmallerHeadshots([usual, usual])).toBeUndefined();
  expect(summarizeSmallerHeadshots([])).toBeUndefined();
});

it('counts the smaller headshots and finds the smallest', () => {
  const sizes = [usual, { widthPx: 972, heightPx: 1215 }, { widthPx: 746, heightPx: 933 }];
  const smallest = { widthPx: 746, heightPx: 933 };
  expect(summarizeSmallerHeadshots(sizes)).toEqual({ count: 2, total: 3, smallest, enoughFor: 'print' });
});

it('returns the downloads for which the smallest is large enough', () => {
  expect(of(800, 1000)?.enoughFor).toBe('both');
  expect(of(799, 999)?.enoughFor).toBe('print');
  expect(of(568, 709)?.enoughFor).toBe('print');
  expect(of(567, 708)?.enoughFor).toBe('neither');
  expect(of(512, 640)?.enoughFor).toBe('neither');
});

it('counts the large ones, which are not smaller than usual', () => {
  const large = { widthPx: 2048, heightPx: 2560 };
  expect(countLargeHeadshots([usual, large, { widthPx: 746, heightPx: 933 }, large])).toBe(2);
  expect(countLargeHeadshots([usual])).toBe(0);
  expect(summarizeSmallerHeadshots([usual, large])).toBeUndefined();
});
