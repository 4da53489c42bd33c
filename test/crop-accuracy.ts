import type { CropPreset } from '../src/features/cropper/crop-presets.ts';
import { aspectOf, outputSize } from '../src/features/cropper/crop-presets.ts';
import type { FaceFinder } from '../src/imaging/models/face/face.ts';
import type { PersonSegmentation } from '../src/imaging/models/matting/person-segmentation.ts';
import { type CropFrame, type PixelSize, pointOnPhoto } from '../src/imaging/raster/crop-frame.ts';
import type { Point, RgbImage } from '../src/imaging/raster/image.ts';
import { sampleCrop } from '../src/imaging/raster/oriented-crop.ts';
import { resizeRgb } from '../src/imaging/raster/resize.ts';
import { findHair, findHead } from '../src/imaging/recipes/find-head.ts';
import { measureCrop, type SolvedCrop, solveDocumentCrop } from '../src/imaging/recipes/document-crop.ts';

export interface HeadNetworks {
  readonly finder: FaceFinder;
  readonly segmenter: PersonSegmentation;
}

export interface CropAccuracy extends SolvedCrop {
  readonly output: RgbImage;
  /** Head height in the output, found anew on it, ÷ the solver's claim; undefined when no face is found there. */
  readonly ratio: number | undefined;
  readonly tiltDeg: number | undefined;
}

/** Crops a photo by the solver and finds the head again in what came out. Undefined when the photo shows no face. */
export async function measureAccuracy(
  { finder, segmenter }: HeadNetworks,
  photo: RgbImage,
  preset: CropPreset,
): Promise<CropAccuracy | undefined> {
  const head = await findHead(finder, photo);
  if (!head) return undefined;
  const marks = await findHair(segmenter, head);
  const solved = solveDocumentCrop(marks, photo, aspectOf(preset), preset.composition);
  const output = cropImage(photo, solved.frame, outputSize(preset, preset.dpi));
  const again = await findHead(finder, output);
  if (!again) return { ...solved, output, ratio: undefined, tiltDeg: undefined };
  const whole: CropFrame = {
    ...output,
    centre: { x: output.widthPx / 2, y: output.heightPx / 2 },
    turnDeg: 0,
  };
  const found = await findHair(segmenter, again);
  const { head: height, tiltDeg } = measureCrop(whole, found, preset.composition.top);
  return { ...solved, output, ratio: height / solved.claim.head, tiltDeg };
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
