import type { Face } from '../../models/face/face.ts';
import { meshPoint } from '../../models/face/face-landmarks.ts';
import type { RgbImage } from '../../raster/image.ts';
import { averageEvidence, countColours, logLikelihoodRatio } from './colour-evidence.ts';

export interface CollarOptions {
  /** Label of skin. */
  readonly skin: number;
  /** Label of clothes. */
  readonly clothes: number;
  /** Log-likelihood ratio of clothes to skin from which skin becomes clothes. */
  readonly toClothes: number;
  /** Greatest distance by which clothes grow, in heights of the face; it is short, because a beard may have their colour. */
  readonly reach: number;
}

const CHIN = 152;
/** Collars reach up to this height above the chin, in heights of the face. */
const COLLARS = 0.6;
/** Least area of a class, squared heights of the face, from which its colours are known. */
const MIN_AREA = 0.02;
/** Radius over which the evidence is averaged, in heights of the face. */
const AVERAGING_RADIUS = 0.008;

/**
 * Relabels the edge of a collar that the map took for skin: skin that touches clothes and has their colours becomes clothes, up
 * to a small distance. A naive Bayes classifier on two colour histograms, of the skin above the chin and of the clothes. Nothing
 * changes when both have the same colours.
 * @param classes label of each pixel; changed in place
 */
export function relabelCollarSkin(
  image: RgbImage,
  classes: Uint8Array,
  face: Pick<Face, 'mesh' | 'box'>,
  { skin, clothes, toClothes, reach }: CollarOptions,
): void {
  const { widthPx, heightPx } = image;
  const facePx = face.box.height;
  const chinY = meshPoint(face, CHIN).y;
  const row = (y: number): number => Math.min(heightPx, Math.max(0, Math.round(y)));
  const fromRow = row(chinY - COLLARS * facePx);
  const from = fromRow * widthPx;
  const ofSkin = countColours(image, classes, skin, 0, row(chinY) * widthPx);
  const ofClothes = countColours(image, classes, clothes, from, classes.length);
  if (Math.min(ofSkin.count, ofClothes.count) < MIN_AREA * facePx ** 2) return;
  const evidence = averageEvidence(image, classes, fromRow, logLikelihoodRatio(ofSkin, ofClothes), {
    labels: [skin, clothes],
    radiusPx: Math.max(1, Math.round(AVERAGING_RADIUS * facePx)),
  });
  const below = classes.subarray(from);
  let front: number[] = [];
  for (let i = 0; i < below.length; i++) if (below[i] === clothes) front.push(i);
  for (let step = 0; step < reach * facePx && front.length > 0; step++) {
    const next: number[] = [];
    const visit = (i: number): void => {
      if (below[i] !== skin || evidence[i]! < toClothes) return;
      below[i] = clothes;
      next.push(i);
    };
    for (const i of front) {
      const x = i % widthPx;
      if (x > 0) visit(i - 1);
      if (x < widthPx - 1) visit(i + 1);
      visit(i - widthPx);
      visit(i + widthPx);
    }
    front = next;
  }
}
