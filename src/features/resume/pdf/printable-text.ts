/** Characters that no font needs a picture for. */
const INVISIBLE = /[\p{Cf}\p{Cc}\uFE00-\uFE0F]/gu;

/**
 * Returns a text as the fonts can print it: composed letters where there are some, without invisible characters, and with a
 * question mark in place of each letter that the fonts do not have. Emoji are left out.
 */
export function printableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  return [
    ...text
      .normalize('NFC')
      .replace(/[\t\n\r]+/g, ' ')
      .replace(INVISIBLE, ''),
  ]
    .map((character) => {
      if (hasGlyph(character.codePointAt(0)!)) return character;
      return /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u.test(character)
        ? ''
        : '?';
    })
    .join('');
}

/** Returns the characters of a text that the fonts cannot print, each once. */
export function missingLetters(text: string, hasGlyph: (codePoint: number) => boolean): readonly string[] {
  const characters = [...text.normalize('NFC').replace(INVISIBLE, '')];
  return [...new Set(characters.filter((character) => !hasGlyph(character.codePointAt(0)!)))];
}
