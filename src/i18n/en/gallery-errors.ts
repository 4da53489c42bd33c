import { LIMITS } from '../../catalog/limits.ts';

export const galleryErrors = {
  gone: 'There is nothing to see behind this link. It may be incomplete, withdrawn, or its time is over.',
  'numbers-unknown': 'One of the chosen pictures is not in this gallery. Please reload the page.',
  'shares-too-many': `This gallery already has ${LIMITS.sharesMax} links. Withdraw one you no longer need, then create the new one.`,
  'rating-invalid': 'Please choose one to five stars.',
  'comment-too-long': 'This comment is too long; the limit is 2,000 characters.',
  'confirmation-missing': 'Please confirm that everything is to be erased.',
};

export type GalleryErrorTexts = typeof galleryErrors;
export type GalleryError = keyof GalleryErrorTexts;
