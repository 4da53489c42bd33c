import type { EncodedImage } from '../engine.ts';
import type { CleanSelfie, RejectReason } from '../selfie.ts';
import { fitRgb } from '../raster/resize.ts';
import { decodeImage } from './decode.ts';
import { encodeJpeg } from './encode.ts';

const SELFIE_QUALITY = 92;
const THUMBNAIL_SIDE_PX = 320;
const THUMBNAIL_QUALITY = 80;

/**
 * Makes the copy of an upload that may be stored: upright, sRGB, JPEG, longest side at most 3072 px. Only the pixels are taken
 * from the original, so that neither its GPS position nor a file appended to the image reaches the disk.
 */
export async function cleanSelfie(
  upload: EncodedImage,
): Promise<
  | { readonly ok: true; readonly selfie: CleanSelfie }
  | { readonly ok: false; readonly reasons: readonly RejectReason[] }
> {
  const decoded = await decodeImage(upload.bytes);
  if (!decoded.ok) return { ok: false, reasons: [decoded.error] };
  const image = decoded.value;
  return {
    ok: true,
    selfie: {
      jpeg: await encodeJpeg(image, { quality: SELFIE_QUALITY }),
      thumbnailJpeg: await encodeJpeg(fitRgb(image, THUMBNAIL_SIDE_PX), { quality: THUMBNAIL_QUALITY }),
      widthPx: image.widthPx,
      heightPx: image.heightPx,
    },
  };
}
