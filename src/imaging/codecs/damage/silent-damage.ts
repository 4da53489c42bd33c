import { type ImageKind } from '../image-kind.ts';
import { sharp } from '../libvips.ts';
import { hasImpossibleBlocks } from './jpeg-blocks.ts';
import { hasImpossibleScans } from './jpeg-progressive.ts';
import { firstFrame } from './webp-chunks.ts';
import { webpsWithoutTail } from './webp-frame.ts';
import { hasWrappedColours } from './wrapped-colours.ts';

/**
 * Whether a photo is damaged although its decoder reports neither an error nor a warning.
 *
 * JPEG and WebP have no checksum. Overwritten data decodes to garbage without an error, but the decoder has lost its place in
 * the stream and ends somewhere else than the encoder did. The codes of a JPEG are read here to see that (jpeg-blocks.ts,
 * jpeg-progressive.ts); of a WebP, the last bytes are cut off, and its decoder must miss them (webp-frame.ts). A lossless WebP that
 * keeps its place shows the damage in its colours (wrapped-colours.ts).
 *
 * AVIF and PNG need none of this: their decoders look for the end, or have checksums. For HEIC see heic.ts.
 */
export async function hasSilentDamage(kind: ImageKind, bytes: Uint8Array): Promise<boolean> {
  if (kind === 'webp') return await hasSilentWebpDamage(bytes);
  return kind === 'jpeg' && (hasImpossibleBlocks(bytes) || hasImpossibleScans(bytes));
}

/** libwebp fails when it misses bytes, so a sound picture without its last ones fails. */
async function hasSilentWebpDamage(bytes: Uint8Array): Promise<boolean> {
  for (const shortened of webpsWithoutTail(bytes)) if (await decodesToTheEnd(shortened)) return true;
  return firstFrame(bytes)?.pixels.name === 'VP8L' && (await haveWrappedColours(bytes));
}

async function haveWrappedColours(bytes: Uint8Array): Promise<boolean> {
  const options = { failOn: 'error', limitInputPixels: false, pages: 1, ignoreIcc: true } as const;
  const { data, info } = await sharp(bytes, options).raw().toBuffer({ resolveWithObject: true });
  return hasWrappedColours({ ...info, data });
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
