import type { CatalogFacts } from '../catalog-facts.ts';
import type { RelatedLink } from '../related-link.ts';
import { articleSlugs } from '../article-slugs/en.ts';
import { photoReview } from '../photo-review/en.ts';

export const linkedinPhotoReview = ({ photo, ...facts }: CatalogFacts) => ({
  title: 'Free LinkedIn photo review, in your browser',
  description:
    'See at once whether format, size and pixels of your LinkedIn photo are right, what the circle cuts off and whether the file gives away a place. No upload.',
  heading: 'Is your LinkedIn photo up to it?',
  lead: 'Choose it and see at once what LinkedIn makes of the file, and what is left of it when it is small.',
  widget: photoReview({ photo, ...facts }),
  today: {
    title: 'What this page does today',
    text: 'It measures the file: format, size, pixels, shape, hidden place. It does not look at your face, the light or the background, and it gives no score. A review that does will come to this page; until then the list below helps you judge for yourself.',
  },
  limits: {
    heading: 'What LinkedIn takes',
    caption: 'LinkedIn’s limits for a profile picture',
    columns: { what: 'What', value: 'Value' },
    rows: [
      { what: 'Formats', value: 'JPEG, PNG' },
      { what: 'File size', value: photo.linkedinMax },
      { what: 'Smallest', value: photo.linkedinMinPx },
      { what: 'Largest', value: photo.linkedinMaxPx },
      { what: 'Shown as', value: '1:1, a circle' },
      { what: 'What we deliver', value: photo.linkedinPx },
    ],
  },
  judge: {
    heading: 'What only eyes can judge',
    points: [
      {
        title: 'The size of your head',
        text: 'Head and shoulders, about three fifths of the frame. In the circle of a comment, a whole figure is a matchstick.',
      },
      {
        title: 'Your eyes',
        text: 'In the upper third, visible, looking at the camera. In ratings, sunglasses cost likability; hair or glare across the eyes cost perceived competence and influence.',
      },
      {
        title: 'The light',
        text: 'Both halves of the face recognisable, none of it white. Stand facing a window and move until it is so.',
      },
      {
        title: 'Air around you',
        text: 'Leave some above the hair and beside the ears. The circle takes the corners, and with them whatever stands there.',
      },
    ],
  },
  study: {
    heading: 'What a study found',
    lead: 'Photofeeler evaluated more than 60,000 ratings of 800 profile pictures in 2015. These are correlations among its own users, so read them as hints.',
    points: [
      {
        title: 'A smile with teeth',
        text: 'Raised likability most of all, and perceived competence a little.',
      },
      { title: 'Formal clothes', text: 'Raised perceived competence and influence more than anything else.' },
      { title: 'The background', text: 'Indoors or outdoors, plain or not: no measurable effect.' },
    ],
  },
  faq: {
    heading: 'Questions about the review',
    entries: [
      {
        id: 'upload',
        question: 'Where does my photo go?',
        answer:
          'Nowhere. Your browser reads the file and computes the answers itself. Choose one photo, then cut the connection and choose another: it works all the same.',
      },
      {
        id: 'blurred-on-linkedin',
        question: 'Why is my photo blurred on LinkedIn although it is sharp here?',
        answer: `LinkedIn keeps compressed copies of its own. A square of ${photo.linkedinPx} or somewhat more leaves it the least to change; a smaller one has to be enlarged.`,
      },
      {
        id: 'free',
        question: 'What does the review cost?',
        answer: 'Nothing, and it asks for no address.',
      },
    ],
  },
  related: {
    heading: 'Read on',
    links: [
      {
        page: 'resumeHeadshot',
        name: 'A headshot for LinkedIn',
        text: 'Made from selfies, delivered as a square.',
      },
      {
        page: 'resumePhotoCropper',
        name: 'Cutting a photo to size',
        text: 'The square and the usual CV sizes, to scale.',
      },
      {
        page: 'resumePhotoReview',
        name: 'Check a photo for a CV',
        text: 'For the country you apply in.',
      },
      {
        page: 'article',
        slug: articleSlugs.linkedinPhoto,
        name: 'A LinkedIn photo that works small',
        text: 'How to choose among your pictures.',
      },
    ] as readonly RelatedLink[],
  },
  end: {
    heading: 'Time for a better one?',
    text: `${facts.selfiesMin} selfies, a free preview, headshots from ${facts.prices.basic}.`,
    action: 'Make a LinkedIn headshot',
  },
});

export type LinkedinPhotoReviewTexts = ReturnType<typeof linkedinPhotoReview>;
