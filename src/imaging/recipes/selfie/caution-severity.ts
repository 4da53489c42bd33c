import type { SelfieCaution } from '../../selfie.ts';

/** Visibility of a caution in the headshots: 1 hardly visible, 2 visible in the pose, 3 an object that does not belong there. */
const SEVERITY: Readonly<Record<SelfieCaution, 1 | 2 | 3>> = {
  'close-crop': 1,
  'hair-at-edge': 1,
  'strong-light': 1,
  'needs-clothes': 1,
  'same-moment': 2,
  'eyes-maybe-closed': 2,
  'chin-from-below': 2,
  'face-maybe-covered': 3,
  hat: 3,
  'hand-near-face': 3,
  'hand-in-frame': 3,
  'empty-edges': 3,
};

/** Returns the severity of the worst caution, 1–3; 0 without cautions. Selfies of lower severity make the first headshots. */
export function worstSeverity(cautions: readonly SelfieCaution[]): number {
  return Math.max(0, ...cautions.map((caution) => SEVERITY[caution]));
}
