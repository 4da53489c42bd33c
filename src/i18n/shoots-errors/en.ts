import { LIMITS } from '../../catalog/limits.ts';
import { LIMIT_FIGURES } from '../limit-figures.ts';

export const shootsErrors = {
  'shoot-not-found': `We can no longer find your selfies. They are erased after ${LIMIT_FIGURES.draftHours} hours; please start again.`,
  'shoot-closed': 'This shoot is paid for and under way, so it can no longer be changed.',
  'shoot-in-progress':
    'Your pictures are being made right now. You can erase everything as soon as they are ready.',
  'selfie-not-found': 'This selfie is already gone.',
  'selfies-in-check': 'Your selfies are still being checked. Please try again in a moment.',
  'selfies-too-many': `You have ${LIMITS.selfiesMax} selfies here, and that is all we can take. Remove one to add another.`,
  'upload-too-large': `This file is larger than ${LIMIT_FIGURES.uploadMaxMegabytes}\u00a0MB. Please choose a smaller one.`,
  'uploads-too-many': 'Other selfies are still on their way. This one follows when they have arrived.',
  'storage-full':
    'We have no room for new selfies right now. Yours wait in this browser and are sent later; nothing is lost.',
  'package-unknown': 'Please choose one of our packages.',
  'package-missing': 'Please choose a package.',
  'package-already-paid': 'You have already paid for another package. Please stay with that one.',
  'styles-missing': 'Please choose a style.',
  'style-unknown': 'We do not offer this style. Please choose another.',
  'style-repeated': 'You have chosen a style twice. Each style counts once.',
  'styles-too-many':
    'That is more styles than this package includes. Take some away or choose a larger package.',
  'clothes-unknown': 'We do not know this choice of clothes. Please choose again.',
  'clothes-missing': 'Please choose at least one garment, or clothes of another kind.',
  'clothes-not-offered': 'We do not offer one of these garments any more. Please choose again.',
  'clothes-repeated': 'You have chosen a garment twice in one colour. Each counts once.',
  'clothes-too-many': `That is more than ${LIMITS.garmentsMax} garments. Please take some away.`,
  'first-name-too-short': `Please enter your first name (at least ${LIMITS.nameMinLength} characters)`,
  'email-missing': 'Please enter your email address',
  'email-invalid': 'Please enter a valid email address',
  'consents-missing': 'Please tick the three boxes; without them we cannot begin.',
  'too-few-selfies': `We need at least ${LIMITS.selfiesMin} good selfies. Please add some more.`,
  'too-few-selfies-for-preview': 'A free preview needs one good selfie. Please add one.',
  'previews-spent': `You have used the ${LIMITS.previewsPerDraft} free previews of this shoot. Those you have seen stay here; your order brings all the others, larger and without a watermark.`,
  'previews-paused':
    'Many free previews were made from your connection in the last hour. Those you have seen stay here; please try again a little later.',
  'preview-not-found': 'The preview is not ready yet.',
  'picture-not-found': 'This picture does not exist.',
};

export type ShootsErrorTexts = typeof shootsErrors;
export type ShootsError = keyof ShootsErrorTexts;
