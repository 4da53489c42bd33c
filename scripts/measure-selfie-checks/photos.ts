import { basename } from 'node:path';

import { decodeImage } from '../../src/imaging/codecs/decode.ts';
import { createHeadDescriber } from '../../src/imaging/models/head-describer.ts';
import { createFaceFinder } from '../../src/imaging/models/face/mediapipe-face-finder.ts';
import { createHandFinder } from '../../src/imaging/models/hand/mediapipe-hand-finder.ts';
import { createRvmSegmenter } from '../../src/imaging/models/matting/rvm-segmenter.ts';
import { loadInstalledNetwork } from '../../src/imaging/models/onnx-network.ts';
import { withFrameCautions } from '../../src/imaging/recipes/person/frame-portrait.ts';
import { estimateFraming } from '../../src/imaging/recipes/person/estimate-framing.ts';
import { checkSelfie } from '../../src/imaging/recipes/selfie/selfie-check.ts';
import { photoBytes, photoNames } from '../../test/photos.ts';

/** Prints the result for every photo of the given folders, with its measures. */
export async function printPhotos(folders: readonly string[]): Promise<void> {
  const [finder, handFinder, headDescriber, segmenter] = await Promise.all([
    createFaceFinder(loadInstalledNetwork),
    createHandFinder(),
    createHeadDescriber(loadInstalledNetwork),
    createRvmSegmenter(loadInstalledNetwork),
  ]);
  for (const name of folders.flatMap((folder) => photoNames(folder))) {
    const decoded = await decodeImage(photoBytes(name));
    if (!decoded.ok) {
      console.log(`${basename(name).padEnd(32)} ${decoded.error}`);
      continue;
    }
    const checked = await checkSelfie(decoded.value, { finder, handFinder, headDescriber });
    const { check, image, features, hands, wedges } = checked;
    const [face] = checked.faces;
    const frame =
      check.accepted && face !== undefined
        ? await estimateFraming(image, face, () => Promise.resolve(segmenter), { hands, wedges })
        : undefined;
    const answer = check.accepted
      ? `${frame?.fits === false ? 'doubtful frame' : 'accepted'} ${withFrameCautions(check.cautions, frame?.cautions ?? []).join(' ')}`
      : check.reasons.join(', ');
    console.log(`${basename(name).padEnd(32)} ${answer}`);
    if (features !== undefined) console.log(`    ${JSON.stringify(features, rounded)}`);
  }
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(3)) : value;
}
