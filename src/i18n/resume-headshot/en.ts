import type { CatalogFacts } from '../catalog-facts.ts';
import type { RelatedLink } from '../related-link.ts';
import { articleSlugs } from '../article-slugs/en.ts';

export const resumeHeadshot = ({ photo, ...facts }: CatalogFacts) => ({
  title: 'Professional headshot for LinkedIn and your resume',
  description: `A headshot made from your selfies: three framings, ready for LinkedIn at ${photo.linkedinPx}, for print at ${photo.cvMm} and in full size. Free preview before you pay.`,
  heading: 'One headshot, cut for every place you need it.',
  lead: 'A profile, a team page, a speaker’s bio, a printed CV: each needs a different crop of the same good photo. You get them all, made from the selfies on your phone.',
  action: 'Start with your selfies',
  price: `Free preview first. From ${facts.prices.basic}, paid once.`,
  framings: {
    caption:
      'The same place, three distances. Which of them you get depends on how much your selfies show and on what you wear.',
    tight: 'tight',
    classic: 'classic',
    wide: 'wide',
  },
  crops: {
    heading: 'Three framings',
    points: [
      {
        title: 'Tight',
        text: 'Head and neck fill the frame. Made to be small: in a list of search results the face is still a face.',
      },
      {
        title: 'Classic',
        text: 'Head and shoulders, the head about half as tall as the picture. The one for applications and most profiles.',
      },
      {
        title: 'Wide',
        text: 'Down to the chest, with the room behind you in view. For team pages, articles and talks.',
      },
    ],
  },
  sizes: {
    heading: 'What you download',
    lead: 'Every headshot in your gallery comes in each of these sizes, cropped around the face, as a JPEG. Download single ones or everything as a ZIP.',
    caption: 'Sizes you can download',
    columns: { name: 'Download', size: 'Size', use: 'Good for' },
    rows: {
      original: {
        name: 'Original',
        use: 'Websites, articles, prints up to postcard size. The larger size if the selfie has enough pixels for it; smaller if the selfie has too little detail: a small face is enlarged and sharpened, usually to three times its size at most.',
      },
      'linkedin-800': {
        name: 'LinkedIn profile',
        use: 'The face in the middle, so that the circle cuts nothing off.',
      },
      square: { name: 'Square', use: 'Teams, Slack, GitHub, conference sites.' },
      'cv-45x60': {
        name: 'CV photo',
        use: 'To print or place in a document; the file carries its resolution, so it comes out at the right size.',
      },
      'id-35x45': {
        name: 'Small photo',
        use: 'CVs in France, Spain, Italy or Poland. Not for identity documents.',
      },
    },
  },
  made: {
    heading: 'From selfie to headshot',
    points: [
      {
        title: 'You send selfies',
        text: `${facts.selfiesMin} at least, ${facts.selfiesRecommended} or more are better. Different days, different clothes, light from the front.`,
      },
      {
        title: 'You see one',
        text: `After ${facts.previewAfterSelfies} usable selfies a preview is made, free and with a watermark.`,
      },
      {
        title: 'You choose',
        text: `A package with ${facts.headshots.basic}, ${facts.headshots.premium} or ${facts.headshots.ultimate} headshots, and the styles you like.`,
      },
      {
        title: 'You collect',
        text: `The link to your gallery comes by email. After ${facts.retentionDays} days it is erased, or earlier if you say so.`,
      },
    ],
  },
  changes: {
    heading: 'What changes, what does not',
    points: [
      {
        title: 'New',
        text: 'The place behind you, the light it casts, the crop, the colours. The lens too: what arm’s length does to a nose is corrected. Shine on the forehead and shadows under the eyes are softened. And in headshots with our clothes, the cloth below the collar.',
      },
      {
        title: 'Yours, as it is',
        text: 'Your face and its expression, your hair, your neck, your glasses, and your clothes if you keep them. Lines, freckles, scars and stubble stay; nobody is made younger, slimmer or paler.',
      },
    ],
  },
  faq: {
    heading: 'Questions about the headshots',
    entries: [
      {
        id: 'clothes',
        question: 'Can you put me in a suit?',
        answer:
          'Yes, if the upload page offers clothes and they fit your selfie: cut from a photo, fitted to your shoulders, below your own face, hair and neck. Still, take two or three selfies in what you would wear to work; nothing fits better than your own clothes.',
      },
      {
        id: 'real',
        question: 'Is that still a photo?',
        answer:
          'The person in it was photographed, by you. Place and light are made by software, and our clothes come from another picture, so it’s a composite, and the file says so in a mark that machines can read.',
      },
      {
        id: 'same-everywhere',
        question: 'Should I use the same photo everywhere?',
        answer:
          'For work, yes. People meet your name in an email, on LinkedIn and on a badge; one face connects them. Keep two or three others for articles and talks.',
      },
      {
        id: 'how-old',
        question: 'How often should I take a new one?',
        answer:
          'When somebody who only knows the photo would walk past you. A new haircut counts, a new job title doesn’t.',
      },
    ],
  },
  related: {
    heading: 'Read on',
    links: [
      { page: 'examples', name: 'Every style', text: 'Every place your headshots can be set in.' },
      {
        page: 'linkedinPhotoReview',
        name: 'Check your current LinkedIn photo',
        text: 'Maybe it is good enough already.',
      },
      {
        page: 'article',
        slug: articleSlugs.linkedinPhoto,
        name: 'A LinkedIn photo that works small',
        text: 'What’s left of a photo the size of a fingernail.',
      },
      {
        page: 'article',
        slug: articleSlugs.goodSelfies,
        name: 'Selfies that become good headshots',
        text: 'Ten minutes at a window, step by step.',
      },
      {
        page: 'article',
        slug: articleSlugs.whatToWear,
        name: 'What to wear in a headshot',
        text: 'And what we can change afterwards.',
      },
    ] as readonly RelatedLink[],
  },
  end: {
    heading: 'The window is the studio.',
    text: 'Stand facing it, hold the phone at eye level, take ten photos.',
  },
});

export type ResumeHeadshotTexts = ReturnType<typeof resumeHeadshot>;
