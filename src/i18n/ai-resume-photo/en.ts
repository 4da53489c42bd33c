import type { CatalogFacts } from '../catalog-facts.ts';
import type { RelatedLink } from '../related-link.ts';
import { articleSlugs } from '../article-slugs/en.ts';

export const aiResumePhoto = ({ photo, ...facts }: CatalogFacts) => ({
  title: 'AI resume photo: how it is made, US and EU sizes',
  description:
    'An AI resume photo that keeps your own face: how it is made and measured, the sizes used in the US and the EU, how it is marked and where it is not allowed.',
  heading: 'An AI resume photo that is still you.',
  lead: 'Many generators learn a face and then paint a new one that looks related to you. This one doesn’t paint faces. It takes yours out of a selfie and puts it in another place, in another light.',
  action: 'Make an AI resume photo',
  price: `From ${facts.prices.basic}, with a free preview.`,
  layers: {
    yours: 'you, photographed',
    made: 'place and light, made',
    together: 'together, and marked',
    mark: 'AI',
    caption: 'What comes from your camera and what from the software.',
  },
  how: {
    heading: 'How it is made',
    points: [
      {
        title: 'Taken out',
        text: 'A neural network finds the outline of your head and body, down to single strands of hair. Then the direction of the light in your selfie is measured.',
      },
      {
        title: 'Put in',
        text: 'Scenes were built and lit for each style. Their light falls on your face, their colours surround your hair, their blur lies behind you. If you wear our clothes, they’re cut from another photo, usually of a computer-generated person, and end at the collar.',
      },
      {
        title: 'Measured',
        text: 'Each result is compared with your other selfies. If the likeness is lost, or the tone or texture of your skin, the headshot is made again from another selfie, and the failed one is never delivered.',
      },
    ],
  },
  us: {
    heading: 'Sizes in the United States',
    lead: 'There’s no size for a resume photo because there shouldn’t be one. These are the photos you do need.',
    caption: 'Photo sizes in the United States',
    resume: { name: 'Resume', size: 'none', note: 'Leave the photo off.' },
    linkedin: {
      name: 'LinkedIn profile',
      note: `JPEG or PNG. From ${photo.linkedinMinPx} up to ${photo.linkedinMaxPx} and ${photo.linkedinMax}; we deliver a square of ${photo.linkedinPx}.`,
    },
  },
  eu: {
    heading: 'Sizes in the European Union and Switzerland',
    lead: `Photos on a CV are voluntary, and these are the usual sizes where people add one. Pixels are for printing at ${photo.dpi} dpi.`,
    caption: 'CV photo sizes in the European Union and Switzerland',
  },
  columns: { use: 'For', size: 'Size', px: 'Pixels', note: 'Note' },
  forbidden: 'Never with an AI picture.',
  honest: {
    heading: 'What is honest',
    points: [
      {
        title: 'The file says so',
        text: 'Every headshot carries the IPTC mark for composites made with a trained model. Some platforms show it as a small label. We do not hide it and neither should you.',
      },
      {
        title: 'You can say so too',
        text: 'If someone asks, tell them. Your gallery has a sentence ready to copy, for places that want it in writing.',
      },
      {
        title: 'Not for documents',
        text: 'Passports, identity cards and visas need an unedited photo. We don’t offer any, in any size, whatever a crop may be called.',
      },
      {
        title: 'Nothing guessed about you',
        text: 'No software here estimates age, sex, origin or mood. It looks for light, sharpness, pose and likeness.',
      },
    ],
  },
  faq: {
    heading: 'Questions about AI photos',
    entries: [
      {
        id: 'allowed',
        question: 'Can I use an AI photo for a job application?',
        answer:
          'We know of no rule against it where photos are customary. What counts is that people recognise you at the interview. Some employers say where they stand on AI in applications; then that applies.',
      },
      {
        id: 'notice',
        question: 'Will they notice?',
        answer:
          'A trained eye sometimes will, and software can read the mark. That’s intended. A good photo of you doesn’t need to be a secret.',
      },
      {
        id: 'likeness',
        question: 'How is likeness measured?',
        answer:
          'With your explicit consent, a neural network describes the faces in the result and in your selfies as rows of numbers and compares them. The descriptions are discarded when the job is done and never stored.',
      },
      {
        id: 'training',
        question: 'Do you train a model with my photos?',
        answer: `No. Nothing is trained, neither for your order nor afterwards. Selfies and headshots are erased after ${facts.retentionDays} days, or earlier at the press of a button.`,
      },
    ],
  },
  related: {
    heading: 'Read on',
    links: [
      {
        page: 'resumePhoto',
        name: 'Should a resume have a photo at all?',
        text: 'In the United States and several other countries: no.',
      },
      {
        page: 'about',
        name: `Why there is ${facts.brand}`,
        text: 'What bothered us about AI headshots.',
      },
      {
        page: 'examples',
        name: 'Every scene of every style',
        text: 'The places, still empty.',
      },
      {
        page: 'article',
        slug: articleSlugs.honestAi,
        name: 'AI headshots, honestly',
        text: 'What is made, what is marked, what is erased.',
      },
    ] as readonly RelatedLink[],
  },
  end: {
    heading: 'See it before you believe it.',
    text: `With ${facts.previewAfterSelfies} selfies you get a free preview. If it doesn’t look like you, stop there.`,
  },
});

export type AiResumePhotoTexts = ReturnType<typeof aiResumePhoto>;
