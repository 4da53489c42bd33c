import { LIMITS } from '../../catalog/limits.ts';

export const galleryErrors = {
  gone: 'There’s nothing to see at this link. It may be incomplete, withdrawn or expired.',
  'numbers-unknown': 'One of the chosen headshots isn’t in this gallery. Please reload the page.',
  'shares-too-many': `This gallery already has ${LIMITS.sharesMax} links. Withdraw one you no longer need, then create the new one.`,
  'rating-invalid': 'Please choose one to five stars.',
  'comment-too-long': 'This comment is too long; the limit is 2,000 characters.',
  'remake-impossible': 'This headshot can’t be made again.',
  'garment-unknown': 'We no longer offer these clothes. Please reload the page and choose others.',
  'clothes-unchanged': 'The headshot already shows these clothes. Please choose others.',
  'remake-under-way':
    'This headshot is already being made again, or a new version is waiting for you to choose. Please reload the page.',
  'remakes-used-up': `You’ve used all ${LIMITS.remakesPerShoot} free remakes for this gallery.`,
  'remake-decided': 'You’ve already chosen between these two versions. Please reload the page.',
  'confirmation-missing': 'Please confirm that you want to erase everything.',
};

export type GalleryErrorsTexts = typeof galleryErrors;
export type GalleryError = keyof GalleryErrorsTexts;
