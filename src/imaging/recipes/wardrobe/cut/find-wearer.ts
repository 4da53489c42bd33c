import { decodeImage } from '../../../codecs/decode.ts';
import type { EncodedImage } from '../../../engine.ts';
import type { GarmentRefusal } from '../../../garment.ts';
import type { Face, FaceFinder } from '../../../models/face/face.ts';
import type { RgbImage } from '../../../raster/image.ts';
import { findUpright } from '../../selfie/find-upright.ts';

/** Greatest yaw of the head. A garment below a head turned further is not frontal. */
const MAX_YAW_DEG = 25;
/** Greatest height of a second face as a share of the first one's. A larger one is a second person. */
const MAX_SECOND_FACE_SHARE = 0.4;
/** Least height of the face. Cloth beside a smaller face would have to be enlarged too much. */
const MIN_FACE_PX = 140;

/** Decodes a garment's photo, rotates it upright and finds the person who wears it, or returns the reasons why it is unusable. */
export async function findWearer(
  photo: EncodedImage,
  finder: FaceFinder,
): Promise<
  { readonly image: RgbImage; readonly face: Face } | { readonly reasons: readonly GarmentRefusal[] }
> {
  const decoded = await decodeImage(photo.bytes);
  if (!decoded.ok) return { reasons: ['unreadable'] };
  const { image, faces } = await findUpright(finder, decoded.value);
  const [face, second] = faces;
  if (face === undefined) return { reasons: ['no-person'] };
  const reasons: GarmentRefusal[] = [];
  if (second !== undefined && second.box.height > MAX_SECOND_FACE_SHARE * face.box.height)
    reasons.push('several-people');
  if (Math.abs(face.yawDeg) > MAX_YAW_DEG) reasons.push('turned-away');
  if (face.box.height < MIN_FACE_PX) reasons.push('too-small');
  return reasons.length > 0 ? { reasons } : { image, face };
}
