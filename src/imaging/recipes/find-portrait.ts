import { decodeImage } from '../codecs/decode.ts';
import type { EncodedImage, SelfieCheck, SelfieMeasures } from '../engine.ts';
import { type Face, type FaceFinder, scaledFace } from '../models/face.ts';
import { resizeRgb } from '../raster/resize.ts';
import type { RgbImage } from '../raster/image.ts';
import { faceView } from './face-view.ts';
import { checkSelfie, refused } from './selfie-check.ts';
import type { FoundPortrait } from '../threads/engine-tasks.ts';

/** Faces taller than this gain nothing in a 2048 × 2560 headshot, and pixels cost time and memory. */
const WORKING_FACE_PX = 760;
const WORKING_SIDE_PX = 2560;

/** A judged selfie. `found` is undefined when it is refused. */
export interface JudgedSelfie {
  readonly check: SelfieCheck;
  readonly found:
    { readonly image: RgbImage; readonly face: Face; readonly measures: SelfieMeasures } | undefined;
}

/** Decodes and judges by the face; whether a headshot can be framed is another question (room-to-frame.ts). */
export async function judgeSelfie(selfie: EncodedImage, finder: FaceFinder): Promise<JudgedSelfie> {
  const decoded = await decodeImage(selfie.bytes);
  if (!decoded.ok) return { check: refused([decoded.error]), found: undefined };
  const { check, image, faces } = await checkSelfie(decoded.value, finder);
  const [face] = faces;
  if (!check.accepted || face === undefined || check.measures === undefined)
    return { check, found: undefined };
  return { check, found: { image, face, measures: check.measures } };
}

/** What matting and cutting out need: shrunk to working size, on shared memory. */
export function portraitOf({ image, face, measures }: NonNullable<JudgedSelfie['found']>): FoundPortrait {
  const scale = Math.min(
    1,
    WORKING_FACE_PX / face.box.height,
    WORKING_SIDE_PX / Math.max(image.widthPx, image.heightPx),
  );
  return {
    image: shared(scaled(image, scale)),
    face: scaledFace(face, scale),
    measures,
    faceView: shared(faceView(image, face)),
  };
}

function scaled(image: RgbImage, scale: number): RgbImage {
  if (scale === 1) return image;
  return resizeRgb(image, Math.round(image.widthPx * scale), Math.round(image.heightPx * scale));
}

function shared(image: RgbImage): RgbImage {
  if (image.data.buffer instanceof SharedArrayBuffer) return image;
  const data = new Uint8Array(new SharedArrayBuffer(image.data.length));
  data.set(image.data);
  return { ...image, data };
}
