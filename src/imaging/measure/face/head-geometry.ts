import type { Cutout, HeadGeometry } from '../../ops/matte/cutout.ts';
import type { Point } from '../../raster/image.ts';

/** Points of MediaPipe's face mesh: outer and inner eye corners, chin, top of the forehead, cheeks. */
const EYES = [33, 133, 263, 362] as const;
const CHIN = 152;
const FOREHEAD = 10;
const CHEEKS = [234, 454] as const;

/**
 * Measures the head's position on a levelled cutout. The crown is searched in the matte above the forehead, because the mesh
 * ends at the hairline; hair higher than three quarters of a face does not count as head.
 * @param mesh face mesh points in pixels of the cutout
 */
export function headGeometry(cutout: Cutout, mesh: readonly Point[]): HeadGeometry {
  const mean = (indices: readonly number[], axis: 'x' | 'y'): number =>
    indices.reduce((sum, index) => sum + mesh[index]![axis], 0) / indices.length;
  const eyes = { x: mean(EYES, 'x'), y: mean(EYES, 'y') };
  const chinY = mesh[CHIN]!.y;
  const foreheadY = mesh[FOREHEAD]!.y;
  const centreX = mean(CHEEKS, 'x');
  const faceHeight = chinY - foreheadY;
  const highest = Math.max(0, Math.floor(foreheadY - 0.75 * faceHeight));
  const halfWidth = 0.3 * faceHeight;
  let crownY = foreheadY - 0.05 * faceHeight;
  for (let y = highest; y < crownY; y++) {
    let solid = 0;
    for (let x = Math.round(centreX - halfWidth); x <= centreX + halfWidth; x++) {
      if (x < 0 || x >= cutout.widthPx) continue;
      if (cutout.alpha[y * cutout.widthPx + x] > 128) solid++;
    }
    if (solid > halfWidth * 0.3) {
      crownY = y;
      break;
    }
  }
  const xs = mesh.map((point) => point.x);
  const ys = mesh.map((point) => point.y);
  return {
    eyes,
    chinY,
    crownY,
    centreX,
    face: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}
