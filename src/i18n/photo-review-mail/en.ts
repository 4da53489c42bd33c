import { LIMITS } from '../../catalog/limits.ts';
import { photoReviewErrors } from '../photo-review-errors/en.ts';

const hours = LIMITS.reviewLifetimeMs / 3_600_000;

/** The mail with the full result of a review, and the page it leads to. */
export const photoReviewMail = {
  subject: 'The full result for your photo',
  headline: 'Your photo, measured in detail',
  picture: `The photo with its marks is on a page of its own. We erase both ${hours} hours after the review.`,
  open: 'See the marked photo',
  why: 'This email is not advertising. You are receiving it because somebody entered this address to get the result of a photo review. If that wasn’t you, there’s nothing you need to do.',
  form: {
    heading: 'The full result by email',
    lead: `Every measure with its bound and what to do, for you to keep. The photo is sent to our server for it, which measures it again, shows it to you on a page with its marks, and erases it after ${hours} hours.`,
    email: 'Email',
    trap: 'Please leave this field empty',
    send: 'Send me the full result',
    sending: 'Sending…',
    note: 'One email with this result, nothing else. It doesn’t sign you up for the newsletter.',
    sentHeading: 'It’s on its way.',
    sentText: 'The full result is now above, too.',
    failed: {
      offline: 'No connection. Please try again as soon as you’re back online.',
      server: 'Something went wrong. Please try again.',
    },
    errors: photoReviewErrors,
  },
  page: {
    title: 'Your photo review',
    lead: 'The full result, as in our email.',
    expires: `This page and the photo are erased ${hours} hours after the review.`,
    picture: 'The reviewed photo',
    again: 'Check another photo',
    gone: {
      title: 'This review isn’t here',
      text: `We erase reviews and their photos after ${hours} hours. Until then, only the link in our email opens this page, and the email keeps all the figures.`,
      linkedin: 'Check a photo for LinkedIn',
      cv: 'Check a photo for a CV',
    },
  },
};
export type PhotoReviewMailTexts = typeof photoReviewMail;
