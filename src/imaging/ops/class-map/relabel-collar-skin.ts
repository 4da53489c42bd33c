import type { Face } from '../../models/face/face.ts';
import { meshPoint } from '../../models/face/face-landmarks.ts';
import type { RgbImage } from '../../raster/image.ts';
import { averageEvidence, countColours, logLikelihoodRatio } from './colour-evidence.ts';

export interface CollarOptions {
  /** Class of skin, and class of clothes. */
  readonly skin: number;
  readonly clothes: number;
  /** Logarithm of how much likelier clothes are than skin from which skin becomes clothes. */
  readonly toClothes: number;
  /** How far clothes grow, in heights of the face: a beard may have their colour. */
  readonly reach: number;
}

const CHIN = 152;
/** Collars reach up to this height above the chin, in heights of the face. */
const COLLARS = 0.6;
/** With fewer pixels than this share of the face's squared height, nothing is known of a colour. */
const LEAST_KNOWN = 0.02;
/** Radius over which pixels are averaged, in heights of the face. */
const TOGETHER = 0.008;

/**
 * Corrects a map where it took the edge of a collar for skin: skin that touches clothes and has their colours becomes clothes, up to
 * a small distance. Naive Bayes over two colour histograms, that of the skin above the chin and that of the clothes. Where both are
 * of one colour, nothing changes.
 * @param classes of each pixel; changed in place
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
  if (Math.min(ofSkin.count, ofClothes.count) < LEAST_KNOWN * facePx ** 2) return;
  const likelier = averageEvidence(image, classes, fromRow, logLikelihoodRatio(ofSkin, ofClothes), {
    labels: [skin, clothes],
    radiusPx: Math.max(1, Math.round(TOGETHER * facePx)),
  });
  const below = classes.subarray(from);
  let front: number[] = [];
  for (let i = 0; i < below.length; i++) if (below[i] === clothes) front.push(i);
  for (let step = 0; step < reach * facePx && front.length > 0; step++) {
    const next: number[] = [];
    const visit = (i: number): void => {
      if (below[i] !== skin || likelier[i]! < toClothes) return;
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
