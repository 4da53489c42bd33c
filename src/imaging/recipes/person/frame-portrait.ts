import { cameraDistanceMm } from '../../measure/face/camera-distance.ts';
import { headGeometry } from '../../measure/face/head-geometry.ts';
import type { Face } from '../../models/face/face.ts';
import type { SelfieCaution } from '../../selfie.ts';
import { CLOSEST_TIGHT_HEAD, type Framing, solveCrop } from '../../ops/geometry/crop-solver.ts';
import { findCutEdge } from '../../ops/matte/cut-edge.ts';
import type { HeadGeometry } from '../../ops/matte/cutout.ts';
import { lensCorrection } from '../../ops/geometry/lens-correction.ts';
import { levelCutout, type Levelling } from '../../ops/geometry/level.ts';
import type { Point } from '../../raster/image.ts';

/** Width ÷ height of every headshot. */
export const HEADSHOT_ASPECT = 4 / 5;
/** Reach of hair from the middle of the head, in head heights. A body at the edge further out is a raised arm. */
const HAIR_REACH = 0.55;
const FRAMINGS = ['tight', 'classic', 'wide'] as const satisfies readonly Framing[];

/** A levelled cutout with its head, the framings that fit and the points that frames avoid. */
export interface FramedPortrait extends Pick<Levelling, 'cutout' | 'mapClasses'> {
  /** The face's mesh, in pixels of the cutout. */
  readonly mesh: readonly Point[];
  readonly head: HeadGeometry;
  /** Points that no frame may contain: where the source's edge cut the body, and avoidable ones. Pixels of the cutout. */
  readonly cut: readonly Point[];
  /** True when every framing shows a torn outline or an object before the body. */
  readonly showsTear: boolean;
  /** The cautions among `hand-in-frame`, `close-crop` and `hair-at-edge` that apply to every framing. */
  readonly cautions: readonly SelfieCaution[];
  /** The framings that contain none of the points in `cut`; without any, this selfie gives no headshot (`no-crop`). */
  readonly framings: readonly Framing[];
}

/** The points that frames avoid, in pixels of the planes. */
export interface FramingLimits {
  /** Points where an empty corner cuts the person off (empty-edges.ts); as binding as the edge of the canvas. */
  readonly innerEdge?: readonly Point[];
  /**
   * Points that a frame shows only when every frame shows them, the worst first: tears (torn-edge.ts), and objects
   * before the body (occluder-edges.ts).
   */
  readonly avoided?: readonly (readonly Point[])[];
  /** Hands away from the face: avoided like `avoided`, but given up before any of these. */
  readonly hands?: readonly Point[];
}

/**
 * Levels the eyes, corrects the perspective of an arm's-length photo (lens-correction.ts) and finds the framings that fit.
 * @param planes red, green, blue and coverage, each 0–1, widthPx × heightPx
 * @param face in pixels of the planes
 * @param allocate gives the bytes of the cutout, so that threads can share them
 */
export function framePortrait(
  planes: readonly [Float32Array, Float32Array, Float32Array, Float32Array],
  widthPx: number,
  heightPx: number,
  face: Pick<Face, 'mesh' | 'rollDeg'>,
  allocate: (byteLength: number) => Uint8Array,
  { innerEdge = [], avoided = [], hands = [] }: FramingLimits = {},
): FramedPortrait {
  const lens = lensCorrection(face.mesh, cameraDistanceMm(face.mesh, Math.max(widthPx, heightPx)));
  const { cutout, mapPoint, mapClasses } = levelCutout(
    planes,
    widthPx,
    heightPx,
    face.rollDeg,
    allocate,
    lens,
  );
  const mesh = face.mesh.map(([x, y]) => mapPoint({ x, y }));
  const head = headGeometry(cutout, mesh);
  const edge = [...findCutEdge(planes[3], widthPx, heightPx), ...innerEdge].map(mapPoint);
  const wishes = [...avoided, hands].map((points) => points.map(mapPoint));
  // A regular frame is better than a close-up that ends at the photo's edges, even if it contains some of the avoided points.
  for (const closeUps of [false, true])
    for (let kept = wishes.length; kept >= 0; kept--) {
      const cut = [...edge, ...wishes.slice(0, kept).flat()];
      const frames = FRAMINGS.map((framing) =>
        solveCrop(cutout, head, cut, framing, HEADSHOT_ASPECT, { closeUps }),
      );
      const framings = FRAMINGS.filter((_, i) => frames[i] !== undefined);
      if (framings.length === 0) continue;
      const showsTear = wishes.slice(kept, avoided.length).some((points) => points.length > 0);
      const showsHand = kept < wishes.length && hands.length > 0;
      const cautions: SelfieCaution[] = [];
      if (showsHand) cautions.push('hand-in-frame');
      const headPx = head.chinY - head.crownY;
      if (frames.every((frame) => frame === undefined || headPx / frame.height > CLOSEST_TIGHT_HEAD))
        cautions.push('close-crop');
      if (!framings.includes('classic') && endsInHair(edge, head)) cautions.push('hair-at-edge');
      return { cutout, mapClasses, mesh, head, cut, showsTear, framings, cautions };
    }
  return { cutout, mapClasses, mesh, head, cut: edge, showsTear: false, framings: [], cautions: [] };
}

/** Returns whether the photo's edge cuts the hair above the eyes, beside the head or above it. */
function endsInHair(edge: readonly Point[], { eyes, chinY, crownY, centreX }: HeadGeometry): boolean {
  const reach = HAIR_REACH * (chinY - crownY);
  return edge.some(({ x, y }) => y < eyes.y && Math.abs(x - centreX) < reach);
}

/** Returns the cautions of a selfie's check and of its frames together. A hand that the check has named is not named again. */
export function withFrameCautions(
  ofCheck: readonly SelfieCaution[],
  ofFrames: readonly SelfieCaution[],
): readonly SelfieCaution[] {
  const isNamed = ofCheck.includes('hand-near-face');
  return [...ofCheck, ...ofFrames.filter((caution) => !(isNamed && caution === 'hand-in-frame'))];
}
