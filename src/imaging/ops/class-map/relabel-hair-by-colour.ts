import type { RgbImage } from '../../raster/image.ts';
import type { Face } from '../../models/face/face.ts';
import { meshPoint } from '../../models/face/face-landmarks.ts';
import { averageEvidence, countColours, logLikelihoodRatio } from './colour-evidence.ts';

export interface HairOptions {
  /** Label of hair. */
  readonly hair: number;
  /** Label of clothes. */
  readonly clothes: number;
  /** Log-likelihood ratio of clothes to hair from which hair becomes clothes. */
  readonly toClothes: number;
  /** Log-likelihood ratio of hair to clothes from which clothes that touch hair become hair. */
  readonly toHair: number;
}

const CHIN = 152;
/** Height above the chin, in heights of the face, from which hair is certainly hair; clothes are below. */
const JAW = 0.3;
/** Least area of a class, squared heights of the face, from which its colours are known. */
const MIN_AREA = 0.02;
/** Radius over which the evidence is averaged, in heights of the face. */
const AVERAGING_RADIUS = 0.02;

/**
 * Relabels clothes that the map took for hair, and hair that it took for clothes: below the jaw, pixels with the colours of the
 * other class change. A naive Bayes classifier on two colour histograms, of the hair above the jaw and of the clothes below it,
 * averaged over a small neighbourhood. Nothing changes when hair and clothes have the same colours.
 * @param classes label of each pixel; changed in place
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
  if (Math.min(ofHair.count, ofClothes.count) < MIN_AREA * facePx ** 2) return;
  const evidence = averageEvidence(image, classes, fromRow, logLikelihoodRatio(ofHair, ofClothes), {
    labels: [hair, clothes],
    radiusPx: Math.max(1, Math.round(AVERAGING_RADIUS * facePx)),
  });
  for (let at = 0; at < evidence.length; at++)
    if (classes[from + at] === hair && evidence[at]! > options.toClothes) classes[from + at] = clothes;
  growHair(classes.subarray(from), evidence, widthPx, options);
}

/** Grows hair over the clothes of its colour that touch it. */
function growHair(
  classes: Uint8Array,
  evidence: Float32Array,
  widthPx: number,
  { hair, clothes, toHair }: HairOptions,
): void {
  const open: number[] = [];
  const visit = (i: number): void => {
    if (classes[i] !== clothes || evidence[i]! > -toHair) return;
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
