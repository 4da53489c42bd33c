import type { CatalogFacts } from '../catalog-facts.ts';
import type { RelatedLink } from '../related-link.ts';
import { articleSlugs } from '../article-slugs/en.ts';
import { photoReview } from '../photo-review/en.ts';

export const resumePhotoReview = ({ photo, ...facts }: CatalogFacts) => ({
  title: 'Free resume photo review for your target country',
  description: `Choose a country and a photo: is one wanted there, which size is usual, and does yours have the pixels, shape and file size? ${photo.countryCount} countries, no upload.`,
  heading: 'Would this photo do for your resume?',
  lead: 'That depends on the country first and on the file second. Both answers are here, and the photo never leaves your browser.',
  widget: photoReview({ photo, ...facts }),
  today: {
    title: 'What this page does today',
    text: 'It tells you the custom of the country and measures the file. It does not look at your face, the light or the background, gives no score and contacts no application system. A review that looks at the picture itself will come to this page.',
  },
  rubric: {
    heading: 'What application systems make of it',
    lead: 'No such system grades your photo. They read text and file it. A photo matters to them only by what it does to the file, and that is what we measure.',
    caption: 'File size of a photo inside a CV',
    columns: { weight: 'The photo has', meaning: 'What that means' },
    rows: [
      {
        weight: `up to ${photo.goodWeight}`,
        meaning: 'Nobody notices it. Enough for a sharp print at the usual sizes.',
      },
      { weight: `up to ${photo.fairWeight}`, meaning: 'Fine in almost every case.' },
      {
        weight: `up to ${photo.poorWeight}`,
        meaning: `Takes much of the ${photo.applicationMax} that German guides allow for a whole application.`,
      },
      {
        weight: `above ${photo.poorWeight}`,
        meaning: `With certificates the file soon passes ${photo.parserMax}, where a widespread system stops reading.`,
      },
    ],
  },
  place: {
    heading: 'If you do put it in',
    points: [
      {
        title: 'In the body',
        text: 'Not in the header, not in a text box, not behind text. Software skips those first.',
      },
      {
        title: 'As a picture beside text',
        text: 'Never save the page itself as an image: nothing in it could be read any more.',
      },
      {
        title: 'Cropped before, not after',
        text: 'Word keeps the parts you crop away, and the file stays as large. Cut the file first, then place it.',
      },
    ],
  },
  faq: {
    heading: 'Questions about the review',
    entries: [
      {
        id: 'stays',
        question: 'Is my photo uploaded?',
        answer:
          'No. The file is opened and measured by your own browser, and forgotten when you close the page.',
      },
      {
        id: 'sources',
        question: 'How sure are you about the countries?',
        answer: `Sure enough to print ${photo.countryCount} of them; where sources contradict each other, the advice says so. Countries without a firm source are left out. What an advert asks for beats any table.`,
      },
      {
        id: 'dpi',
        question: 'Why pixels, when the size is in millimetres?',
        answer: `Because only pixels are in the file. ${photo.cvMm} printed at ${photo.dpi} dpi need ${photo.cvPx}; with fewer the print turns soft.`,
      },
      {
        id: 'remove-place',
        question: 'How do I remove the place from a photo?',
        answer:
          'On Windows in the file’s properties under Details, on a Mac in Preview or Photos, on a phone in the options when you share.',
      },
    ],
  },
  related: {
    heading: 'Read on',
    links: [
      {
        page: 'cvPhoto',
        name: 'All countries in one table',
        text: 'With the sizes in use, in millimetres and pixels.',
      },
      {
        page: 'resumePhotoCropper',
        name: 'Cutting to the right size',
        text: 'The usual sizes to scale, in millimetres and pixels.',
      },
      {
        page: 'linkedinPhotoReview',
        name: 'Check a LinkedIn photo',
        text: 'Against LinkedIn’s own limits.',
      },
      {
        page: 'article',
        slug: articleSlugs.trackingSystems,
        name: 'What tracking systems do with your photo',
        text: 'And what they do not do.',
      },
    ] as readonly RelatedLink[],
  },
  end: {
    heading: 'Not quite the right picture?',
    text: `Make one that fits every size, from ${facts.selfiesMin} selfies. From ${facts.prices.basic}, after a free preview.`,
    action: 'Make a resume photo',
  },
});

export type ResumePhotoReviewTexts = ReturnType<typeof resumePhotoReview>;
