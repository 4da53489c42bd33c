import { expect, it } from 'vitest';
import { cropPreset } from '../crop-presets.ts';
import { EMPTY_CROPPER } from '../cropper-state.ts';
import { fileKey, fileName, fileRequest, shownOutcome, tooFewRemedy } from './use-made-file.ts';

const request = (presetId: string, maxKb: string, dpi = 300) =>
  fileRequest({ ...EMPTY_CROPPER, presetId, output: { dpi, format: 'jpeg', maxKb } });

it.each([
  ['', undefined],
  ['240', 240_000],
  [' 50 ', 50_000],
])('reads the limit "%s" as %s bytes', (typed, maxBytes) => {
  expect(request('linkedin', typed)).toMatchObject({ maxBytes });
});

it.each(['0', '-5', '1.5', 'two', '1e3', '9999999'])('refuses the limit "%s"', (typed) => {
  expect(request('linkedin', typed)).toBeUndefined();
});

it('knows the least bytes of an authority, also by its compression', () => {
  expect(request('document-ukPassport', '')?.least?.bytes).toBe(51_200);
  expect(request('document-usPassport', '')?.least?.bytes).toBe((600 * 600 * 3) / 20);
  expect(request('document-usPassport', '', 600)?.least?.bytes).toBe((1200 * 1200 * 3) / 20);
  expect(request('document-icao', '')?.least?.bytes).toBeUndefined();
});

it('names files by their size', () => {
  expect(fileName(cropPreset('document-usPassport'), 'jpeg')).toBe('photo-50.8x50.8mm.jpg');
  expect(fileName(cropPreset('portrait'), 'png')).toBe('photo-1024x1280.png');
});

it.each([
  ['size', 300, 80, 'raiseLimit'],
  ['compression', 600, 80, 'raiseLimit'],
  ['size', 300, 96, 'morePixels'],
  ['size', 600, 96, 'sharper'],
  ['compression', 600, 96, 'fewerPixels'],
  ['compression', 300, 96, 'sharper'],
] as const)('advises for a least %s at %i dpi and quality %i: %s', (by, dpi, quality, remedy) => {
  expect(tooFewRemedy({ bytes: 50_000, by }, dpi, quality)).toBe(remedy);
});

it('makes only JPEG for an authority that takes nothing else', () => {
  const format = (presetId: string) =>
    fileRequest({ ...EMPTY_CROPPER, presetId, output: { dpi: 300, format: 'png', maxKb: '' } })?.format;
  expect(format('document-usPassport')).toBe('jpeg');
  expect(format('document-icao')).toBe('png');
});

it('calls a photo saved only after it was saved', () => {
  const file = { blob: new Blob(['x']), widthPx: 1, heightPx: 1, dpi: 300, quality: 90 };
  const saved = { state: 'saved', file } as const;
  const tooFew = { state: 'too-few', file, leastBytes: 9, remedy: 'sharper' } as const;
  const failed = { state: 'failed' } as const;
  for (const made of [saved, tooFew, failed]) expect(shownOutcome(made, 'save')).toBe(made);
  expect(shownOutcome(saved, 'use')).toBeUndefined();
  expect(shownOutcome(tooFew, 'use')).toBeUndefined();
  expect(shownOutcome(failed, 'use')).toBe(failed);
});

it('tells files of another photo or preset apart, though crop and choices are the same', () => {
  const state = { ...EMPTY_CROPPER, photoId: 1 };
  const key = (more: Partial<typeof state>) => fileKey({ ...state, ...more }, undefined, fileRequest(state));
  expect(key({})).toBe(key({}));
  expect(key({ photoId: 2 })).not.toBe(key({}));
  expect(key({ presetId: 'square' })).not.toBe(key({}));
});
