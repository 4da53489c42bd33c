import { expect, test } from 'vitest';

import { hasDisplayP3, looksLikeHeic } from './heic-header.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['a phone’s photo', '\0\0\0\x18ftypheic', true],
  ['an image sequence', '\0\0\0\x18ftypmsf1', true],
  ['AVIF, which browsers decode', '\0\0\0\x18ftypavif', false],
  ['a video', '\0\0\0\x18ftypmp42', false],
  ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF\0', false],
  ['nothing', '', false],
])('recognises HEIC by its brand: %s', (_, header, expected) => {
  expect(looksLikeHeic(bytes(header))).toBe(expected);
});

test.each([
  ['an ICC profile named in Latin letters', 'colrprof…desc\0\0\0Display P3\0'.replace('…', '\0'), true],
  ['an ICC profile named in UTF-16', 'mluc\0D\0i\0s\0p\0l\0a\0y\0 \0P\x003', true],
  ['primaries 12', 'colrnclx\0\x0c\0\x0d', true],
  ['primaries of sRGB', 'colrnclx\0\x01\0\x0d', false],
  ['another profile', 'colrprof\0sRGB IEC61966-2.1', false],
])('recognises Display P3: %s', (_, header, expected) => {
  expect(hasDisplayP3(bytes(header))).toBe(expected);
});
