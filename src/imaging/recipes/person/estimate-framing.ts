import type { SelfieCaution } from '../../selfie.ts';
import { scaledWedge, type Wedge } from '../../measure/image/empty-edges.ts';
import { type Face, scaledFace } from '../../models/face/face.ts';
import type { PersonSegmentation } from '../../models/matting/person-segmentation.ts';
import { clearWedges } from '../../ops/matte/cut-edge.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import { fitRgb } from '../../raster/resize.ts';
import { framePortrait } from './frame-portrait.ts';
import { personAlpha } from './person-alpha.ts';

/** At this size one can see where the body meets the picture's edge. */
const ESTIMATE_SIDE_PX = 384;

export interface FramingEstimate {
  /**
   * False means that the quick look found no frame, although the fine matte may. True is about the frame alone: a matte that
   * loses the body under the chin (a mug held there) still ends as `no-crop` when the selfie is prepared.
   */
  readonly fits: boolean;
  /**
   * Cautions that apply to every framing according to the quick look; the fine matte decides when the selfie is prepared.
   */
  readonly cautions: readonly SelfieCaution[];
}

/**
 * Estimates quickly, long before the fine matte, whether some headshot can be framed without a cut-off edge inside, and how
 * close it will be.
 * @param limits hands and inner edges, in pixels of the image
 * @param segmenter loaded only when the picture is so tight that it has to be known where the body is
 */
export async function estimateFraming(
  image: RgbImage,
  face: Face,
  segmenter: () => Promise<Pick<PersonSegmentation, 'segment'>>,
  { wedges = [], hands = [] }: { readonly wedges?: readonly Wedge[]; readonly hands?: readonly Point[] } = {},
): Promise<FramingEstimate> {
  const small = fitRgb(image, ESTIMATE_SIDE_PX);
  const scale = small.widthPx / image.widthPx;
  const seen = {
    face: scaledFace(face, scale),
    wedges: wedges.map((wedge) => scaledWedge(wedge, scale)),
    hands: hands.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
  };
  // This treats the whole picture as the person, with all of its border cut: a frame that fits even then fits the real one.
  const whole = new Float32Array(small.widthPx * small.heightPx).fill(1);
  const sure = estimateOnMatte(whole, small, seen);
  // In such a picture hair meets the border almost everywhere.
  if (sure.fits && sure.cautions.every((caution) => caution === 'hair-at-edge'))
    return { fits: true, cautions: [] };
  const body = await (await segmenter()).segment(small);
  return estimateOnMatte(personAlpha(body, small, seen.face).alpha, small, seen);
}

function estimateOnMatte(
  alpha: Float32Array,
  { widthPx, heightPx }: RgbImage,
  {
    face,
    wedges,
    hands,
  }: { readonly face: Face; readonly wedges: readonly Wedge[]; readonly hands: readonly Point[] },
): FramingEstimate {
  const innerEdge = clearWedges(alpha, widthPx, heightPx, wedges);
  const { framings, cautions } = framePortrait([alpha, alpha, alpha, alpha], widthPx, heightPx, face, bytes, {
    innerEdge,
    hands,
  });
  return { fits: framings.length > 0, cautions };
}

function bytes(byteLength: number): Uint8Array {
  return new Uint8Array(byteLength);
}
