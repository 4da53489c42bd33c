import { expect, it } from 'vitest';
import { type CropRecord, pairRecords } from './photo-records.ts';

const photo = { photo: new Blob(['a']), id: 'a', savedAtMs: 1_000 };
const crop: CropRecord = {
  photoId: 'a',
  presetId: 'linkedin',
  output: { dpi: 300, format: 'jpeg', maxKb: '' },
  edit: {
    frame: { centre: { x: 50, y: 50 }, widthPx: 80, heightPx: 80, turnDeg: 0 },
    marks: undefined,
  },
  judged: undefined,
};

it('returns a photo with its crop', () => {
  expect(pairRecords(photo, crop, 2_000)).toEqual({ photo: photo.photo, id: 'a', crop });
});

it('returns a photo without the crop of another one', () => {
  expect(pairRecords(photo, { ...crop, photoId: 'b' }, 2_000)).toMatchObject({ id: 'a', crop: undefined });
});

it('returns nothing after a day', () => {
  expect(pairRecords(photo, crop, 86_401_000)).toBeDefined();
  expect(pairRecords(photo, crop, 86_401_001)).toBeUndefined();
});
