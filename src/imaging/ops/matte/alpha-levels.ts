import { freeBytes } from '../../raster/free-bytes.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { enlargePlane, shrinkPlane } from '../plane/resample-plane.ts';

/**
 * Applies a levels curve to a matte: faint haze becomes 0 and near-solid coverage 1. Wide patches of half coverage (dark hair
 * in front of a dark wall) get a steeper curve, because the network could not decide and a grey ghost looks worse than a
 * decision. Single strands stay soft, because their patches are narrow.
 * @param alpha coverage 0–1, row-major, changed in place
 * @param patchPx width from which half coverage counts as a patch
 */
export function alphaLevels(alpha: Float32Array, widthPx: number, heightPx: number, patchPx: number): void {
  const uncertainty = new Float32Array(alpha.length);
  for (let i = 0; i < alpha.length; i++) uncertainty[i] = 4 * alpha[i] * (1 - alpha[i]);
  const shrink = Math.max(1, Math.floor(patchPx / 4));
  const small = shrinkPlane(uncertainty, widthPx, heightPx, shrink);
  freeBytes(uncertainty);
  const blurred = boxBlur(small.data, small.widthPx, small.heightPx, patchPx / shrink / 2);
  const wide = enlargePlane({ ...small, data: blurred }, widthPx, heightPx, shrink);
  for (let i = 0; i < alpha.length; i++) {
    const ghost = Math.min(1, Math.max(0, (wide[i] - 0.3) / 0.35));
    const low = 0.06 + 0.3 * ghost;
    const high = 0.95 - 0.23 * ghost;
    const t = Math.min(1, Math.max(0, (alpha[i] - low) / (high - low)));
    alpha[i] = ghost > 0 ? t + ghost * (t * t * (3 - 2 * t) - t) : t;
  }
  freeBytes(wide);
}
