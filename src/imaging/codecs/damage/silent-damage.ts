import { type ImageKind } from '../image-kind.ts';
import { sharp } from '../libvips.ts';
import { hasImpossibleBlocks } from './jpeg-blocks.ts';
import { hasImpossibleScans } from './jpeg-progressive.ts';
import { firstFrame } from './webp-chunks.ts';
import { webpsWithoutTail } from './webp-frame.ts';
import { hasWrappedColours } from './wrapped-colours.ts';

/**
 * Returns whether a photo is damaged although its decoder reports neither an error nor a warning (decision 028).
 *
 * JPEG and WebP have no checksum. Overwritten data decodes to garbage without an error, but the decoder loses synchronisation
 * and ends at another position than the encoder did. For a JPEG this is found by reading its codes (jpeg-blocks.ts,
 * jpeg-progressive.ts); for a WebP by cutting off its last bytes, without which its decoder must fail (webp-frame.ts). In a
 * lossless WebP that stays synchronised the damage shows in the colours (wrapped-colours.ts).
 *
 * AVIF and PNG need none of this, because their decoders check the end or checksums. For HEIC see heic.ts.
 */
export async function hasSilentDamage(kind: ImageKind, bytes: Uint8Array): Promise<boolean> {
  if (kind === 'webp') return await hasSilentWebpDamage(bytes);
  return kind === 'jpeg' && (hasImpossibleBlocks(bytes) || hasImpossibleScans(bytes));
}

/** libwebp fails when bytes are missing, so a sound image fails without its last ones. */
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
 * Returns whether the whole image decodes without a warning. Only its last pixel is requested, at full size, because libvips
 * ignores libjpeg's warnings when libjpeg reduces an image while reading it.
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
