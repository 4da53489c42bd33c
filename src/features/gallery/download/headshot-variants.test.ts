import { expect, it } from 'vitest';
import {
  headshotFileName,
  detectMediaType,
  SHARED_VARIANTS,
  webVariant,
  zipFileName,
} from './headshot-variants.ts';

it('names a download after its number, style, scene and size', () => {
  const headshot = {
    number: 1,
    position: null,
    style: 'corporate',
    scene: 'canvas',
    treatment: 'colour',
  } as const;
  expect(headshotFileName(headshot, 'original', 'image/jpeg')).toBe('lichtbild-001-corporate-canvas.jpg');
  expect(headshotFileName(headshot, 'linkedin-800', 'image/jpeg')).toBe(
    'lichtbild-001-corporate-canvas-linkedin-800.jpg',
  );
  const villa = { ...headshot, number: 120, style: 'realEstate', scene: 'bright/../Villa "1"' };
  expect(headshotFileName(villa, 'web', 'image/webp')).toBe(
    'lichtbild-120-real-estate-bright-villa-1-web.webp',
  );
  const ranked = { ...headshot, number: 57, position: 3, treatment: 'black-and-white' } as const;
  expect(headshotFileName(ranked, 'square', 'image/jpeg')).toBe(
    'lichtbild-003-corporate-canvas-black-and-white-square.jpg',
  );
  expect(zipFileName('original')).toBe('lichtbild-headshots.zip');
  expect(zipFileName('cv-45x60')).toBe('lichtbild-cv-45x60.zip');
});

it('detects the media type by the content', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(detectMediaType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
  expect(detectMediaType(bytes('RIFF....WEBPVP8 '))).toBe('image/webp');
  expect(detectMediaType(bytes('....ftypavif'))).toBe('image/avif');
});

it('never shares the original or a document size', () => {
  expect(SHARED_VARIANTS).toEqual(['thumbnail', 'web', 'linkedin-800', 'square']);
});

it.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'web-avif'],
  ['image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'web-webp'],
  ['image/png,image/*;q=0.8', 'web-jpeg'],
  ['*/*', 'web-jpeg'],
  [undefined, 'web-jpeg'],
])('a browser that accepts %s gets %s', (accept, variant) => {
  expect(webVariant(accept)).toBe(variant);
});
