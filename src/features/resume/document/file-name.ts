/** Returns a file name such as "Name-CV" without what file systems refuse. */
export function fileName(name: string, word: string): string {
  const written = [name, word]
    .join(' ')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return written.slice(0, 80);
}
