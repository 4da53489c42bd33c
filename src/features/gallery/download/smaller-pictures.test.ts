import { expect, it } from 'vitest';
import { largePictures, smallerPictures } from './smaller-pictures.ts';

const usual = { widthPx: 1024, heightPx: 1280 };
const of = (widthPx: number, heightPx: number) => smallerPictures([usual, { widthPx, heightPx }]);

it('has nothing to say of pictures of the usual size', () => {
  expect(smallerPictures([usual, usual])).toBeUndefined();
  expect(smallerPictures([])).toBeUndefined();
});

it('counts the smaller ones and names the smallest', () => {
  const sizes = [usual, { widthPx: 972, heightPx: 1215 }, { widthPx: 746, heightPx: 933 }];
  const smallest = { widthPx: 746, heightPx: 933 };
  expect(smallerPictures(sizes)).toEqual({ count: 2, total: 3, smallest, enoughFor: 'print' });
});

it('says what the smallest is still large enough for', () => {
  expect(of(800, 1000)?.enoughFor).toBe('both');
  expect(of(799, 999)?.enoughFor).toBe('print');
  expect(of(568, 709)?.enoughFor).toBe('print');
  expect(of(567, 708)?.enoughFor).toBe('neither');
  expect(of(512, 640)?.enoughFor).toBe('neither');
});

it('counts the large ones, which are not smaller than usual', () => {
  const large = { widthPx: 2048, heightPx: 2560 };
  expect(largePictures([usual, large, { widthPx: 746, heightPx: 933 }, large])).toBe(2);
  expect(largePictures([usual])).toBe(0);
  expect(smallerPictures([usual, large])).toBeUndefined();
});
