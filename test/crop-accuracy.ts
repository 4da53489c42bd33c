import { aspectOf, type CropPreset, outputSize } from '../src/features/cropper/crop-presets.ts';
import type { HeadMarks } from '../src/imaging/measure/face/head-marks.ts';
import type { FaceFinder } from '../src/imaging/models/face/face.ts';
import type { PersonSegmentation } from '../src/imaging/models/matting/person-segmentation.ts';
import {
  type CropFrame,
  type PixelSize,
  pointInFrame,
  pointOnPhoto,
} from '../src/imaging/raster/crop-frame.ts';
import type { Point, RgbImage } from '../src/imaging/raster/image.ts';
import { sampleCrop } from '../src/imaging/raster/oriented-crop.ts';
import { resizeRgb } from '../src/imaging/raster/resize.ts';
import {
  measureCrop,
  type SolvedCrop,
  solveDocumentCrop,
  topOf,
} from '../src/imaging/recipes/document-crop.ts';
import { findHair, findHead } from '../src/imaging/recipes/find-head.ts';

export interface HeadNetworks {
  readonly finder: FaceFinder;
  readonly segmenter: PersonSegmentation;
}

export interface PortraitHead {
  readonly photo: RgbImage;
  readonly marks: HeadMarks;
}

export interface CropAccuracy extends SolvedCrop {
  readonly output: RgbImage;
  /**
   * Head height in the output ÷ the solver's claim, measured between dots that were painted on chin and top of the photo.
   * Undefined when a dot is outside the crop.
   */
  readonly paintedRatio: number | undefined;
  /** The same for the head that the networks find anew in the output; undefined when they find none. */
  readonly foundRatio: number | undefined;
}

/** Finds the head on a portrait. Undefined when there is none. */
export async function portraitHead(
  { finder, segmenter }: HeadNetworks,
  photo: RgbImage,
): Promise<PortraitHead | undefined> {
  const head = await findHead(finder, photo);
  return head && { photo, marks: await findHair(segmenter, head) };
}

/** Crops a portrait by the solver and measures the head in what came out. */
export async function measureAccuracy(
  networks: HeadNetworks,
  { photo, marks }: PortraitHead,
  preset: CropPreset,
): Promise<CropAccuracy> {
  const { top } = preset.composition;
  const size = outputSize(preset, preset.dpi);
  const solved = solveDocumentCrop(marks, photo, aspectOf(preset), preset.composition);
  const output = cropImage(photo, solved.frame, size);
  const again = await portraitHead(networks, output);
  const whole = { ...size, centre: { x: size.widthPx / 2, y: size.heightPx / 2 }, turnDeg: 0 };
  const found = again && measureCrop(whole, again.marks, top).head;
  const painted = paintedHeight(photo, solved.frame, size, marks.chin, topOf(marks, top));
  return {
    ...solved,
    output,
    foundRatio: found && found / solved.claim.head,
    paintedRatio: painted && painted / solved.claim.head,
  };
}

const DOT_PX = 9;
/** A colour that no portrait has. */
const DOT = [255, 0, 255] as const;

/** Paints dots on both ends of the head, crops, and measures the distance of the dots as a share of the crop's height. */
function paintedHeight(
  photo: RgbImage,
  frame: CropFrame,
  size: PixelSize,
  chin: Point,
  top: Point,
): number | undefined {
  const data = photo.data.slice();
  for (const { x, y } of [chin, top]) {
    const share = pointInFrame(frame, { x, y }).y;
    if (share < 0.02 || share > 0.98) return undefined;
    const reach = (DOT_PX - 1) / 2;
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        data.set(DOT, ((Math.floor(y) + dy) * photo.widthPx + Math.floor(x) + dx) * 3);
      }
  }
  const output = cropImage({ ...photo, data }, frame, size);
  const middle = Math.round(((pointInFrame(frame, chin).y + pointInFrame(frame, top).y) / 2) * size.heightPx);
  const upper = dotRow(output, 0, middle);
  const lower = dotRow(output, middle, size.heightPx);
  return upper === undefined || lower === undefined ? undefined : (lower - upper) / size.heightPx;
}

/** Returns the mean row of the dot's pixels between two rows, weighted by how much of the dot's colour they have. */
function dotRow({ data, widthPx }: RgbImage, from: number, to: number): number | undefined {
  let [sum, weights] = [0, 0];
  for (let y = from; y < to; y++)
    for (let x = 0; x < widthPx; x++) {
      const at = (y * widthPx + x) * 3;
      const weight = Math.min(data[at]!, data[at + 2]!) - data[at + 1]!;
      if (weight < 170) continue;
      sum += (y + 0.5) * weight;
      weights += weight;
    }
  return weights === 0 ? undefined : sum / weights;
}

/** Draws a crop as the browser's canvas does, without one. */
function cropImage(photo: RgbImage, frame: CropFrame, { widthPx, heightPx }: PixelSize): RgbImage {
  const corner = pointOnPhoto(frame, { x: 0, y: 0 });
  const to = (share: Point): Point => {
    const end = pointOnPhoto(frame, share);
    return { x: end.x - corner.x, y: end.y - corner.y };
  };
  const crop = { corner, across: to({ x: 1, y: 0 }), down: to({ x: 0, y: 1 }) };
  return resizeRgb(sampleCrop(photo, crop, 2 * Math.max(widthPx, heightPx)), widthPx, heightPx);
}
