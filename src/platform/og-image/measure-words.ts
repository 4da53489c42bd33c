import satori from 'satori';
import { box } from './box.ts';
import type { MeasuredWord } from './fit-title.ts';
import { ogFonts, SERIF } from './og-fonts.ts';

/** Widths are rounded to whole pixels, so at this size the error is a four-hundredth of a letter's height. */
const MEASURING_SIZE_PX = 200;

/** The type of a title at any size. */
export const TITLE_TYPE = {
  fontFamily: SERIF,
  fontWeight: 400,
  letterSpacing: '-0.022em',
  whiteSpace: 'pre',
} as const;

export async function measureWords(
  texts: readonly string[],
): Promise<{ readonly words: MeasuredWord[]; readonly spaceEm: number }> {
  const widthsEm = new Map<string, number>();
  const rows = [...new Set([...texts, 'n n', 'nn'])];
  await satori(
    box(
      { flexDirection: 'column', alignItems: 'flex-start', fontSize: MEASURING_SIZE_PX, ...TITLE_TYPE },
      ...rows.map((text) => box({ flexShrink: 0 }, text)),
    ),
    {
      width: 100_000,
      fonts: await ogFonts(),
      onNodeDetected: ({ textContent, width }) => {
        if (typeof textContent === 'string') widthsEm.set(textContent, width / MEASURING_SIZE_PX);
      },
    },
  );
  return {
    words: texts.map((text) => ({ text, widthEm: widthsEm.get(text)! })),
    spaceEm: widthsEm.get('n n')! - widthsEm.get('nn')!,
  };
}
