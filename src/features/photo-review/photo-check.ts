import { CV_PHOTO_WEIGHT, LINKEDIN_PHOTO, type PhotoExpectation } from '../../catalog/photo-standards.ts';
import { cropLoss, cropped, type Extent } from './crop-loss.ts';
import type { PhotoFacts } from './picture-header.ts';

/** `fair`: it works, and could be better. */
export type Verdict = 'good' | 'fair' | 'poor';

/** One line of the checklist: what was looked at, how it stands, and which sentence says so. */
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
  | 'format-cmyk'
  | 'linkedin-format-taken'
  | 'linkedin-format-webp'
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
/** Share lost to the crop up to which nobody notices, and up to which a portrait usually bears it. */
const CROP = { unseen: 0.02, bearable: 0.26 };
/** Of the pixels that print needs: below it looks blurred, above it only weighs. */
const PRINT = { least: 0.5, most: 1.5 };

/** What LinkedIn takes and shows well. */
export function linkedinChecks(photo: PhotoFacts): readonly PhotoCheck[] {
  return [
    linkedinFormat(photo),
    linkedinWeight(photo),
    linkedinPixels(photo),
    shape(photo, SQUARE),
    place(photo),
  ];
}

export interface CvFrame {
  readonly expectation: PhotoExpectation | undefined;
  /** At the resolution of print. */
  readonly neededPx: Extent;
}

/** What a CV of a country wants, and what keeps the file readable for application systems. */
export function cvChecks(photo: PhotoFacts, { expectation, neededPx }: CvFrame): readonly PhotoCheck[] {
  return [
    ...(expectation ? [country(expectation)] : []),
    cvFormat(photo),
    cvWeight(photo),
    cvPixels(photo, neededPx),
    shape(photo, neededPx),
    place(photo),
  ];
}

function country(expectation: PhotoExpectation): PhotoCheck {
  const verdict = expectation === 'avoid' ? 'poor' : expectation === 'notUsual' ? 'fair' : 'good';
  return { id: 'country', verdict, finding: `country-${expectation}` };
}

function linkedinFormat({ kind, cmyk }: PhotoFacts): PhotoCheck {
  if (kind === 'webp') return { id: 'format', verdict: 'poor', finding: 'linkedin-format-webp' };
  if (cmyk) return { id: 'format', verdict: 'fair', finding: 'format-cmyk' };
  return { id: 'format', verdict: 'good', finding: 'linkedin-format-taken' };
}

function linkedinWeight({ byteCount }: PhotoFacts): PhotoCheck {
  return byteCount > LINKEDIN_PHOTO.maxBytes
    ? { id: 'weight', verdict: 'poor', finding: 'linkedin-weight-over' }
    : { id: 'weight', verdict: 'good', finding: 'linkedin-weight-within' };
}

function linkedinPixels({ widthPx, heightPx }: PhotoFacts): PhotoCheck {
  const { minSidePx, exportSidePx, maxWidthPx, maxHeightPx } = LINKEDIN_PHOTO;
  const side = Math.min(widthPx, heightPx);
  if (side < minSidePx) return { id: 'pixels', verdict: 'poor', finding: 'linkedin-pixels-too-few' };
  if (widthPx > maxWidthPx || heightPx > maxHeightPx)
    return { id: 'pixels', verdict: 'poor', finding: 'linkedin-pixels-too-many' };
  return side < exportSidePx
    ? { id: 'pixels', verdict: 'fair', finding: 'linkedin-pixels-enough' }
    : { id: 'pixels', verdict: 'good', finding: 'linkedin-pixels-sharp' };
}

function cvFormat({ kind, cmyk, transparent }: PhotoFacts): PhotoCheck {
  if (kind === 'webp') return { id: 'format', verdict: 'poor', finding: 'format-webp' };
  if (kind === 'png')
    return {
      id: 'format',
      verdict: 'fair',
      finding: transparent ? 'format-png-transparent' : 'format-png',
    };
  return cmyk
    ? { id: 'format', verdict: 'fair', finding: 'format-cmyk' }
    : { id: 'format', verdict: 'good', finding: 'format-jpeg' };
}

function cvWeight({ byteCount }: PhotoFacts): PhotoCheck {
  const { goodBytes, fairBytes, poorBytes } = CV_PHOTO_WEIGHT;
  if (byteCount <= goodBytes) return { id: 'weight', verdict: 'good', finding: 'weight-light' };
  if (byteCount <= fairBytes) return { id: 'weight', verdict: 'good', finding: 'weight-fine' };
  if (byteCount <= poorBytes) return { id: 'weight', verdict: 'fair', finding: 'weight-heavy' };
  return { id: 'weight', verdict: 'poor', finding: 'weight-too-heavy' };
}

function cvPixels({ widthPx, heightPx }: PhotoFacts, needed: Extent): PhotoCheck {
  // Rounded: the last pixel of a crop to the frame's shape may fall to either side.
  const share = Math.round(cropped({ width: widthPx, height: heightPx }, needed).width) / needed.width;
  if (share < PRINT.least) return { id: 'pixels', verdict: 'poor', finding: 'pixels-too-few' };
  if (share < 1) return { id: 'pixels', verdict: 'fair', finding: 'pixels-soft' };
  return { id: 'pixels', verdict: 'good', finding: share > PRINT.most ? 'pixels-plenty' : 'pixels-right' };
}

function shape({ widthPx, heightPx }: PhotoFacts, frame: Extent): PhotoCheck {
  const loss = cropLoss({ width: widthPx, height: heightPx }, frame);
  if (loss <= CROP.unseen) return { id: 'shape', verdict: 'good', finding: 'shape-fits' };
  return loss <= CROP.bearable
    ? { id: 'shape', verdict: 'good', finding: 'shape-near' }
    : { id: 'shape', verdict: 'fair', finding: 'shape-far' };
}

function place({ hasPlace }: PhotoFacts): PhotoCheck {
  return hasPlace
    ? { id: 'place', verdict: 'poor', finding: 'place-found' }
    : { id: 'place', verdict: 'good', finding: 'place-none' };
}
