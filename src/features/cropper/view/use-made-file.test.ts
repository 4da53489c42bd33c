import { expect, it } from 'vitest';
import { cropPreset } from '../crop-presets.ts';
import { EMPTY_CROPPER } from '../cropper-state.ts';
import { fileName, fileRequest } from './use-made-file.ts';

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
  expect(request('document-ukPassport', '')?.minBytes).toBe(51_200);
  expect(request('document-usPassport', '')?.minBytes).toBe((600 * 600 * 3) / 20);
  expect(request('document-usPassport', '', 600)?.minBytes).toBe((1200 * 1200 * 3) / 20);
  expect(request('document-icao', '')?.minBytes).toBeUndefined();
});

it('names files by their size', () => {
  expect(fileName(cropPreset('document-usPassport'), 'jpeg')).toBe('photo-50.8x50.8mm.jpg');
  expect(fileName(cropPreset('portrait'), 'png')).toBe('photo-1024x1280.png');
});
