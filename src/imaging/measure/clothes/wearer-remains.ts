import type { Garment } from '../../garment.ts';
import { boxBlur } from '../../ops/plane/box-blur.ts';
import { findGarmentOpening } from '../../ops/garment/garment-opening.ts';
import { normalizeBytes } from '../../ops/plane/normalize-bytes.ts';
import type { RgbImage } from '../../raster/image.ts';

/**
 * Distances from the edge at which the colours of edge, cloth and first wearer are sampled, in sizes of the head. Cloth is
 * sampled at two depths, because remains may be wider than the first.
 */
const DEPTH = { edge: 0.006, cloth: [0.05, 0.12], wearer: 0.02 } as const;
/** Colours whose chromaticities are nearer to each other cannot be separated, as on a skin-coloured shirt. */
const MIN_CONTRAST = 0.08;
/** Sums of three coded channels that are nearer to each other are not compared by brightness. */
const MIN_BRIGHTNESS_STEP = 60;
/** Is added to the sum of the channels, so that the chromaticity of dark cloth is not noise. */
const DARK = 24;
/** Half of the length along the edge over which shares are averaged, because a stitch is no remains. Sizes of the head. */
const ALONG = 0.015;
/** A colour further beyond the wearer's than this share of the way is shade. */
const MAX_SHARE = 1.5;
/** An edge this near to the colour beyond it, as a share of the way from the cloth, belongs to the wearer. */
const MIN_WEARER_SHARE = 0.5;

/**
 * Measures how much of a cut garment's inner edge, along collar and fronts, has the colour of its first wearer beyond it (skin,
 * hair or the top beneath) instead of the cloth's.
 * @param photo the upright photo; the garment's cutout consists of its lower rows
 * @returns length of that edge in sizes of the head, ≥ 0
 */
export function wearerRemains(
  photo: RgbImage,
  { cutout, parts, collar, head }: Pick<Garment, 'cutout' | 'parts' | 'collar' | 'head'>,
): number {
  const { widthPx, heightPx, rgb } = cutout;
  const alpha = normalizeBytes(cutout.alpha);
  const beyondTop = (photo.heightPx - heightPx) * widthPx;
  const opening = findGarmentOpening(alpha, widthPx, heightPx, collar);
  const soft = boxBlur(boxBlur(alpha, widthPx, heightPx, 2), widthPx, heightPx, 2);
  const [shares, seen] = [new Float32Array(alpha.length), new Float32Array(alpha.length)];
  const margin = Math.ceil(Math.max(...DEPTH.cloth) * head.sizePx) + 1;
  for (let y = margin; y < heightPx - margin; y++)
    for (let x = margin; x < widthPx - margin; x++) {
      const i = y * widthPx + x;
      if (!isEdge(alpha, i, widthPx)) continue;
      const [dx, dy] = [soft[i + 1]! - soft[i - 1]!, soft[i + widthPx]! - soft[i - widthPx]!];
      const steepness = Math.hypot(dx, dy);
      if (steepness === 0) continue;
      // Positive distances lead into the cloth.
      const at = (heads: number): number => {
        const step = (heads * head.sizePx) / steepness;
        return Math.round(y + dy * step) * widthPx + Math.round(x + dx * step);
      };
      const [edge, wearer] = [at(DEPTH.edge), at(-DEPTH.wearer)];
      if (opening[wearer] !== 1) continue;
      const found = DEPTH.cloth
        .map(at)
        .filter((cloth) => alpha[cloth] === 1 && parts[cloth] === parts[edge])
        .flatMap(
          (cloth) =>
            shareOfWay(pixel(rgb, edge), pixel(rgb, cloth), pixel(photo.data, beyondTop + wearer)) ?? [],
        );
      if (found.length === 0) continue;
      shares[i] = Math.max(...found);
      seen[i] = 1;
    }
  const radius = Math.max(2, Math.round(ALONG * head.sizePx));
  const [sums, counts] = [shares, seen].map((plane) => boxBlur(plane, widthPx, heightPx, radius));
  let length = 0;
  for (let i = 0; i < seen.length; i++)
    if (seen[i]! > 0 && sums![i]! > MIN_WEARER_SHARE * counts![i]!) length++;
  return length / head.sizePx;
}

function isEdge(alpha: Float32Array, i: number, widthPx: number): boolean {
  if (alpha[i]! < 0.5) return false;
  return alpha[i - 1]! < 0.5 || alpha[i + 1]! < 0.5 || alpha[i - widthPx]! < 0.5 || alpha[i + widthPx]! < 0.5;
}

type Rgb = readonly [number, number, number];

function pixel(data: Uint8Array, i: number): Rgb {
  return [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
}

/**
 * Returns the position of a colour between the cloth's and the wearer's, 0–1: the smaller of the shares in chromaticity and
 * in brightness, because shade and folds change only one of them. Undefined when cloth and wearer have the same hue.
 */
function shareOfWay(edge: Rgb, cloth: Rgb, wearer: Rgb): number | undefined {
  const [own, from, to] = [chromaticity(edge), chromaticity(cloth), chromaticity(wearer)];
  let [along, whole] = [0, 0];
  for (let c = 0; c < 3; c++) {
    along += (own[c]! - from[c]!) * (to[c]! - from[c]!);
    whole += (to[c]! - from[c]!) ** 2;
  }
  if (whole < MIN_CONTRAST ** 2) return undefined;
  const step = sum(wearer) - sum(cloth);
  const brightness = Math.abs(step) < MIN_BRIGHTNESS_STEP ? 1 : (sum(edge) - sum(cloth)) / step;
  const shares = [along / whole, brightness];
  if (Math.max(...shares) > MAX_SHARE) return 0;
  return Math.min(1, Math.max(0, Math.min(...shares)));
}

function chromaticity(colour: Rgb): Rgb {
  const total = sum(colour) + DARK;
  return [colour[0] / total, colour[1] / total, colour[2] / total];
}

function sum([red, green, blue]: Rgb): number {
  return red + green + blue;
}
