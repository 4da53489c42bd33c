import satori, { type Font } from 'satori';
import { expect, it } from 'vitest';
import { box } from './box.ts';
import { ogFonts } from './og-fonts.ts';

const LETTERS = 'äöüÄÖÜßáéíóúÁÉÍÓÚñÑ¿¡“”„‘’«»€–—…·&%';
const NO_LETTER = '\u{e000}';

async function outline(letter: string, font: Font): Promise<string | undefined> {
  const svg = await satori(box({}, letter), { width: 100, height: 100, fonts: [font] });
  return / d="([^"]+)"/.exec(svg)?.[1];
}

it('contain every character of the three languages', async () => {
  for (const font of await ogFonts()) {
    const missing = await outline(NO_LETTER, font);
    for (const letter of LETTERS) {
      const drawn = await outline(letter, font);
      expect(drawn, `${letter} in ${font.name}`).toBeTruthy();
      expect(drawn, `${letter} in ${font.name}`).not.toBe(missing);
    }
  }
});
