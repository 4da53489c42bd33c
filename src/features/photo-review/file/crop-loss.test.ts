import { expect, it } from 'vitest';
import { cropLoss, cropToShape, shapeName } from './crop-loss.ts';

it('measures the share that a crop removes, whichever side is too long', () => {
  const square = { width: 1, height: 1 };
  expect(cropLoss({ width: 800, height: 1000 }, square)).toBeCloseTo(0.2);
  expect(cropLoss({ width: 1000, height: 800 }, square)).toBeCloseTo(0.2);
  expect(cropLoss({ width: 5, height: 5 }, square)).toBe(0);
});

it('keeps the side that is too short', () => {
  expect(cropToShape({ width: 1000, height: 1000 }, { width: 3, height: 4 })).toEqual({
    width: 750,
    height: 1000,
  });
  expect(cropToShape({ width: 300, height: 1000 }, { width: 3, height: 4 })).toEqual({
    width: 300,
    height: 400,
  });
});

it('names a shape by its usual ratio', () => {
  const name = (width: number, height: number) =>
    shapeName({ width, height }, 'de').replaceAll('\u00a0', ' ');
  expect(name(800, 800)).toBe('1 : 1');
  expect(name(531, 709)).toBe('3 : 4');
  expect(name(3024, 4032)).toBe('3 : 4');
  expect(name(1024, 1280)).toBe('4 : 5');
  expect(name(1000, 620)).toBe('1,61 : 1');
});
