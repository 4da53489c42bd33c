import { invariant } from '../../../base/invariant.ts';
import type { HeadshotRequest } from '../../headshot-request.ts';
import { solveCrop, type CropNudge } from '../../ops/geometry/crop-solver.ts';
import type { CoverageGrid } from '../../ops/matte/cutout.ts';
import type { Rect } from '../../raster/image.ts';
import type { View } from '../../raster/bilinear-rows.ts';
import { sceneOf } from '../../scenes/all-scenes.ts';
import { seededRandom } from '../../scenes/seeded-random.ts';
import { HEADSHOT_ASPECT } from '../person/frame-portrait.ts';
import type { StudioSelfie } from '../person/studio-selfie.ts';
import type { FittedGarment } from '../wardrobe/fit/fit-garment.ts';

/*
 * The layout of a headshot: the frame around the person and the visible part of the scene. It makes two headshots of one selfie
 * before one scene differ. The person is never mirrored, because nobody knows them that way round and letters on clothes would
 * be reversed.
 */

/** The properties of a selfie that its frame depends on. */
export interface FrameableSelfie extends Pick<StudioSelfie, 'id' | 'head' | 'cut' | 'sideLightStops'> {
  /** The person's coverage, in the clothes of the picture. */
  readonly cutout: CoverageGrid;
}

/** Returns the selfie with the coverage and the cut edges that it has in the fitted garment. */
export function withFittedGarment<Selfie extends FrameableSelfie>(
  selfie: Selfie,
  fit: FittedGarment | undefined,
): FrameableSelfie {
  return fit === undefined ? selfie : { ...selfie, cutout: fit.coverage, cut: fit.cut };
}

/** From this difference between its two sides on, a face decides which side the scene's light comes from. Stops. */
const CLEAR_SIDE_STOPS = 0.25;

/** Number of nudges of the frame. A request's `variation` counts through them, each with the scene as it is and mirrored. */
const NUDGES = 24;

/**
 * Returns the part of the cutout that the headshot shows, in pixels of the cutout.
 * @throws when the selfie does not fit the framing
 */
export function headshotFrame(selfie: FrameableSelfie, { framing, variation }: HeadshotRequest): Rect {
  const { cutout, head, cut } = selfie;
  const frame = solveCrop(cutout, head, cut, framing, HEADSHOT_ASPECT, { nudge: nudgeOf(variation) });
  invariant(frame !== undefined, `selfie ${selfie.id} does not fit the framing ${framing}`);
  return frame;
}

/** Returns a cache key. Requests of one selfie with the same key have the same frame and the same clothes. */
export function frameKey({ framing, variation, clothes }: HeadshotRequest): string {
  return `${framing} ${nudgeIndex(variation)} ${clothes?.garment ?? ''} ${clothes?.dye ?? ''}`;
}

function nudgeIndex(variation: number): number {
  return Math.floor(variation / 2) % NUDGES;
}

/** Returns nudges that are spread evenly over all three directions (R3 low-discrepancy sequence, Roberts 2018); the first is none. */
function nudgeOf(variation: number): CropNudge {
  const step = nudgeIndex(variation);
  const wish = (share: number): number => (step === 0 ? 0 : 2 * ((0.5 + share * step) % 1) - 1);
  return { closer: wish(0.8191725134), aside: wish(0.6710436067), lower: wish(0.5497004779) };
}

/** Chooses the visible part of the scene by the request's seed: 64–98 % of its width and height. */
export function sceneView(selfie: Pick<StudioSelfie, 'sideLightStops'>, request: HeadshotRequest): View {
  const random = seededRandom(request.seed);
  const extent = 0.64 + 0.34 * random();
  return {
    mirrored: isMirrored(selfie.sideLightStops, request),
    width: extent,
    height: extent,
    x: random() * (1 - extent),
    y: random() * (1 - extent),
  };
}

/** Light from the wrong side gives a composite away, so a clearly side-lit face mirrors the scene to match its own light. */
function isMirrored(sideLightStops: number, { style, scene, variation }: HeadshotRequest): boolean {
  const keySide = Math.sign(sceneOf(style, scene).key.azimuthDeg);
  if (keySide !== 0 && Math.abs(sideLightStops) > CLEAR_SIDE_STOPS)
    return Math.sign(sideLightStops) !== keySide;
  return variation % 2 === 1;
}
