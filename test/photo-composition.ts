import type { StyleId } from '../src/base/style-ids.ts';
import { createHeadDescriber } from '../src/imaging/models/head-describer.ts';
import { createIsnetMatting } from '../src/imaging/models/matting/isnet-matting.ts';
import { createFaceFinder } from '../src/imaging/models/face/mediapipe-face-finder.ts';
import { createHandFinder } from '../src/imaging/models/hand/mediapipe-hand-finder.ts';
import { createRvmSegmenter } from '../src/imaging/models/matting/rvm-segmenter.ts';
import { loadInstalledNetwork } from '../src/imaging/models/onnx-network.ts';
import { cutPortrait } from '../src/imaging/recipes/person/cut-portrait.ts';
import { checkUpload, cropPortrait } from '../src/imaging/recipes/selfie/find-portrait.ts';
import { combineMattes } from '../src/imaging/recipes/person/combine-mattes.ts';
import { composeUnmarked } from './golden-headshots.ts';
import { photoBytes } from './photos.ts';

/** Returns the free preview of a photo before its watermark, and the position of the face. */
export async function photoComposition(
  name: string,
  style: StyleId,
): Promise<Awaited<ReturnType<typeof composeUnmarked>>> {
  const [finder, handFinder, headDescriber, matting, segmenter] = await Promise.all([
    createFaceFinder(loadInstalledNetwork),
    createHandFinder(),
    createHeadDescriber(loadInstalledNetwork),
    createIsnetMatting({ threadCount: 2 }),
    createRvmSegmenter(loadInstalledNetwork),
  ]);
  const networks = { finder, handFinder, headDescriber };
  const { check, found } = await checkUpload({ bytes: photoBytes(name), fileName: name }, networks);
  if (found === undefined) throw new Error(`${name} was refused: ${check.reasons.join()}`);
  const portrait = await cropPortrait(found, 640);
  const matte = await matting.matte(portrait.image);
  const body = await segmenter.segment(portrait.image);
  const combined = await combineMattes(portrait, matte, body, async () => segmenter);
  const selfie = cutPortrait(
    { id: name, ...portrait, matte, body, combined },
    (size) => new Uint8Array(size),
  );
  if (selfie === undefined) throw new Error(`${name} gives no headshot`);
  return await composeUnmarked(selfie, style);
}
