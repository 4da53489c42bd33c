import type { CatalogFacts } from '../catalog-facts.ts';
import type { RelatedLink } from '../related-link.ts';
import { articleSlugs } from '../article-slugs/en.ts';
import { photoReview } from '../photo-review/en.ts';

export const resumePhotoReview = ({ photo, ...facts }: CatalogFacts) => ({
  title: 'Free resume photo review for your target country',
  description: `Is a photo wanted where you apply, which size is usual, and how good is yours? A score for light, crop and file, in your browser. ${photo.countryCount} countries.`,
  heading: 'Is this photo right for your resume?',
  lead: 'That depends first on the country, then on the photo, then on its file. You’ll find all three answers here, and your browser does the measuring.',
  widget: photoReview({ photo, ...facts }),
  today: {
    title: 'How the scores come about',
    text: 'The overall score looks at the photo: six categories, 26 measures, each with a bound that you can read. The ATS score rates only the file and the customs of the country; no application system was contacted. We measure geometry and light, and guess nothing about who you are.',
  },
  rubric: {
    heading: 'What application systems make of it',
    lead: 'None of these systems grades your photo. They extract the text and store it. A photo matters to them only for what it does to the file, and that’s what we measure.',
    caption: 'File size of a photo inside a CV',
    columns: { weight: 'Size of the photo', meaning: 'What that means' },
    rows: [
      {
        weight: `up to ${photo.goodWeight}`,
        meaning: 'Nobody notices it. Enough for a sharp print at the usual sizes.',
      },
      { weight: `up to ${photo.fairWeight}`, meaning: 'Fine in almost every case.' },
      {
        weight: `up to ${photo.poorWeight}`,
        meaning: `Takes up much of the ${photo.applicationMax} that German guides allow for a whole application.`,
      },
      {
        weight: `above ${photo.poorWeight}`,
        meaning: `Add certificates, and the file soon exceeds ${photo.parserMax}, where one widely used system stops reading.`,
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
        title: 'As an image beside text',
        text: 'Never save the page itself as an image: software could no longer read any of it.',
      },
      {
        title: 'Cropped before, not after',
        text: 'Word keeps the parts you crop away, and the file stays as large as before. Crop the photo first, then insert it.',
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
          'Not for the review: your own browser opens and measures the file, and forgets it when you close the page. Only if you want the full result by email, or a headshot of it, is the photo sent to our server, where it is erased after a day. If your browser can’t measure it, our server can, but only if you say so, and it doesn’t store the photo for that.',
      },
      {
        id: 'sources',
        question: 'How sure are you about the countries?',
        answer: `Sure enough to list ${photo.countryCount} of them; where sources contradict each other, the advice says so. Countries without a reliable source are left out. What a job advert asks for beats any table.`,
      },
      {
        id: 'dpi',
        question: 'Why pixels, when the size is in millimetres?',
        answer: `Because a file holds only pixels. Printing ${photo.cvMm} at ${photo.dpi} dpi takes ${photo.cvPx}; with fewer, the print looks soft.`,
      },
      {
        id: 'remove-place',
        question: 'How do I remove the location from a photo?',
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
        name: 'Cropping to the right size',
        text: 'In your browser, exact in millimetres, pixels and KB.',
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
    heading: 'Not quite the right photo?',
    text: `Make one that fits every size, from ${facts.selfiesMin} selfies. From ${facts.prices.basic}, with a free preview.`,
    action: 'Make a resume photo',
  },
});

export type ResumePhotoReviewTexts = ReturnType<typeof resumePhotoReview>;
