import type { SelfieMeasures } from '../../../imaging/selfie.ts';

/**
 * Scores a selfie as a source of headshots by its measures; higher is better. A frontal face counts most, then a large one,
 * then even light.
 */
export function selfieRank(measures: SelfieMeasures | undefined): number {
  if (!measures) return 0;
  const straight = 1 - Math.min(1, (Math.abs(measures.yawDeg) + Math.abs(measures.pitchDeg)) / 60);
  const large = Math.min(1, measures.faceHeightPx / 600);
  const evenLight = 1 - Math.abs(measures.faceLuminance - 140) / 140;
  return straight * 2 + large + Math.max(0, evenLight);
}
