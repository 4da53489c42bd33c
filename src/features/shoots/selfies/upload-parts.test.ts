import { expect, it } from 'vitest';
import { contiguousParts, partKey, readPart } from './upload-parts.ts';

const part = (offset: number, sizeBytes: number) => ({ key: partKey('p/', offset), offset, sizeBytes });
const offsets = (parts: Parameters<typeof contiguousParts>[0]) =>
  contiguousParts(parts).map((one) => one.offset);

it('adds up what follows without a gap', () => {
  expect(offsets([part(10, 5), part(0, 10), part(15, 1)])).toEqual([0, 10, 15]);
  expect(offsets([part(0, 10), part(11, 5)])).toEqual([0]);
  expect(offsets([part(3, 10)])).toEqual([]);
  expect(offsets([])).toEqual([]);
});

it('skips parts that another server wrote across a boundary', () => {
  expect(offsets([part(0, 5), part(5, 10), part(10, 5), part(15, 2)])).toEqual([0, 5, 15]);
});

it('skips empty parts', () => {
  expect(offsets([part(0, 10), part(10, 0)])).toEqual([0]);
  expect(offsets([part(0, 10), part(10, -28)])).toEqual([0]);
});

it('reads its own keys and no other', () => {
  expect(readPart('p/', 'p/0000001024', 28 + 7)).toEqual({
    key: 'p/0000001024',
    offset: 1024,
    sizeBytes: 7,
  });
  expect(readPart('p/', 'p/info', 40)).toBeUndefined();
});
