import type { HeadHeight, Range } from '../../catalog/document-photos.ts';
import { PRINT_DPI } from '../../catalog/photo-standards.ts';
import type { Overhang, PixelSize } from '../../imaging/raster/crop-frame.ts';
import { measureCrop } from '../../imaging/recipes/document-crop.ts';
import { type CropPreset, outputSize } from './crop-presets.ts';
import { type CropEdit, correctedTops } from './editing/crop-edit.ts';

export type Verdict = 'good' | 'fair' | 'poor';

/** A length in a photo, as a share of its height and, where it is printed, in millimetres. */
export interface Length {
  readonly share: number;
  readonly mm: number | undefined;
}

/** The advice about eyes with too few pixels between them: a finer file, a larger head in it, or another photo. */
export type EyeDistanceRemedy = 'morePixels' | 'zoomIn' | 'largerPhoto';

export type CropFinding =
  | {
      readonly id: 'head';
      readonly verdict: Verdict;
      readonly measured: Length;
      /** In the unit in which the authority prescribes it. */
      readonly wanted: Range;
      readonly unit: HeadHeight['unit'];
      readonly top: HeadHeight['top'];
      readonly isPrescribed: boolean;
      readonly is: 'within' | 'small' | 'large';
      /** True while the top of the head is estimated. */
      readonly isEstimate: boolean;
      /** False where zooming cannot help, because the photo ends too early. */
      readonly canZoom: boolean;
    }
  | { readonly id: 'cutOff'; readonly verdict: Verdict; readonly end: 'top' | 'chin' }
  | { readonly id: 'eyes'; readonly verdict: Verdict; readonly mm: number; readonly wantedMm: Range }
  | { readonly id: 'margin'; readonly verdict: Verdict; readonly mm: number; readonly wantedMm: number }
  | { readonly id: 'tilt'; readonly verdict: Verdict; readonly deg: number }
  | { readonly id: 'centre'; readonly verdict: Verdict; readonly share: number }
  | { readonly id: 'pixels'; readonly verdict: Verdict; readonly has: PixelSize; readonly needs: PixelSize }
  | {
      readonly id: 'leastPixels';
      readonly verdict: Verdict;
      readonly has: PixelSize;
      readonly needs: PixelSize;
    }
  | { readonly id: 'lacks'; readonly verdict: Verdict; readonly sides: Overhang }
  | {
      readonly id: 'eyeDistance';
      readonly verdict: Verdict;
      readonly px: number;
      readonly wantedPx: number;
      /** Undefined where the distance is enough. */
      readonly remedy: EyeDistanceRemedy | undefined;
    }
  /** `maxDeg` is the most that the authority allows, where it says so. */
  | {
      readonly id: 'turnedAside';
      readonly verdict: Verdict;
      readonly deg: number;
      readonly maxDeg: number | undefined;
    }
  | {
      readonly id: 'severalFaces';
      readonly verdict: Verdict;
      readonly count: number;
      /** False once somebody is marked by hand. */
      readonly isByLargest: boolean;
    };

/** More is seen as tilted where no authority says how much is allowed. */
const MAX_TILT_DEG = 5;
/** The same for a head that is turned aside. The mesh's yaw of people who look straight ahead varies by a few degrees. */
const MAX_YAW_DEG = 9;
/** Below this distance from the middle nobody sees it. */
const MAX_OFF_CENTRE = 0.04;
/** A prescribed single figure is met within this distance, which scissors do not keep either. */
const TOLERANCE_MM = 1;
/** A photo with fewer of the needed pixels looks blurred in print. */
const MIN_PIXEL_SHARE = 0.7;
const EPSILON = 1e-9;
/** Rounding to a whole pixel. */
const PIXEL_TOLERANCE = 0.999;

export interface JudgedPhoto {
  readonly faceCount: number;
  readonly yawDeg: number;
}

/** Judges a crop by what its preset wants; the head's height comes first. */
export function judgeCrop(
  preset: CropPreset,
  edit: CropEdit,
  output: PixelSize,
  photo?: JudgedPhoto,
): readonly CropFinding[] {
  return [
    ...judgeHead(preset, edit),
    ...judgePixels(preset, edit, output),
    ...judgeEyeDistance(preset, edit, output),
    ...judgePhoto(preset, edit, photo),
  ];
}

function judgeHead(preset: CropPreset, { frame, marks, lacks }: CropEdit): CropFinding[] {
  if (!marks) return [];
  const { size, composition, document, isHeadPrescribed } = preset;
  const heightMm = size.unit === 'mm' ? size.heightMm : undefined;
  const { head, eyes, margin, tiltDeg, offCentre } = measureCrop(frame, marks, composition.top);
  const findings: CropFinding[] = [
    headFinding(preset, head, !correctedTops(marks).includes(composition.top), lacks === undefined),
  ];
  if (lacks) findings.push({ id: 'lacks', verdict: document ? 'poor' : 'fair', sides: lacks });
  if (margin < -EPSILON) findings.push({ id: 'cutOff', verdict: 'poor', end: 'top' });
  if (margin + head > 1 + EPSILON) findings.push({ id: 'cutOff', verdict: 'poor', end: 'chin' });
  if (document?.eyesAboveBottomMm && heightMm) {
    const mm = (1 - eyes) * heightMm;
    const isIn = isWithin(mm, document.eyesAboveBottomMm);
    findings.push({ id: 'eyes', verdict: isIn ? 'good' : 'poor', mm, wantedMm: document.eyesAboveBottomMm });
  }
  if (document?.topMarginMm && heightMm) {
    const mm = margin * heightMm;
    const isIn = Math.abs(mm - document.topMarginMm) <= TOLERANCE_MM;
    findings.push({ id: 'margin', verdict: isIn ? 'good' : 'poor', mm, wantedMm: document.topMarginMm });
  }
  // Nobody has measured the line of eyes that were marked by hand.
  if (marks.source === 'found') {
    const isLevel = Math.abs(tiltDeg) <= (document?.maxPoseDeg ?? MAX_TILT_DEG);
    findings.push({ id: 'tilt', verdict: isLevel ? 'good' : document ? 'poor' : 'fair', deg: tiltDeg });
  }
  if (isHeadPrescribed || Math.abs(offCentre) > MAX_OFF_CENTRE) {
    findings.push({
      id: 'centre',
      verdict: Math.abs(offCentre) <= MAX_OFF_CENTRE ? 'good' : 'fair',
      share: offCentre,
    });
  }
  return findings;
}

function headFinding(preset: CropPreset, share: number, isEstimate: boolean, canZoom: boolean): CropFinding {
  const { size, composition, document, isHeadPrescribed } = preset;
  const mm = size.unit === 'mm' ? share * size.heightMm : undefined;
  const unit = document?.head?.unit ?? 'share';
  const wanted: Range = document?.head ?? composition.head;
  const value = unit === 'mm' ? mm! : share;
  const slack = wanted.min === wanted.max ? TOLERANCE_MM : EPSILON;
  const isIn = value >= wanted.min - slack && value <= wanted.max + slack;
  const isTolerated = document?.head?.tolerated
    ? isWithin(value, document.head.tolerated)
    : !isHeadPrescribed;
  return {
    id: 'head',
    verdict: isIn ? 'good' : isTolerated ? 'fair' : 'poor',
    measured: { share, mm },
    wanted: { min: wanted.min, max: wanted.max },
    unit,
    top: composition.top,
    isPrescribed: isHeadPrescribed,
    is: isIn ? 'within' : value < wanted.min ? 'small' : 'large',
    isEstimate,
    canZoom,
  };
}

function judgePixels({ document }: CropPreset, { frame }: CropEdit, output: PixelSize): CropFinding[] {
  const has = { widthPx: Math.round(frame.widthPx), heightPx: Math.round(frame.heightPx) };
  const share = frame.widthPx / output.widthPx;
  const findings: CropFinding[] = [
    {
      id: 'pixels',
      verdict: share >= PIXEL_TOLERANCE ? 'good' : share >= MIN_PIXEL_SHARE ? 'fair' : 'poor',
      has,
      needs: output,
    },
  ];
  const least = document?.digital?.minPx;
  if (least && (output.widthPx < least[0] || output.heightPx < least[1])) {
    const needs = { widthPx: least[0], heightPx: least[1] };
    findings.push({ id: 'leastPixels', verdict: 'fair', has: output, needs });
  }
  return findings;
}

/** Pixels that are interpolated show no more of the eyes, so that those of the photo count where they are fewer. */
function judgeEyeDistance(preset: CropPreset, { frame, marks }: CropEdit, output: PixelSize): CropFinding[] {
  const { document } = preset;
  const wantedPx = document?.minEyeDistancePx;
  if (wantedPx === undefined || marks?.source !== 'found') return [];
  const { leftEye, rightEye } = marks;
  const onPhotoPx = Math.hypot(leftEye.x - rightEye.x, leftEye.y - rightEye.y);
  const inFile = ({ widthPx }: PixelSize) =>
    Math.floor(onPhotoPx * Math.min(1, widthPx / frame.widthPx) + EPSILON);
  const px = inFile(output);
  if (px >= wantedPx) return [{ id: 'eyeDistance', verdict: 'good', px, wantedPx, remedy: undefined }];
  const canResolve = inFile(outputSize(preset, PRINT_DPI.fine)) >= wantedPx;
  const remedy = onPhotoPx < wantedPx ? 'largerPhoto' : canResolve ? 'morePixels' : 'zoomIn';
  return [{ id: 'eyeDistance', verdict: 'poor', px, wantedPx, remedy }];
}

function judgePhoto(
  { document }: CropPreset,
  { marks }: CropEdit,
  photo: JudgedPhoto | undefined,
): CropFinding[] {
  if (!photo) return [];
  const findings: CropFinding[] = [];
  const maxDeg = document?.maxPoseDeg;
  const isByLargest = marks?.source === 'found';
  // Only the largest face was measured.
  if (document && isByLargest && Math.round(Math.abs(photo.yawDeg)) > (maxDeg ?? MAX_YAW_DEG)) {
    findings.push({ id: 'turnedAside', verdict: 'fair', deg: photo.yawDeg, maxDeg });
  }
  if (photo.faceCount > 1) {
    findings.push({
      id: 'severalFaces',
      verdict: document ? 'poor' : 'fair',
      count: photo.faceCount,
      isByLargest,
    });
  }
  return findings;
}

function isWithin(value: number, { min, max }: Range): boolean {
  return value >= min - EPSILON && value <= max + EPSILON;
}
