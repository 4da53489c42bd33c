import { LIMITS } from '../../catalog/limits.ts';

export const galleryErrors = {
  gone: 'There is nothing to see behind this link. It may be incomplete, withdrawn, or its time is over.',
  'numbers-unknown': 'One of the chosen pictures is not in this gallery. Please reload the page.',
  'shares-too-many': `This gallery already has ${LIMITS.sharesMax} links. Withdraw one you no longer need, then create the new one.`,
  'rating-invalid': 'Please choose one to five stars.',
  'comment-too-long': 'This comment is too long; the limit is 2,000 characters.',
  'remake-impossible': 'This picture cannot be made again.',
  'garment-unknown': 'These clothes are no longer on offer. Please reload the page and choose others.',
  'clothes-unchanged': 'The picture shows these clothes already. Please choose others.',
  'remake-under-way':
    'This picture is being made again already, or waits for your choice. Please reload the page.',
  'remakes-used-up': `You have used all ${LIMITS.remakesPerShoot} free remakes of this gallery.`,
  'remake-decided': 'You have already chosen between these two pictures. Please reload the page.',
  'confirmation-missing': 'Please confirm that everything is to be erased.',
};

export type GalleryErrorTexts = typeof galleryErrors;
export type GalleryError = keyof GalleryErrorTexts;
