import { CLASSIC_CV_SIZE, type CountryCode, countryStandard } from '../../../catalog/photo-standards.ts';
import { cvSize, type ReviewTarget } from '../review-target.ts';

/** A review's target as it is sent and stored: by the country's code and the size, without what follows from them. */
export type ReviewTargetRequest =
  | { readonly kind: 'linkedin' }
  | {
      readonly kind: 'cv';
      readonly country?: CountryCode | undefined;
      readonly widthMm: number;
      readonly heightMm: number;
    };

export function requestOfTarget(target: ReviewTarget): ReviewTargetRequest {
  if (target.kind === 'linkedin') return target;
  const { widthMm, heightMm } = target.frame;
  return { kind: 'cv', country: target.country, widthMm, heightMm };
}

/** Returns the target with what follows from its country; a size that the country does not use becomes its usual one. */
export function targetOfRequest(request: ReviewTargetRequest): ReviewTarget {
  if (request.kind === 'linkedin') return request;
  const { country } = request;
  const sizes = country === undefined ? [] : countryStandard(country).sizes;
  const size =
    sizes.find(({ widthMm, heightMm }) => widthMm === request.widthMm && heightMm === request.heightMm) ??
    sizes[0] ??
    CLASSIC_CV_SIZE;
  return {
    kind: 'cv',
    country,
    expectation: country && countryStandard(country).expectation,
    frame: cvSize(size),
  };
}
