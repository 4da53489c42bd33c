import { type ImageKind } from '../image-kind.ts';
import { sharp } from '../libvips.ts';
import { hasImpossibleBlocks } from './jpeg-blocks.ts';
import { webpsWithoutTail } from './webp-frame.ts';

/**
 * Whether a decoder is through with the picture before or after its data ends.
 *
 * JPEG and WebP have no checksum. Overwritten data decodes to garbage without an error, but the decoder has lost its place in
 * the stream and ends somewhere else than the encoder did. The codes of a JPEG are read here to see that (jpeg-blocks.ts); of
 * a WebP, the last bytes are cut off, and its decoder must miss them.
 *
 * AVIF and PNG need none of this: their decoders look for the end, or have checksums. For HEIC see heic.ts, for progressive
 * JPEGs libjpeg warns.
 */
export async function endsElsewhere(kind: ImageKind, bytes: Uint8Array): Promise<boolean> {
  if (kind === 'webp') return await webpEndsElsewhere(bytes);
  return kind === 'jpeg' && hasImpossibleBlocks(bytes);
}

/** libwebp fails when it misses bytes, so a sound picture without its last ones fails. */
async function webpEndsElsewhere(bytes: Uint8Array): Promise<boolean> {
  for (const shortened of webpsWithoutTail(bytes)) if (await decodesToTheEnd(shortened)) return true;
  return false;
}

/**
 * Whether the whole picture decodes without a warning. Only its last pixel is asked for, in full size: where libjpeg makes
 * pictures smaller while it reads them, libvips forgets its warnings.
 */
export async function decodesToTheEnd(bytes: Uint8Array): Promise<boolean> {
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: false, pages: 1 });
    const { width, height } = await picture.metadata();
    await picture
      .extract({ left: width - 1, top: height - 1, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}
