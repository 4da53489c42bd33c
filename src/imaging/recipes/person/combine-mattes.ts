import type { Face } from '../../models/face/face.ts';
import type { PersonSegmentation } from '../../models/matting/person-segmentation.ts';
import { conflictArea } from '../../ops/matte/matte-conflicts.ts';
import { fuseMattes } from '../../ops/matte/fuse-mattes.ts';
import { smoothStep } from '../../ops/plane/smooth-step.ts';
import type { AlphaImage } from '../../raster/image.ts';
import type { FoundPortrait } from '../../threads/engine-tasks.ts';

/** Area of conflict, in squared face heights, from which the segmentation runs again; one portrait in seven reaches it. */
const MIN_CONFLICT_AREA = 0.02;
/** Above this area of conflict between its two results, in squared face heights, the fine segmentation is a guess and unused. */
const MAX_REFINED_CONFLICT_AREA = 0.3;
/** Coverage at which the matte begins to confirm the quick segmentation; at 1 it confirms it fully. */
const CONFIDENT_MATTE = 0.8;
/** Half the width, in face widths, of the column below the chin that counts as body even if the fine segmentation misses it. */
const THROAT_HALF_WIDTH = 0.25;

/**
 * Combines the matte with a segmentation of the whole body. Where they disagree about more than edges and hair (leaves before a
 * shoulder, a hood, a raised hand), the segmentation runs again at twice the resolution.
 * @param matte of the matting network (ISNet), as large as the portrait
 * @param quick of the segmentation network, as large as the portrait
 * @returns coverage 0–255, as large as the portrait
 */
export async function combineMattes(
  { image, face }: Pick<FoundPortrait, 'image' | 'face'>,
  matte: AlphaImage,
  quick: AlphaImage,
  segmenter: () => Promise<Pick<PersonSegmentation, 'segmentFinely'>>,
): Promise<AlphaImage> {
  if (conflictArea(matte, quick, face) < MIN_CONFLICT_AREA) return fuseMattes(matte, quick, image, face);
  const fine = await (await segmenter()).segmentFinely(image);
  const isGuessed = conflictArea(quick, fine, face) > MAX_REFINED_CONFLICT_AREA;
  const body = isGuessed ? quick : keepConfident(fine, quick, matte, face);
  return fuseMattes(matte, body, image, face, minimum(quick, fine));
}

function minimum(one: AlphaImage, other: AlphaImage): AlphaImage {
  return { ...one, data: one.data.map((value, i) => Math.min(value, other.data[i]!)) };
}

/**
 * Returns the fine segmentation, except where it would remove what the quick one found and the matte confirms, such as a plait's
 * thin end, or the body below the chin, without which no frame could be found.
 */
function keepConfident(fine: AlphaImage, quick: AlphaImage, matte: AlphaImage, face: Face): AlphaImage {
  const { x, y, width, height } = face.box;
  const centreX = x + width / 2;
  const data = new Uint8Array(fine.data.length);
  for (let i = 0; i < data.length; i++) {
    const isThroat =
      Math.abs((i % fine.widthPx) - centreX) < THROAT_HALF_WIDTH * width && i > fine.widthPx * (y + height);
    const sure = isThroat ? 1 : smoothStep(CONFIDENT_MATTE, 1, matte.data[i] / 255);
    data[i] = Math.max(fine.data[i], Math.round(sure * quick.data[i]));
  }
  return { ...fine, data };
}
