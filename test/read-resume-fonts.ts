import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FONT_NAMES } from '../src/features/resume/layout/layout.ts';
import type { Fonts } from '../src/features/resume/pdf/build-pdf.ts';

const FILES = {
  sans: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  'sans-bold': '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  serif: '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'serif-bold': '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
} as const;

/** Reads the fonts that the browser loads by their addresses. */
export async function readFonts(): Promise<Fonts> {
  const entries = FONT_NAMES.map(async (name) => [
    name,
    new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(FILES[name])))),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Fonts;
}
