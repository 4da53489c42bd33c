import type { CatalogFacts } from '../catalog-facts.ts';
import { photoReviewMail } from '../photo-review-mail/en.ts';
import { photoReviewResult } from '../photo-review-result/en.ts';

/** The texts of the widget that measures a photo in the browser, on both review pages. */
export const photoReview = ({ photo, ...facts }: CatalogFacts) => ({
  label: 'Check a photo',
  choose: 'Choose a photo',
  another: 'Choose another photo',
  drop: 'or drop it here',
  kinds: `JPEG, PNG or WebP, up to ${photo.reviewMax}; larger photos and HEIC from phones are made smaller in your browser first`,
  stays: 'It stays in your browser. It’s only uploaded if you ask for more.',
  noScript: 'Your browser does the measuring, and it needs JavaScript for that.',
  reading: 'Measuring…',
  errors: {
    empty: 'This file is empty. Please choose another one.',
    'too-large': `This file is too large for a browser. Export the photo as JPEG, up to ${photo.reviewMax}, and choose that.`,
    'other-kind': 'This isn’t a JPEG, PNG or WebP image, whatever its name says. Please choose another file.',
    damaged: 'This photo is damaged and can’t be shown. Please choose another copy of it.',
    unreadable: 'The browser couldn’t read this file. Is it still where it was, or only in the cloud?',
    'not-loaded':
      'The measuring part of this page didn’t load. Check your connection and choose the photo again.',
  },
  picture: 'The photo you chose',
  circles: 'As others see it, small',
  print: 'Cropped, roughly at its printed size',
  country: {
    label: 'Country you apply in',
    other: 'another country',
    otherAdvice:
      'We know of no reliable source for other countries. Look at job adverts and templates from there, or just ask; if nothing calls for a photo, leave it out.',
    size: 'Size',
    noSize: `There’s no customary size there, so we measure for ${photo.cvMm}, the largest in common use.`,
  },
  result: photoReviewResult({ photo, ...facts }),
  mail: photoReviewMail.form,
  list: 'The file',
  inOrder: 'fine',
  measured: 'Your photo:',
  wanted: 'Good:',
  verdicts: { good: 'fine', fair: 'could be better', poor: 'needs changing' },
  checks: {
    country: 'Country',
    format: 'Format',
    weight: 'File size',
    pixels: 'Pixels',
    shape: 'Shape',
    place: 'Location data',
  },
  linkedinWanted: {
    format: 'JPEG or PNG',
    weight: `up to ${photo.linkedinMax}`,
    pixels: `${photo.linkedinPx}, at least ${photo.linkedinMinPx}`,
  },
  cvWanted: { format: 'JPEG', weight: `up to ${photo.goodWeight}` },
  noLocation: 'not in the file',
  withLocation: 'in the file',
  findings: {
    'country-avoid': 'Leave the photo out of the CV. It can still serve you on LinkedIn.',
    'country-notUsual': 'Leave it out unless the advert asks for it.',
    'country-optional': 'Add it if you like it. Nobody expects it.',
    'country-common': 'Fits what employers there are used to. It is voluntary.',
    'country-expected': 'Fits what employers there expect.',
    'format-jpeg': 'Every program can open and embed it.',
    'format-png': 'Works, but the file would be smaller as a JPEG.',
    'format-png-transparent':
      'Has transparent parts, which turn black or white in some programs. JPEG is safer.',
    'format-webp': 'Word and older programs can’t embed it. Save it as JPEG.',
    'format-heif':
      'The kind that phones save. Most CV programs can’t open it: save it as JPEG, for example with our cropper.',
    'format-cmyk': 'Uses printing colours, which screens often show wrongly. Export it as sRGB.',
    'linkedin-format-taken': 'LinkedIn accepts it.',
    'linkedin-format-heif': 'LinkedIn accepts JPEG and PNG. Save it as JPEG, for example with our cropper.',
    'linkedin-format-webp': 'LinkedIn accepts JPEG and PNG. Save it as one of them.',
    'linkedin-weight-within': 'LinkedIn accepts it.',
    'linkedin-weight-over': 'Larger than LinkedIn accepts.',
    'linkedin-pixels-too-few':
      'Too few for LinkedIn. Use the original from the camera, not a copy from a chat.',
    'linkedin-pixels-enough': 'Enough, though it looks soft when enlarged.',
    'linkedin-pixels-sharp': 'Sharp, even when enlarged.',
    'linkedin-pixels-too-many': 'More than LinkedIn accepts. Make it smaller.',
    'weight-light': 'Leaves plenty of room in the application.',
    'weight-fine': `Fine. Below ${photo.goodWeight} would be better still.`,
    'weight-heavy': `Large for one photo: some systems stop at ${photo.parserMax} for the whole CV.`,
    'weight-too-heavy': `Too large: some systems stop at ${photo.parserMax} for the whole CV. Make it smaller before you insert it.`,
    'pixels-too-few': 'It will look blurred in print. Use a larger original.',
    'pixels-soft': 'Usable, but a little soft in print.',
    'pixels-right': `Sharp at ${photo.dpi} dpi.`,
    'pixels-plenty': 'More than you need for print. Fewer would do and make the file smaller.',
    'shape-fits': 'Fits without cropping.',
    'shape-near': 'Close. The crop takes a little off the edges.',
    'shape-far': 'The crop takes away quite a lot. Check below whether the face still sits well.',
    'place-none': 'No location in EXIF or XMP.',
    'place-found': 'The file says where you were. Remove that before you send the photo to strangers.',
  },
});

export type PhotoReviewTexts = ReturnType<typeof photoReview>;
