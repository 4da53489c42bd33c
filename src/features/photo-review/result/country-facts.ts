import type { CountryGuide } from '../../../i18n/photo-guide.ts';
import type { PhotoReviewResultTexts } from '../../../i18n/photo-review-result/en.ts';
import { formatPixels } from '../../../i18n/pixels.ts';
import type { ReviewMeasures } from '../../../imaging/recipes/review/review-measures.ts';
import { REVIEW_RULES } from '../../../imaging/recipes/review/review-rules.ts';
import { verdictOf } from '../../../imaging/recipes/review/score-photo.ts';
import { cropToShape } from '../file/crop-loss.ts';
import type { PhotoFacts } from '../file/photo-header.ts';
import type { ReviewTarget } from '../review-target.ts';

export interface CountryFact {
  readonly name: string;
  readonly value: string;
}

export interface ReviewedPhoto {
  readonly measures: ReviewMeasures;
  readonly facts: PhotoFacts;
  readonly target: ReviewTarget;
}

/** Compares a photo with the customs of a country: whether a photo is usual, its size, its place and its background. */
export function countryFacts(
  { expectation, sizes, placement, background }: CountryGuide,
  { measures, facts, target }: ReviewedPhoto,
  { country: texts }: PhotoReviewResultTexts,
): readonly CountryFact[] {
  if (expectation === 'avoid') return [{ name: texts.custom, value: texts.leaveOut }];
  const found: CountryFact[] = [];
  const size =
    target.kind === 'cv'
      ? sizes.find(
          ({ widthMm, heightMm }) => widthMm === target.frame.widthMm && heightMm === target.frame.heightMm,
        )
      : undefined;
  if (size) {
    const photo = { width: facts.widthPx, height: facts.heightPx };
    const crop = cropToShape(photo, { width: size.widthMm, height: size.heightMm });
    const px = formatPixels(Math.round(crop.width), Math.round(crop.height));
    found.push({ name: texts.size, value: `${size.mm}, ${size.px}; ${texts.ownSize.replace('{px}', px)}` });
  }
  if (placement) found.push({ name: texts.placement, value: placement });
  if (background) {
    const isCalm = verdictOf(REVIEW_RULES.calm.score(measures)) === 'good';
    found.push({ name: texts.background, value: `${background}; ${isCalm ? texts.calm : texts.restless}` });
  }
  return found;
}
