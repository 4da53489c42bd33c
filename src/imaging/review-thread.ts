import { err, ok, type Result } from '../base/result.ts';
import { decodeImage } from './codecs/decode.ts';
import { encodeReviewCopy } from './codecs/review-copy.ts';
import { createFaceFinder } from './models/face/mediapipe-face-finder.ts';
import { createHeadDescriber } from './models/head-describer.ts';
import { createRvmSegmenter } from './models/matting/rvm-segmenter.ts';
import { loadInstalledNetwork } from './models/onnx-network.ts';
import type { MeasuredPhoto, MeasureOptions, PhotoMeasureError } from './photo-measurer.ts';
import { measurePhoto, type ReviewNetworks } from './recipes/review/measure-photo.ts';
import { findUpright } from './recipes/selfie/find-upright.ts';
import { handleTasks } from './threads/handle-tasks.ts';

export type ReviewTasks = {
  readonly measure: {
    readonly input: { readonly photo: Uint8Array } & MeasureOptions;
    readonly output: Result<MeasuredPhoto, PhotoMeasureError>;
  };
};

const networks: Promise<ReviewNetworks> = loadNetworks();

/** Entry point of the thread that measures photos for the review. */
handleTasks<ReviewTasks>({
  async measure({ photo, wantsCopy, originalSidePx }) {
    const decoded = await decodeImage(photo);
    if (!decoded.ok) return decoded;
    const loaded = await networks;
    const measures = await measurePhoto(decoded.value, loaded, originalSidePx);
    if (measures === undefined) return err('no-face');
    if (!wantsCopy) return ok({ measures, copy: undefined });
    const upright = await findUpright(loaded.finder, decoded.value);
    return ok({ measures, copy: await encodeReviewCopy(upright.image) });
  },
});

async function loadNetworks(): Promise<ReviewNetworks> {
  const [finder, headDescriber, segmentation] = await Promise.all([
    createFaceFinder(loadInstalledNetwork),
    createHeadDescriber(loadInstalledNetwork),
    createRvmSegmenter(loadInstalledNetwork),
  ]);
  return { finder, headDescriber, segmentation };
}
