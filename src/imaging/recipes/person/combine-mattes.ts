import type { Face } from '../../models/face/face.ts';
import type { PersonSegmentation } from '../../models/matting/person-segmentation.ts';
import { conflictArea } from '../../ops/matte/matte-conflicts.ts';
import { fuseMattes } from '../../ops/matte/fuse-mattes.ts';
import { smoothStep } from '../../ops/plane/smooth-step.ts';
import type { AlphaImage } from '../../raster/image.ts';
import type { FoundPortrait } from '../../threads/engine-tasks.ts';

/** From here on, squared heights of the face, a dispute is worth a finer look: of one portrait in seven. */
const MIN_CONFLICT_AREA = 0.02;
/** Quick and fine answer this far apart: the segmentation does not know, and what it adds is guessed. */
const MAX_REFINED_CONFLICT_AREA = 0.3;
/** Coverage from which on the matte's word counts; at 1 it counts fully. */
const CONFIDENT_MATTE = 0.8;
/** Under the chin, so far to both sides in widths of the face, there is a body whatever a finer look says. */
const THROAT_HALF_WIDTH = 0.25;

/**
 * Matte and body made one. Where they dispute more than edges and hair, the segmentation looks again at twice the
 * pixels: leaves before a shoulder, a hood, a raised hand.
 * @param matte ISNet's, as large as the portrait
 * @param quick the segmentation's quick answer, as large as well
 * @returns coverage
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
 * What the quick look saw and the matte is sure of, a plait's thin end, a finer look does not take away; nor the body a head
 * stands on, without which no frame could be found.
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
