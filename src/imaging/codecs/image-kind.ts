import { fileTypeFromBuffer } from 'file-type';

/** The kinds of image file accepted as upload. `heif` covers AVIF and HEIC, which decode.ts separates by their codec. */
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

/** Detects the kind by content alone; undefined for everything that is not accepted (SVG, GIF, TIFF, HTML …). */
export async function imageKind(bytes: Uint8Array): Promise<ImageKind | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  return found === undefined ? undefined : KIND_BY_MIME[found.mime];
}
