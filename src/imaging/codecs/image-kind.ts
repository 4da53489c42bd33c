import { fileTypeFromBuffer } from 'file-type';

/** The kinds of picture taken as upload. HEIF without a brand of its own is told apart by its codec later. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heif';

const KIND_BY_MIME: Readonly<Record<string, ImageKind>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png', // every animated PNG is a plain PNG of its first frame
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/heic': 'heif',
  'image/heif': 'heif',
  'image/heic-sequence': 'heif',
  'image/heif-sequence': 'heif',
};

/** Finds the kind by content alone; undefined for everything that is not taken (SVG, GIF, TIFF, HTML …). */
export async function imageKind(bytes: Uint8Array): Promise<ImageKind | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  return found === undefined ? undefined : KIND_BY_MIME[found.mime];
}
