import { LIMITS } from '../../catalog/limits.ts';

const megabytes = LIMITS.reviewMaxBytes / (1024 * 1024);

/** Errors of a photo review on the server, and of the form that has its result mailed. */
export const photoReviewErrors = {
  'photo-too-large': `This photo is larger than ${megabytes} MB.`,
  'photo-unreadable': 'This photo can’t be read: it’s damaged, or no JPEG, PNG or WebP image.',
  'photo-too-many-pixels': 'This photo has too many pixels. Please use a smaller copy.',
  'photo-not-reduced': `This photo is too large to send, and your browser can’t make it smaller. Please use a copy of up to ${megabytes} MB.`,
  'photo-not-converted':
    'Your browser can’t convert this photo. Please save it as JPEG and choose that file.',
  'no-face': 'We can’t find a face in this photo.',
  busy: 'Many photos are being measured right now. Please try again in a few seconds.',
  'email-missing': 'Please enter your email address',
  'email-invalid': 'Please enter a valid email address',
};
export type PhotoReviewErrorsTexts = typeof photoReviewErrors;
