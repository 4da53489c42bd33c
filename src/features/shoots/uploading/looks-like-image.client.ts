/** Enough for a PNG whose colour profile precedes its pixels. */
const HEADER_BYTES = 1 << 20;

/**
 * Returns false for files that are clearly no image, such as a PDF or a video. A file whose type or name says that it is an
 * image always counts as one, because the server explains what is wrong with it; other files are recognized by their content,
 * with the server's own code.
 */
export async function looksLikeImage(file: File): Promise<boolean> {
  if (file.type.startsWith('image/') || /\.(jpe?g|png|webp|hei[cf]|avif)$/i.test(file.name)) return true;
  try {
    // Loaded only here because it is seldom needed and has 23 KB.
    const { imageKind } = await import('../../../imaging/codecs/image-kind.ts');
    return (await imageKind(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()))) !== undefined;
  } catch {
    // When the file cannot be read or the code cannot be loaded, the server decides.
    return true;
  }
}
