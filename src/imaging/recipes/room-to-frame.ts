import { type Face, scaledFace } from '../models/face.ts';
import type { PersonSegmentation } from '../models/person-segmentation.ts';
import type { RgbImage } from '../raster/image.ts';
import { fitRgb } from '../raster/resize.ts';
import { framePortrait } from './frame-portrait.ts';
import { personAlpha } from './person-alpha.ts';

/** Enough to see where the body meets the picture's edge. */
const LOOK_SIDE_PX = 384;

/**
 * A quick look, long before the fine matte, at whether some headshot can be framed without a cut-off edge inside.
 * @param segmenter loaded only when the picture is so tight that it has to be known where the body is
 * @returns false only says that nothing less than the fine matte can tell. True is about the frame alone: a matte
 *   that loses the body under the chin (a mug held there) still ends as `no-crop` when the selfie is prepared.
 */
export async function seesRoomToFrame(
  image: RgbImage,
  face: Face,
  segmenter: () => Promise<Pick<PersonSegmentation, 'segment'>>,
): Promise<boolean> {
  const small = fitRgb(image, LOOK_SIDE_PX);
  const smallFace = scaledFace(face, small.widthPx / image.widthPx);
  // Were everything in the picture the person, its whole border would be cut: a frame that fits even then, fits.
  const whole = new Float32Array(small.widthPx * small.heightPx).fill(1);
  if (fits(whole, small, smallFace)) return true;
  const body = await (await segmenter()).segment(small);
  return fits(personAlpha(body, small, smallFace).alpha, small, smallFace);
}

function fits(alpha: Float32Array, { widthPx, heightPx }: RgbImage, face: Face): boolean {
  const { framings } = framePortrait([alpha, alpha, alpha, alpha], widthPx, heightPx, face, bytes);
  return framings.length > 0;
}

function bytes(byteLength: number): Uint8Array {
  return new Uint8Array(byteLength);
}
