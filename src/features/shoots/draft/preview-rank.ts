import type { SelfieMeasures } from '../../../imaging/engine.ts';

/** Which of two selfies makes the better free preview: straight into the camera, then large, then sharp. */
export function previewRank(measures: SelfieMeasures | undefined): number {
  if (!measures) return 0;
  const straight = 1 - Math.min(1, (Math.abs(measures.yawDeg) + Math.abs(measures.pitchDeg)) / 60);
  const large = Math.min(1, measures.faceHeightPx / 600);
  const evenLight = 1 - Math.abs(measures.faceLuminance - 140) / 140;
  return straight * 2 + large + Math.max(0, evenLight);
}

/** The accepted selfies, the one for the preview first. */
export function mostPromising<Selfie extends RankedSelfie>(selfies: readonly Selfie[]): Selfie[] {
  return selfies
    .filter(({ state }) => state === 'accepted')
    .toSorted((a, b) => previewRank(b.measures) - previewRank(a.measures));
}

interface RankedSelfie {
  readonly state: string;
  readonly measures: SelfieMeasures | undefined;
}
