import type { SelfieCaution } from '../../selfie.ts';
import { scaledWedge, type Wedge } from '../../measure/image/empty-edges.ts';
import { type Face, scaledFace } from '../../models/face/face.ts';
import type { PersonSegmentation } from '../../models/matting/person-segmentation.ts';
import { clearWedges } from '../../ops/matte/cut-edge.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import { fitRgb } from '../../raster/resize.ts';
import { framePortrait } from './frame-portrait.ts';
import { personAlpha } from './person-alpha.ts';

/** Longer side of the reduced image, pixels. At this size the contact of the body with the image's edge is still visible. */
const ESTIMATE_SIDE_PX = 384;

/** A quick estimate of how a selfie can be framed. */
export interface FramingEstimate {
  /**
   * False means that the estimate found no frame, although the fine matte still may. True concerns the frame alone: a selfie
   * whose matte loses the body under the chin (a mug held there) is still refused as `no-crop` when it is prepared.
   */
  readonly fits: boolean;
  /**
   * Cautions that apply to every framing according to the estimate; the fine matte decides when the selfie is prepared.
   */
  readonly cautions: readonly SelfieCaution[];
}

/**
 * Estimates quickly, long before the fine matte, whether any framing fits without a cut-off edge inside, and which cautions
 * apply.
 * @param face in pixels of the image
 * @param segmenter loaded only for images so tight that the position of the body matters
 * @param limits empty corners, and hands away from the face, in pixels of the image
 */
export async function estimateFraming(
  image: RgbImage,
  face: Face,
  segmenter: () => Promise<Pick<PersonSegmentation, 'segment'>>,
  limits: { readonly wedges?: readonly Wedge[]; readonly hands?: readonly Point[] } = {},
): Promise<FramingEstimate> {
  const { wedges = [], hands = [] } = limits;
  const small = fitRgb(image, ESTIMATE_SIDE_PX);
  const scale = small.widthPx / image.widthPx;
  const seen = {
    face: scaledFace(face, scale),
    wedges: wedges.map((wedge) => scaledWedge(wedge, scale)),
    hands: hands.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
  };
  // The whole image is treated as the person, with all of its border cut off. A frame that fits even then fits the real person.
  const whole = new Float32Array(small.widthPx * small.heightPx).fill(1);
  const sure = estimateOnMatte(whole, small, seen);
  // `hair-at-edge` is an artefact here, because in such an image hair meets the border almost everywhere.
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
