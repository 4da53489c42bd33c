import { deltaE2000, type Lab, labOfLinear } from '../image/colour-difference.ts';
import { meanSkin, type SkinPatch } from './skin-patches.ts';

/**
 * Range of skin of every tone in white light, as cameras render it: hue in degrees and chroma of a*b*, wider than in the
 * hundred portraits (21°–68°, up to 51). A colour outside has a cast that white balance could not remove.
 */
const HUMAN_HUE_DEG = { min: 15, max: 80 };
const MAX_HUMAN_CHROMA = 55;

/**
 * Measures how far the headshot moved the skin's tone, ΔE2000 (CIEDE2000), over the patches that both pictures have. It is
 * the larger of
 * - the shift of the mean colour. It is the mean, because relighting may move light from one cheek to the other, but the
 *   skin as a whole must not become lighter, darker or change its colour.
 * - the median over patches of the shift of colour alone (the patch scaled to its old luminance), so that opposite shifts of
 *   two parts do not cancel each other.
 * The scene's own warmth on the face is not subtracted: it has to stay inside the limit like everything else. A selfie
 * whose skin is still outside the human range after white balance is compared with the nearest human skin, so that a
 * remaining cast counts as a shift.
 * @param source patches of the selfie after white balance, exposure, evened light and retouch, before any scene: the changes
 *   by those steps are wanted and do not count
 * @param result the same patches on the finished headshot
 */
export function skinShift(
  source: readonly (SkinPatch | undefined)[],
  result: readonly (SkinPatch | undefined)[],
): number {
  const skin = skinOfBoth(source, result);
  if (skin === undefined) return 0;
  const { pairs, before, after } = skin;
  const reference = asHumanSkin(labOf(before));
  const overall = deltaE2000(reference, labOf(after));
  const colours = pairs
    .map((pair) => {
      const own = asHumanSkin(labOf(pair.before));
      return deltaE2000(own, labOf(atLuminance(pair.after, luminance(pair.before))));
    })
    .toSorted((a, b) => a - b);
  return Math.max(overall, colours[colours.length >> 1]!);
}

/**
 * Measures how much lighter or darker the skin is on a black-and-white headshot than on the selfie, ΔE2000 of the two greys.
 * It has no colour to compare, but the skin must not become lighter or darker in it either.
 * @param source as for skinShift
 */
export function skinLightnessShift(
  source: readonly (SkinPatch | undefined)[],
  result: readonly (SkinPatch | undefined)[],
): number {
  const skin = skinOfBoth(source, result);
  return skin === undefined ? 0 : deltaE2000(greyOf(skin.before), greyOf(skin.after));
}

/** Pairs the patches that both pictures have, and averages each picture's. Undefined without a common patch. */
function skinOfBoth(
  source: readonly (SkinPatch | undefined)[],
  result: readonly (SkinPatch | undefined)[],
):
  | {
      readonly pairs: readonly { before: SkinPatch; after: SkinPatch }[];
      before: SkinPatch;
      after: SkinPatch;
    }
  | undefined {
  const pairs = source.flatMap((before, i) => {
    const after = result[i];
    return before === undefined || after === undefined ? [] : [{ before, after }];
  });
  const before = meanSkin(pairs.map((pair) => pair.before));
  const after = meanSkin(pairs.map((pair) => pair.after));
  return before === undefined || after === undefined ? undefined : { pairs, before, after };
}

function greyOf(patch: SkinPatch): Lab {
  return { lightness: labOf(patch).lightness, a: 0, b: 0 };
}

function labOf({ red, green, blue }: SkinPatch): Lab {
  return labOfLinear(red, green, blue);
}

function luminance({ red, green, blue }: SkinPatch): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function atLuminance(patch: SkinPatch, wanted: number): SkinPatch {
  const factor = wanted / Math.max(1e-6, luminance(patch));
  return { red: patch.red * factor, green: patch.green * factor, blue: patch.blue * factor };
}

/** Returns the nearest colour that human skin can have in white light. */
function asHumanSkin(lab: Lab): Lab {
  const hueDeg = (Math.atan2(lab.b, lab.a) * 180) / Math.PI;
  const hue = (Math.min(HUMAN_HUE_DEG.max, Math.max(HUMAN_HUE_DEG.min, hueDeg)) * Math.PI) / 180;
  const chroma = Math.min(MAX_HUMAN_CHROMA, Math.hypot(lab.a, lab.b));
  return { lightness: lab.lightness, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) };
}
