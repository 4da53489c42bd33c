import { expect, it } from 'vitest';
import { looksLikePicture } from './looks-like-picture.ts';

it.each([
  ['image/jpeg', 'a.jpg', true],
  ['', 'IMG_1.HEIC', true],
  ['', 'no-ending', true],
  ['application/octet-stream', 'a.avif', true],
  ['application/pdf', 'a.pdf', false],
  ['video/mp4', 'a.mp4', false],
])('%s %s: %s', (type, name, expected) => {
  expect(looksLikePicture({ type, name })).toBe(expected);
});
