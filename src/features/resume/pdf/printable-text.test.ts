import { expect, it } from 'vitest';
import { missingLetters, printableText } from './printable-text.ts';

/** A font with the letters of Western Europe. */
const hasGlyph = (codePoint: number) => codePoint < 0x100;

it.each([
  ['Zoe\u0308', 'Zoë'],
  ['two\nlines\tand more', 'two lines and more'],
  ['hy\u00adphen\u200b', 'hyphen'],
  ['\u202eabc', 'abc'],
  ['山 and Ж', '? and ?'],
  ['party 🎉 👍🏽 🇩🇪 ok', 'party    ok'],
])('%j is printed as %j', (text, printed) => {
  expect(printableText(text, hasGlyph)).toBe(printed);
});

it('names each missing letter once', () => {
  expect(missingLetters('山 Ж 山 é\u200d', hasGlyph)).toEqual(['山', 'Ж']);
});
