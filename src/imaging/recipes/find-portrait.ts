import { decodeImage } from '../codecs/decode.ts';
import type { EncodedImage, RejectReason } from '../engine.ts';
import type { Face, FaceFinder } from '../models/face.ts';
import { cropBeyondEdges } from '../raster/crop.ts';
import { fitRgb, resizeRgb } from '../raster/resize.ts';
import type { RgbImage } from '../raster/image.ts';
import { checkSelfie } from './selfie-check.ts';
import type { FoundPortrait } from '../threads/engine-tasks.ts';

/** Faces taller than this gain nothing in a 2048 × 2560 headshot, and pixels cost time and memory. */
const WORKING_FACE_PX = 760;
const WORKING_SIDE_PX = 2560;
/** The close-up that is described once likeness is asked for: side ÷ longer side of the face, and pixels. */
const CLOSE_UP_SHARE = 2.4;
const CLOSE_UP_SIDE_PX = 512;

/** First half of preparing: decode, judge, shrink to working size on shared memory. */
export async function findPortrait(
  selfie: EncodedImage,
  finder: FaceFinder,
): Promise<
  | { readonly ok: true; readonly portrait: FoundPortrait }
  | { readonly ok: false; readonly reasons: readonly RejectReason[] }
> {
  const decoded = await decodeImage(selfie.bytes);
  if (!decoded.ok) return { ok: false, reasons: [decoded.error] };
  const { check, image, faces } = await checkSelfie(decoded.value, finder);
  const [face] = faces;
  if (!check.accepted || face === undefined || check.measures === undefined)
    return { ok: false, reasons: check.reasons };
  const scale = Math.min(
    1,
    WORKING_FACE_PX / face.box.height,
    WORKING_SIDE_PX / Math.max(image.widthPx, image.heightPx),
  );
  return {
    ok: true,
    portrait: {
      image: shared(scaled(image, scale)),
      face: scaledFace(face, scale),
      measures: check.measures,
      closeUp: shared(closeUpOf(image, face)),
    },
  };
}

function closeUpOf(image: RgbImage, { box }: Face): RgbImage {
  const side = Math.round(CLOSE_UP_SHARE * Math.max(box.width, box.height));
  const area = {
    x: Math.round(box.x + (box.width - side) / 2),
    y: Math.round(box.y + (box.height - side) / 2),
    width: side,
    height: side,
  };
  return fitRgb(cropBeyondEdges(image, area), CLOSE_UP_SIDE_PX);
}

function scaled(image: RgbImage, scale: number): RgbImage {
  if (scale === 1) return image;
  return resizeRgb(image, Math.round(image.widthPx * scale), Math.round(image.heightPx * scale));
}

function scaledFace(face: Face, scale: number): Face {
  const { box } = face;
  return {
    ...face,
    box: { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale },
    mesh: face.mesh.map(([x, y, z]) => [x * scale, y * scale, z * scale]),
  };
}

function shared(image: RgbImage): RgbImage {
  if (image.data.buffer instanceof SharedArrayBuffer) return image;
  const data = new Uint8Array(new SharedArrayBuffer(image.data.length));
  data.set(image.data);
  return { ...image, data };
}
