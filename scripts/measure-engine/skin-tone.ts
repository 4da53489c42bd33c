import { decodeImage } from '../../src/imaging/codecs/decode.ts';
import { labOfLinear } from '../../src/imaging/measure/image/colour-difference.ts';
import { SKIN_LANDMARKS, skinColour, skinPatches } from '../../src/imaging/measure/face/skin-patches.ts';
import type { FaceFinder } from '../../src/imaging/models/face/face.ts';
import { findUpright } from '../../src/imaging/recipes/selfie/find-upright.ts';
import { photoBytes } from '../../test/photos.ts';
import type { MeasuredPhoto } from '../measure-engine.ts';

/** Half of a patch's side divided by the height of the face, as in recipes/person/cut-portrait.ts. */
const PATCH_SHARE = 0.03;

/** Returns the CIE L* of the skin on the photo itself; undefined without a face. */
export async function skinLightness(name: string, finder: FaceFinder): Promise<number | undefined> {
  const decoded = await decodeImage(photoBytes(name));
  if (!decoded.ok) return undefined;
  const { image, faces } = await findUpright(finder, decoded.value);
  const [face] = faces;
  if (face === undefined) return undefined;
  const spots = SKIN_LANDMARKS.map((index) => ({ x: face.mesh[index]![0], y: face.mesh[index]![1] }));
  const radiusPx = face.box.height * PATCH_SHARE;
  const skin = skinColour(skinPatches(image.data, image.widthPx, image.heightPx, spots, radiusPx));
  return skin && labOfLinear(skin.red, skin.green, skin.blue).lightness;
}

/** Writes the median shift of the skin tone in the darkest, middle and lightest third of the people; no third may be worse. */
export function skinTonesOf(
  photos: readonly MeasuredPhoto[],
  lightness: ReadonlyMap<string, number>,
): string {
  const people = photos
    .filter((photo) => photo.headshots.length > 0 && lightness.has(photo.name))
    .toSorted((a, b) => lightness.get(a.name)! - lightness.get(b.name)!);
  const cut = (third: number): number => Math.round((third * people.length) / 3);
  const medians = [0, 1, 2].map((third) => {
    const shifts = people
      .slice(cut(third), cut(third + 1))
      .flatMap((photo) => photo.headshots.map((headshot) => headshot.measures.skinShiftDeltaE))
      .toSorted((a, b) => a - b);
    return (shifts[shifts.length >> 1] ?? 0).toFixed(2);
  });
  return `skin shift, median of the darkest, middle and lightest third: ${medians.join(', ')}\n`;
}
