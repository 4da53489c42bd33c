import { LIMITS } from '../../catalog/limits.ts';
import { LIMIT_FIGURES } from '../limit-figures.ts';

export const shootsErrors = {
  'shoot-not-found': `We can no longer find your selfies. They’re erased after ${LIMIT_FIGURES.draftHours} hours; please start again.`,
  'shoot-closed': 'This shoot is paid for and under way, so it can no longer be changed.',
  'shoot-in-progress':
    'Your headshots are being made right now. You can erase everything as soon as they’re ready.',
  'selfie-not-found': 'This selfie has already been removed.',
  'selfies-in-check': 'Your selfies are still being checked. Please try again in a moment.',
  'selfies-too-many': `You already have ${LIMITS.selfiesMax} selfies here, which is the most we can take. Remove one to add another.`,
  'upload-too-large': `This file is larger than ${LIMIT_FIGURES.uploadMaxMegabytes}\u00a0MB. Please choose a smaller one.`,
  'uploads-too-many': 'Other selfies are still uploading. This one will follow when they’re done.',
  'storage-full':
    'We have no room for new selfies right now. Yours stay in this browser and will be sent later; nothing is lost.',
  'package-unknown': 'Please choose one of our packages.',
  'package-missing': 'Please choose a package.',
  'package-already-paid': 'You’ve already paid for another package. Please stay with that one.',
  'styles-missing': 'Please choose a style.',
  'style-unknown': 'We don’t offer this style. Please choose another.',
  'style-repeated': 'You’ve chosen a style twice. Each style counts once.',
  'styles-too-many': 'That’s more styles than this package includes. Remove some or choose a larger package.',
  'clothes-unknown': 'We don’t recognise this choice of clothes. Please choose again.',
  'clothes-missing': 'Please choose at least one garment, or clothes of another kind.',
  'clothes-not-offered': 'We no longer offer one of these garments. Please choose again.',
  'clothes-repeated': 'You’ve chosen the same garment twice in the same colour. Each one counts once.',
  'clothes-too-many': `That’s more than ${LIMITS.garmentsMax} garments. Please remove some.`,
  'first-name-too-short': `Please enter your first name (at least ${LIMITS.nameMinLength} characters)`,
  'email-missing': 'Please enter your email address',
  'email-invalid': 'Please enter a valid email address',
  'consents-missing': 'Please tick the three boxes; without them we can’t begin.',
  'too-few-selfies': `We need at least ${LIMITS.selfiesMin} good selfies. Please add some more.`,
  'too-few-selfies-for-preview': 'We need one good selfie for a free preview. Please add one.',
  'previews-spent': `You’ve used the ${LIMITS.previewsPerDraft} free previews of this shoot. The ones you’ve seen stay here; all the others come with your order, larger and without a watermark.`,
  'previews-paused':
    'Many free previews have been made from your internet connection in the last hour. The ones you’ve seen stay here; please try again a little later.',
  'not-paid': 'This shoot isn’t paid for yet. Please order first.',
  'preview-not-found': 'The preview isn’t ready yet.',
  'picture-not-found': 'This picture doesn’t exist.',
};

export type ShootsErrorsTexts = typeof shootsErrors;
export type ShootsError = keyof ShootsErrorsTexts;
