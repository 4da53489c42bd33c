import { beforeAll } from 'vitest';

import { decodeImage } from '../src/imaging/codecs/decode.ts';
import type { Face } from '../src/imaging/models/face/face.ts';
import { createHeadDescriber } from '../src/imaging/models/head-describer.ts';
import { createFaceFinder } from '../src/imaging/models/face/mediapipe-face-finder.ts';
import { loadInstalledNetwork } from '../src/imaging/models/onnx-network.ts';
import { createHandFinder } from '../src/imaging/models/hand/mediapipe-hand-finder.ts';
import type { RgbImage } from '../src/imaging/raster/image.ts';
import { checkSelfie, type SelfieNetworks } from '../src/imaging/recipes/selfie/selfie-check.ts';
import type { RejectReason, SelfieCaution } from '../src/imaging/selfie.ts';
import { photoBytes } from './photos.ts';

/** Portraits of people with pale, brown, dark and very dark skin: the check compares with the person's own cheek. */
export const SUBJECTS = ['female-02', 'male-14', 'male-98', 'female-34', 'male-30'];

/** Decodes the photo of this name in the photo folder. Throws when it cannot be decoded. */
export async function decodedPhoto(name: string): Promise<RgbImage> {
  const decoded = await decodeImage(photoBytes(name));
  if (!decoded.ok) throw new Error(`${name}: ${decoded.error}`);
  return decoded.value;
}

/** Returns the selfie check with its real networks, which are loaded before the first test of the calling `describe`. */
export function loadSelfieCheck() {
  let networks: SelfieNetworks;
  beforeAll(async () => {
    const [finder, handFinder, headDescriber] = await Promise.all([
      createFaceFinder(loadInstalledNetwork),
      createHandFinder(),
      createHeadDescriber(loadInstalledNetwork),
    ]);
    networks = { finder, handFinder, headDescriber };
  });
  const checkImage = (image: RgbImage) => checkSelfie(image, networks);
  return {
    checkImage,
    async reasonsFor(image: RgbImage): Promise<readonly RejectReason[]> {
      const { accepted, reasons } = (await checkImage(image)).check;
      if (accepted !== (reasons.length === 0)) throw new Error('accepted with reasons, or refused without');
      return reasons;
    },
    /** Throws for a refused selfie: only a usable one has cautions. */
    async cautionsFor(image: RgbImage): Promise<readonly SelfieCaution[]> {
      const { reasons, cautions } = (await checkImage(image)).check;
      if (reasons.length > 0) throw new Error(`refused: ${reasons.join()}`);
      return cautions;
    },
    /** Returns the largest face. Throws without one. */
    async faceOf(image: RgbImage): Promise<Face> {
      const [face] = await networks.finder.find(image);
      if (face === undefined) throw new Error('no face');
      return face;
    },
  };
}
