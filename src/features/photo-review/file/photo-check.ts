import { CV_PHOTO_WEIGHT, LINKEDIN_PHOTO, type PhotoExpectation } from '../../../catalog/photo-standards.ts';
import { cropLoss, cropToShape, type Extent } from './crop-loss.ts';
import type { PhotoFacts } from './photo-header.ts';

/** `fair` means that it works but could be better. */
export type Verdict = 'good' | 'fair' | 'poor';

/** One row of the checklist: the property, the verdict on it, and the key of the sentence that explains the verdict. */
export interface PhotoCheck {
  readonly id: 'country' | 'format' | 'weight' | 'pixels' | 'shape' | 'place';
  readonly verdict: Verdict;
  readonly finding: Finding;
}

export type Finding =
  | `country-${PhotoExpectation}`
  | 'format-jpeg'
  | 'format-png'
  | 'format-png-transparent'
  | 'format-webp'
  | 'format-heif'
  | 'format-cmyk'
  | 'linkedin-format-taken'
  | 'linkedin-format-webp'
  | 'linkedin-format-heif'
  | 'linkedin-weight-within'
  | 'linkedin-weight-over'
  | 'linkedin-pixels-too-few'
  | 'linkedin-pixels-enough'
  | 'linkedin-pixels-sharp'
  | 'linkedin-pixels-too-many'
  | 'weight-light'
  | 'weight-fine'
  | 'weight-heavy'
  | 'weight-too-heavy'
  | 'pixels-too-few'
  | 'pixels-soft'
  | 'pixels-right'
  | 'pixels-plenty'
  | 'shape-fits'
  | 'shape-near'
  | 'shape-far'
  | 'place-none'
  | 'place-found';

const SQUARE: Extent = { width: 1, height: 1 };
/** Crop loss up to which nobody notices it, and up to which it usually does not harm a portrait. */
const CROP_LOSS_MAX = { unnoticed: 0.02, acceptable: 0.26 };
/** Shares of the width that print needs: below `min` it looks blurred, above `plenty` it only makes the file larger. */
const PRINT_PIXEL_SHARE = { min: 0.5, plenty: 1.5 };

/** Checks what LinkedIn accepts and shows well. */
export function checkForLinkedin(photo: PhotoFacts): readonly PhotoCheck[] {
  return [
    checkLinkedinFormat(photo),
    checkLinkedinWeight(photo),
    checkLinkedinPixels(photo),
    checkShape(photo, SQUARE),
    checkLocation(photo),
  ];
}

export interface CvFrame {
  readonly expectation: PhotoExpectation | undefined;
  /** At print resolution. */
  readonly neededPx: Extent;
}

/** Checks what a CV in this country needs, and whether application systems can read the file. */
export function checkForCv(photo: PhotoFacts, { expectation, neededPx }: CvFrame): readonly PhotoCheck[] {
  return [
    ...(expectation ? [checkCountry(expectation)] : []),
    checkCvFormat(photo),
    checkCvWeight(photo),
    checkCvPixels(photo, neededPx),
    checkShape(photo, neededPx),
    checkLocation(photo),
  ];
}

function checkCountry(expectation: PhotoExpectation): PhotoCheck {
  const verdict = expectation === 'avoid' ? 'poor' : expectation === 'notUsual' ? 'fair' : 'good';
  return { id: 'country', verdict, finding: `country-${expectation}` };
}

function checkLinkedinFormat({ kind, isCmyk }: PhotoFacts): PhotoCheck {
  if (kind === 'heif') return { id: 'format', verdict: 'poor', finding: 'linkedin-format-heif' };
  if (kind === 'webp') return { id: 'format', verdict: 'poor', finding: 'linkedin-format-webp' };
  if (isCmyk) return { id: 'format', verdict: 'fair', finding: 'format-cmyk' };
  return { id: 'format', verdict: 'good', finding: 'linkedin-format-taken' };
}

function checkLinkedinWeight({ byteCount }: PhotoFacts): PhotoCheck {
  return byteCount > LINKEDIN_PHOTO.maxBytes
    ? { id: 'weight', verdict: 'poor', finding: 'linkedin-weight-over' }
    : { id: 'weight', verdict: 'good', finding: 'linkedin-weight-within' };
}

function checkLinkedinPixels({ widthPx, heightPx }: PhotoFacts): PhotoCheck {
  const { minSidePx, exportSidePx, maxWidthPx, maxHeightPx } = LINKEDIN_PHOTO;
  const side = Math.min(widthPx, heightPx);
  if (side < minSidePx) return { id: 'pixels', verdict: 'poor', finding: 'linkedin-pixels-too-few' };
  if (widthPx > maxWidthPx || heightPx > maxHeightPx)
    return { id: 'pixels', verdict: 'poor', finding: 'linkedin-pixels-too-many' };
  return side < exportSidePx
    ? { id: 'pixels', verdict: 'fair', finding: 'linkedin-pixels-enough' }
    : { id: 'pixels', verdict: 'good', finding: 'linkedin-pixels-sharp' };
}

function checkCvFormat({ kind, isCmyk, isTransparent }: PhotoFacts): PhotoCheck {
  if (kind === 'heif') return { id: 'format', verdict: 'poor', finding: 'format-heif' };
  if (kind === 'webp') return { id: 'format', verdict: 'poor', finding: 'format-webp' };
  if (kind === 'png')
    return {
      id: 'format',
      verdict: 'fair',
      finding: isTransparent ? 'format-png-transparent' : 'format-png',
    };
  return isCmyk
    ? { id: 'format', verdict: 'fair', finding: 'format-cmyk' }
    : { id: 'format', verdict: 'good', finding: 'format-jpeg' };
}

function checkCvWeight({ byteCount }: PhotoFacts): PhotoCheck {
  const { goodBytes, fairBytes, poorBytes } = CV_PHOTO_WEIGHT;
  if (byteCount <= goodBytes) return { id: 'weight', verdict: 'good', finding: 'weight-light' };
  if (byteCount <= fairBytes) return { id: 'weight', verdict: 'good', finding: 'weight-fine' };
  if (byteCount <= poorBytes) return { id: 'weight', verdict: 'fair', finding: 'weight-heavy' };
  return { id: 'weight', verdict: 'poor', finding: 'weight-too-heavy' };
}

function checkCvPixels({ widthPx, heightPx }: PhotoFacts, needed: Extent): PhotoCheck {
  // Rounded, because a crop to the frame's shape may be off by a fraction of a pixel.
  const share = Math.round(cropToShape({ width: widthPx, height: heightPx }, needed).width) / needed.width;
  if (share < PRINT_PIXEL_SHARE.min) return { id: 'pixels', verdict: 'poor', finding: 'pixels-too-few' };
  if (share < 1) return { id: 'pixels', verdict: 'fair', finding: 'pixels-soft' };
  return {
    id: 'pixels',
    verdict: 'good',
    finding: share > PRINT_PIXEL_SHARE.plenty ? 'pixels-plenty' : 'pixels-right',
  };
}

function checkShape({ widthPx, heightPx }: PhotoFacts, frame: Extent): PhotoCheck {
  const loss = cropLoss({ width: widthPx, height: heightPx }, frame);
  if (loss <= CROP_LOSS_MAX.unnoticed) return { id: 'shape', verdict: 'good', finding: 'shape-fits' };
  return loss <= CROP_LOSS_MAX.acceptable
    ? { id: 'shape', verdict: 'good', finding: 'shape-near' }
    : { id: 'shape', verdict: 'fair', finding: 'shape-far' };
}

function checkLocation({ hasLocation }: PhotoFacts): PhotoCheck {
  return hasLocation
    ? { id: 'place', verdict: 'poor', finding: 'place-found' }
    : { id: 'place', verdict: 'good', finding: 'place-none' };
}
