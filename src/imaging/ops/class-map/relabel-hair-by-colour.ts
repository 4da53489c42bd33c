import type { RgbImage } from '../../raster/image.ts';
import type { Face } from '../../models/face/face.ts';
import { meshPoint } from '../../models/face/face-landmarks.ts';
import { averageEvidence, countColours, logLikelihoodRatio } from './colour-evidence.ts';

export interface HairOptions {
  /** Class of hair, and class of clothes. */
  readonly hair: number;
  readonly clothes: number;
  /** Logarithm of how much likelier clothes are than hair from which hair becomes clothes. */
  readonly toClothes: number;
  /** Logarithm of how much likelier hair is than clothes from which clothes that touch hair become hair. */
  readonly toHair: number;
}

const CHIN = 152;
/** Hair this much above the chin, in heights of the face, is surely hair; clothes are below. */
const JAW = 0.3;
/** With fewer pixels than this share of the face's squared height, nothing is known of a colour. */
const LEAST_KNOWN = 0.02;
/** Radius over which pixels are heard together, in heights of the face. */
const TOGETHER = 0.02;

/**
 * Corrects a map where it took clothes for hair or hair for clothes: below the jaw, places whose colours are those of the other
 * change their class. Naive Bayes over two colour histograms, that of the hair above the jaw and that of the clothes below it,
 * averaged over a small neighbourhood. Where hair and clothes are of one colour, nothing changes.
 * @param classes of each pixel; changed in place
 */
export function relabelHairByColour(
  image: RgbImage,
  classes: Uint8Array,
  face: Pick<Face, 'mesh' | 'box'>,
  options: HairOptions,
): void {
  const { widthPx, heightPx } = image;
  const { hair, clothes } = options;
  const facePx = face.box.height;
  const jawY = meshPoint(face, CHIN).y - JAW * facePx;
  const fromRow = Math.min(heightPx, Math.max(0, Math.round(jawY)));
  const from = fromRow * widthPx;
  const ofHair = countColours(image, classes, hair, 0, from);
  const ofClothes = countColours(image, classes, clothes, from, classes.length);
  if (Math.min(ofHair.count, ofClothes.count) < LEAST_KNOWN * facePx ** 2) return;
  const evidence = logLikelihoodRatio(ofHair, ofClothes);
  const likelier = averageEvidence(image, classes, fromRow, evidence, {
    labels: [hair, clothes],
    radiusPx: Math.max(1, Math.round(TOGETHER * facePx)),
  });
  for (let at = 0; at < likelier.length; at++)
    if (classes[from + at] === hair && likelier[at]! > options.toClothes) classes[from + at] = clothes;
  growHair(classes.subarray(from), likelier, widthPx, options);
}

/** Clothes that touch hair and are of its colour become hair, and so do those that touch them. */
function growHair(
  classes: Uint8Array,
  likelier: Float32Array,
  widthPx: number,
  { hair, clothes, toHair }: HairOptions,
): void {
  const open: number[] = [];
  const visit = (i: number): void => {
    if (classes[i] !== clothes || likelier[i]! > -toHair) return;
    classes[i] = hair;
    open.push(i);
  };
  const visitAround = (i: number): void => {
    const x = i % widthPx;
    if (x > 0) visit(i - 1);
    if (x < widthPx - 1) visit(i + 1);
    visit(i - widthPx);
    visit(i + widthPx);
  };
  for (let i = 0; i < classes.length; i++) if (classes[i] === hair) visitAround(i);
  for (let i = open.pop(); i !== undefined; i = open.pop()) visitAround(i);
}
