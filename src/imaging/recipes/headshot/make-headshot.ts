import { headshotJpeg } from '../../codecs/headshot-jpeg.ts';
import { watermark } from '../../codecs/watermark.ts';
import type { PreviewMark } from '../../engine.ts';
import type { Headshot } from '../../finished-headshot.ts';
import type { HeadshotRequest } from '../../headshot-request.ts';
import type { FaceDescriber } from '../../models/face/face-describer.ts';
import { LEFT_EYE, LIPS, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { FreeFace } from '../../ops/finish/watermark-ribbons.ts';
import { freeBytes } from '../../raster/free-bytes.ts';
import type { SmallImage } from '../../raster/bilinear-rows.ts';
import { type ComposedHeadshot, composeHeadshot, applyTreatment } from './compose-headshot.ts';
import { masterCutout, type MasterCutout } from '../person/master-cutout.ts';
import type { StudioSelfie } from '../person/studio-selfie.ts';
import { measureFace, verifyHeadshot } from './verify-headshot.ts';
import type { WornGarment } from '../wardrobe/wear/wear-in-frame.ts';

/** JPEG quality of the preview, 0–100. No blocks are visible at the size that the preview is shown. */
export const PREVIEW_QUALITY = 84;

/**
 * Makes one finished headshot: composes it, applies the treatment, verifies it and encodes it (codecs/headshot-jpeg.ts).
 * A failed headshot is encoded too, so that it can be inspected.
 */
export async function makeHeadshot(
  selfie: StudioSelfie,
  request: HeadshotRequest,
  master: MasterCutout,
  scenePicture: SmallImage,
  descriptions: readonly (Float32Array | undefined)[],
  describer: FaceDescriber,
  worn?: WornGarment,
): Promise<Headshot> {
  const startMs = performance.now();
  const composed = await composeHeadshot(selfie, request, master, scenePicture, worn);
  const face = await measureFace(composed, selfie, describer);
  applyTreatment(composed, selfie, request);
  const { measures, failures } = verifyHeadshot(composed, face, selfie, request, descriptions);
  const jpeg = await headshotJpeg(composed.image);
  freeBytes(composed.image.data);
  return {
    jpeg,
    size: { widthPx: composed.image.widthPx, heightPx: composed.image.heightPx },
    request,
    measures,
    passed: failures.length === 0,
    failures,
    elapsedMs: performance.now() - startMs,
  };
}

/** Makes the free preview, a JPEG of 512 × 640 px. It is watermarked (codecs/watermark.ts), and its likeness is not measured. */
export async function makePreview(
  selfie: StudioSelfie,
  request: HeadshotRequest,
  scenePicture: SmallImage,
  mark: PreviewMark,
  worn?: WornGarment,
): Promise<Uint8Array> {
  const size = { widthPx: 512, heightPx: 640 };
  const master = await masterCutout(selfie, size, (byteLength) => new Uint8Array(byteLength));
  const composed = await composeHeadshot(selfie, { ...request, size }, master, scenePicture, worn);
  return await headshotJpeg(
    await watermark(composed.image, freeFace(selfie, composed), mark),
    PREVIEW_QUALITY,
  );
}

/** Returns the outlines of eyes and mouth, in pixels of the headshot, which the watermark leaves uncovered. */
export function freeFace({ mesh }: Pick<StudioSelfie, 'mesh'>, { mapPoint }: ComposedHeadshot): FreeFace {
  const placed = (indices: readonly number[]) => indices.map((index) => mapPoint(mesh[index]!));
  return {
    leftEye: placed(LEFT_EYE.contour),
    rightEye: placed(RIGHT_EYE.contour),
    mouth: placed(LIPS),
  };
}
