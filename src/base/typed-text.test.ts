import { expect, it } from 'vitest';
import { typedLine, typedParagraphs } from './typed-text.ts';

it('makes one line of a typed text, and an empty one of other values', () => {
  expect(typedLine('  Jo\tAnn\r\nBcc: all ')).toBe('Jo Ann  Bcc: all');
  expect(typedLine('Jose\u0301')).toBe('José');
  for (const value of [undefined, null, 7, ['a'], {}]) expect(typedLine(value)).toBe('');
});

it('keeps the lines of a longer text, without invisible characters', () => {
  expect(typedParagraphs('  One\r\ntwo  \r\n\r\n\r\n\r\nthree\u0007 ')).toBe('One\ntwo\n\nthree');
  expect(typedParagraphs('\n \n')).toBe('');
  for (const value of [undefined, null, 7, ['a'], {}]) expect(typedParagraphs(value)).toBe('');
});
