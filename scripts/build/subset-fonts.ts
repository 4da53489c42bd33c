import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

interface FontCut {
  readonly source: string;
  /** The ranges of the font's axes that style sheets use; one number pins an axis. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** Keeps glyphs that no character has: tabular figures, ligatures. */
  readonly alternates: boolean;
}

/** The cuts by their file names in `src/ui/fonts.css`. */
const CUTS: Readonly<Record<string, FontCut>> = {
  'fraunces.woff2': {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { wght: 480 },
    alternates: true,
  },
  'fraunces-italic.woff2': {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2',
    axes: { wght: 450 },
    alternates: true,
  },
  'hanken-grotesk.woff2': {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    alternates: true,
  },
  'jetbrains-mono.woff2': {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    // Ligatures are for source code; a caption shows "->" as it is.
    alternates: false,
  },
};

/** The Latin range of Google Fonts, as in `unicode-range` of `src/ui/fonts.css`. */
const LATIN: readonly (readonly [number, number])[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];

/**
 * Reduces the fonts that every page loads to the weights in use, which halves their bytes.
 *
 * @returns the folder of the new fonts, which vite.config.ts calls `@fonts`.
 */
export async function subsetFonts(folder: string): Promise<string> {
  const letters = LATIN.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
  ).join('');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(CUTS).map(async ([name, { source, axes, alternates }]) => {
      const font = await readFile(fileURLToPath(import.meta.resolve(source)));
      const cut = await subsetFont(font, letters, {
        targetFormat: 'woff2',
        variationAxes: axes,
        noLayoutClosure: !alternates,
      });
      await writeFile(join(folder, name), cut);
    }),
  );
  return folder;
}
