import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

export const SERIF = 'Fraunces';
export const MONO = 'JetBrains Mono';

/** The Latin subset contains every character of the three languages. */
const FILES = [
  { name: SERIF, weight: 400, file: '@fontsource/fraunces/files/fraunces-latin-400-normal.woff' },
  { name: SERIF, weight: 600, file: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff' },
  { name: MONO, weight: 400, file: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff' },
] as const;

let loading: Promise<Font[]> | undefined;

/** Returns the same list each time, because satori parses each list of fonts only once. */
export function ogFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  loading ??= Promise.all(
    FILES.map(async ({ name, weight, file }) => ({ name, weight, data: await readFile(resolve(file)) })),
  );
  return loading;
}
