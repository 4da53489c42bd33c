import { cameraDistanceMm } from '../measure/camera-distance.ts';
import { headGeometry } from '../measure/head-geometry.ts';
import type { Face } from '../models/face.ts';
import { type Framing, solveCrop } from '../ops/crop-solver.ts';
import { cutEdge } from '../ops/cut-edge.ts';
import type { Cutout, HeadGeometry } from '../ops/cutout.ts';
import { lensCorrection } from '../ops/lens-correction.ts';
import { level } from '../ops/level.ts';
import type { Point } from '../raster/image.ts';

/** Width ÷ height of every headshot. */
export const HEADSHOT_ASPECT = 4 / 5;
const FRAMINGS = ['tight', 'classic', 'wide'] as const satisfies readonly Framing[];

export interface FramedPortrait {
  readonly cutout: Cutout;
  /** The face's mesh, in pixels of the cutout. */
  readonly mesh: readonly Point[];
  readonly head: HeadGeometry;
  /** Where the source's edge cut the body, and what else no frame has to show, pixels of the cutout. */
  readonly cut: readonly Point[];
  /** Whether every framing shows a tear, or something before the body. */
  readonly showsTear: boolean;
  /** Those that fit without such a place inside the frame; empty: this selfie gives no headshot (`no-crop`). */
  readonly framings: readonly Framing[];
}

/**
 * Levels the eyes, takes the arm's-length lens out and finds the framings that fit.
 * @param planes red, green, blue and coverage, each 0–1, widthPx × heightPx
 * @param face in pixels of the planes
 * @param allocate gives the bytes of the cutout, so that threads can share them
 * @param avoided points no frame should show as long as there is one that does not, the worst first: tears (torn-edge.ts), what
 *   stands before the body (before-body.ts)
 */
export function framePortrait(
  planes: readonly [Float32Array, Float32Array, Float32Array, Float32Array],
  widthPx: number,
  heightPx: number,
  face: Pick<Face, 'mesh' | 'rollDeg'>,
  allocate: (byteLength: number) => Uint8Array,
  avoided: readonly (readonly Point[])[] = [],
): FramedPortrait {
  const lens = lensCorrection(face.mesh, cameraDistanceMm(face.mesh, Math.max(widthPx, heightPx)));
  const { cutout, turn } = level(planes, widthPx, heightPx, face.rollDeg, allocate, lens);
  const mesh = face.mesh.map(([x, y]) => turn({ x, y }));
  const head = headGeometry(cutout, mesh);
  const framingsBeside = (cut: readonly Point[]): readonly Framing[] =>
    FRAMINGS.filter((framing) => solveCrop(cutout, head, cut, framing, HEADSHOT_ASPECT) !== undefined);
  const edge = cutEdge(planes[3], widthPx, heightPx);
  for (let kept = avoided.length; ; kept--) {
    const cut = [...edge, ...avoided.slice(0, kept).flat()].map(turn);
    const framings = framingsBeside(cut);
    if (framings.length === 0 && kept > 0) continue;
    const showsTear = avoided.slice(kept).some((points) => points.length > 0);
    return { cutout, mesh, head, cut, showsTear, framings };
  }
}
