/** Enough for a PNG whose colour profile stands before its pixels. */
const START_BYTES = 1 << 20;

/**
 * Keeps out what is plainly something else (a PDF, a film). Whatever is named as a picture goes to the server, which
 * says what is wrong with it; everything else is known by its content, as the server knows it.
 */
export async function looksLikePicture(file: File): Promise<boolean> {
  if (file.type.startsWith('image/') || /\.(jpe?g|png|webp|hei[cf]|avif)$/i.test(file.name)) return true;
  try {
    // Seldom needed, and 23 KB.
    const { imageKind } = await import('../../../imaging/codecs/image-kind.ts');
    return (await imageKind(new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer()))) !== undefined;
  } catch {
    // Out of reach, the file or the code that knows it: the server judges.
    return true;
  }
}
