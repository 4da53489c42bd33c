import type { Language } from '../catalog/languages.ts';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** Formats a file size with a non-breaking space: 150 KB, 2.5 MB. Kilobytes are rounded up, so 850 bytes are 1 KB. */
export function formatFileSize(bytes: number, language: Language): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return bytes < MEGABYTE
    ? `${Math.ceil(bytes / KILOBYTE)}\u00a0KB`
    : `${number.format(bytes / MEGABYTE)}\u00a0MB`;
}
