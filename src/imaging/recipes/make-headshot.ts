import { headshotJpeg } from '../codecs/headshot-jpeg.ts';
import { watermark } from '../codecs/watermark.ts';
import type { Headshot, HeadshotRequest } from '../engine.ts';
import type { FaceDescriber } from '../models/face-describer.ts';
import { freeBytes } from '../raster/free-bytes.ts';
import type { SmallPicture } from '../raster/stretched-rows.ts';
import { composeHeadshot, developHeadshot } from './headshot.ts';
import { masterCutout, type MasterCutout } from './master-cutout.ts';
import type { StudioSelfie } from './studio-selfie.ts';
import { seeFace, verifyHeadshot } from './verify-headshot.ts';

/** One finished headshot: compose, develop, verify, mark. A failed one is still encoded, so that it can be looked at. */
export async function makeHeadshot(
  selfie: StudioSelfie,
  request: HeadshotRequest,
  master: MasterCutout,
  scenePicture: SmallPicture,
  descriptions: readonly (Float32Array | undefined)[],
  describer: FaceDescriber,
): Promise<Headshot> {
  const startMs = performance.now();
  const composed = await composeHeadshot(selfie, request, master, scenePicture);
  const face = await seeFace(composed, selfie, describer);
  developHeadshot(composed, selfie, request);
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

/** The free look before paying: 512 px wide, watermark burnt in, nobody identified. */
export async function makePreview(
  selfie: StudioSelfie,
  request: HeadshotRequest,
  scenePicture: SmallPicture,
  text: string,
): Promise<Uint8Array> {
  const size = { widthPx: 512, heightPx: 640 };
  const master = await masterCutout(selfie, size, (byteLength) => new Uint8Array(byteLength));
  const { image } = await composeHeadshot(selfie, { ...request, size }, master, scenePicture);
  return await headshotJpeg(await watermark(image, text), 84);
}
