import type { CatalogFacts } from '../catalog-facts.ts';
import type { RelatedLink } from '../related-link.ts';
import { articleSlugs } from '../article-slugs/en.ts';
import { photoReview } from '../photo-review/en.ts';

export const linkedinPhotoReview = ({ photo, ...facts }: CatalogFacts) => ({
  title: 'Free LinkedIn photo review, in your browser',
  description:
    'A score for your LinkedIn photo, right in your browser: light, background, expression, crop, file. See what costs points on the picture itself, and how to fix it.',
  heading: 'Is your LinkedIn photo up to it?',
  lead: 'Choose it and see what it scores, where it loses points, and what helps. Your browser does the measuring.',
  widget: photoReview({ photo, ...facts }),
  today: {
    title: 'How the score comes about',
    text: 'Six categories, 26 measures, each with a bound that you can read. The formulas for blown-out areas, skin colour, background and eyes are those of ISO/IEC 29794-5; bounds and weights are our opinion, checked on people whose photos didn’t set them. One severe flaw pulls the score down, as it does for anybody who looks. We measure geometry and light, and guess nothing about who you are.',
  },
  limits: {
    heading: 'What LinkedIn accepts',
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
    heading: 'What makes a photo work',
    points: [
      {
        title: 'The size of your head',
        text: 'Head and shoulders should fill about three fifths of the frame. In the circle beside a comment, a full-length figure is a matchstick.',
      },
      {
        title: 'Your eyes',
        text: 'They belong in the upper third, clearly visible, looking at the camera. In ratings, sunglasses cost likability; hair or glare across the eyes cost perceived competence and influence.',
      },
      {
        title: 'The light',
        text: 'Both halves of your face should be recognisable, and no part of it pure white. Stand facing a window and turn until the light is right.',
      },
      {
        title: 'Space around you',
        text: 'Leave some above your hair and beside your ears. The circle cuts off the corners, along with anything in them.',
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
          'Nowhere, unless you want the full result by email or a headshot of it. Then it is sent to our server and erased after a day. If your browser can’t measure it, our server can, but only if you say so, and it doesn’t store the photo for that. Everything else happens in your browser: it loads what’s needed once, and then works offline too.',
      },
      {
        id: 'blurred-on-linkedin',
        question: 'Why is my photo blurred on LinkedIn when it’s sharp here?',
        answer: `LinkedIn stores its own compressed copies. A square of ${photo.linkedinPx} or slightly more leaves it the least to change; a smaller one has to be enlarged.`,
      },
      {
        id: 'free',
        question: 'What does the review cost?',
        answer: 'Nothing. You only need an email address if you want the full result sent to you.',
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
        name: 'Cropping a photo to size',
        text: 'The square and every CV size, placed by your face.',
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
        text: 'How to choose among your photos.',
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
