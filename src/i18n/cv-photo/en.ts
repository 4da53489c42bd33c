import { PRINT_DPI } from '../../catalog/photo-standards.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import type { RelatedLink } from '../related-link.ts';
import { articleSlugs } from '../article-slugs/en.ts';

export const cvPhoto = ({ photo, ...facts }: CatalogFacts) => ({
  title: 'CV photo: which countries want one, what size',
  description: `Expected, common, optional or left out: what ${photo.countryCount} countries make of a photo on a CV, the usual sizes in millimetres and pixels, and what makes a good one.`,
  heading: 'The photo on your CV, country by country.',
  lead: 'In Zurich a CV without a face looks unfinished. In Dublin one with a face looks out of place. Before you choose a photo, find out whether it’s wanted at all.',
  action: 'Make a CV photo from selfies',
  toTable: 'Find your country',
  printsCaption: 'All drawn to the same scale. They’re empty on purpose: the outline is your place.',
  guide: {
    heading: 'Where it belongs',
    lead: 'What counts is the country of the office that’s hiring, not your passport. All of this is custom, not law; what the job advert says comes first.',
    columns: { country: 'Country', size: 'Usual size', advice: 'What is known' },
    sources:
      'Gathered in November 2026 from the EURES notes on living and working in Europe, a Michael Page survey of 619 recruitment consultants in 12 countries, Fundación Adecco and published application guides; the article “Should your CV have a photo?” lists them all. If a country is missing, we found nothing reliable about it.',
  },
  sizes: {
    heading: 'Sizes, to print and to upload',
    lead: `No law fixes the size of a CV photo. These are the ones in use; ${photo.cvMm} and ${photo.smallMm} come already cropped with every headshot.`,
    caption: 'CV photo sizes in millimetres and pixels',
    columns: {
      mm: 'On paper',
      px: `Pixels at ${PRINT_DPI.usual} dpi`,
      pxFine: `Pixels at ${PRINT_DPI.fine} dpi`,
      used: 'Used for',
    },
  },
  good: {
    heading: 'What makes a good one',
    points: [
      {
        title: 'Head and shoulders',
        text: 'Cropped at chest height with a little space above the hair. The head takes up slightly less than half of the height.',
      },
      {
        title: 'A calm background',
        text: 'A plain wall or a room far out of focus. Nobody else in the photo, not even half an arm.',
      },
      {
        title: 'Light from the front',
        text: 'A window you are facing is enough. Light from behind turns a face grey, and a lamp above casts shadows under the eyes.',
      },
      {
        title: 'Clothes for that job',
        text: 'Wear what you would wear to the interview, ideally in the photo itself. Where we offer clothes and they fit the selfie, a jacket can be added later, but don’t count on it.',
      },
      {
        title: 'You, this year',
        text: 'The person who enters the room should be the one on the page: same hair, same glasses, same beard.',
      },
      {
        title: 'A small file',
        text: `Below ${photo.goodWeight} is good, up to ${photo.fairWeight} is still fine. In Germany a whole application should stay below ${photo.applicationMax}.`,
      },
    ],
  },
  faq: {
    heading: 'Questions about CV photos',
    entries: [
      {
        id: 'germany',
        question: 'Do I have to add a photo in Germany?',
        answer:
          'No. The General Equal Treatment Act has been in force since 2006, and employers may not demand a photo. Many applicants add one all the same because many employers like to see it. A CV without a photo is complete.',
      },
      {
        id: 'corner',
        question: 'Which corner does it go in?',
        answer:
          'Top right in Germany, Austria and Switzerland, top left or top right in France and Spain. Place it in the body of the document, not in the header and not in a text box: software that reads CVs copes best that way.',
      },
      {
        id: 'missing-country',
        question: 'My country is not in the table. What now?',
        answer:
          'Look at the employer’s job adverts and at CV templates from that country, or just ask the recruiter. If nothing calls for a photo, leave it out: nobody misses what nobody expected.',
      },
      {
        id: 'passport-photo',
        question: 'Can I use my passport photo?',
        answer:
          'You can, but it rarely helps. Passport photos need a neutral face and flat light so that a machine can compare them. In a CV photo you can smile. The other way round is forbidden: an edited photo has no place in a passport.',
      },
    ],
  },
  related: {
    heading: 'Read on',
    links: [
      {
        page: 'resumePhotoCropper',
        name: 'Crop a photo to size',
        text: 'Free, in your browser, with a cutting mat to check it by.',
      },
      {
        page: 'resumePhotoReview',
        name: 'Check the file',
        text: 'Pixels, file size and format, measured in your browser for the country you apply in.',
      },
      {
        page: 'article',
        slug: articleSlugs.photoByCountry,
        name: 'Should your CV have a photo?',
        text: 'The long version, with the surveys and what they do not show.',
      },
      {
        page: 'article',
        slug: articleSlugs.cvPhotoSizes,
        name: 'The right size, explained',
        text: 'Millimetres, pixels, dpi: how they’re related.',
      },
    ] as readonly RelatedLink[],
  },
  end: {
    heading: 'No good photo at hand?',
    text: `${facts.brand} makes CV photos from selfies, with your own face. You can see one before you pay.`,
  },
});

export type CvPhotoTexts = ReturnType<typeof cvPhoto>;
