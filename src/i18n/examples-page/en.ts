import type { CatalogFacts } from '../catalog-facts.ts';
import type { RelatedLink } from '../related-link.ts';
import { articleSlugs } from '../article-slugs/en.ts';

export const examplesPage = (facts: CatalogFacts) => ({
  title: `Examples: every scene of the ${facts.styleCount} styles`,
  description: `The whole contact strips: ${facts.styleCount} headshot styles with all their scenes, from library and glass office to garden and fireside. See them before you choose.`,
  heading: 'The places are ready. All they need is you.',
  lead: `${facts.styleCount} styles, each with its own rooms, streets and gardens. This is the whole sheet, with nothing held back.`,
  action: 'Start with your selfies',
  pairs: {
    heading: 'Before and after',
    lead: 'A selfie on one side, the headshot made from it on the other. The people are computer-generated; the headshots were made with the same software and to the same standards as yours would be.',
  },
  dressed: {
    heading: 'Same face, new jacket',
    lead: 'The same people in our clothes. Face, hair and neck come from the selfie; below the collar is a garment cut from another computer-generated picture, never from the person’s own. Your free preview shows you both ways.',
  },
  strips: {
    heading: 'The contact sheet',
    lead: `Each strip is one style. A package includes ${facts.stylesOf.basic}, ${facts.stylesOf.premium} or ${facts.stylesOf.ultimate} of them, and your headshots are spread over their scenes. The last frame of each strip is a plain studio backdrop, and about one headshot in six is black and white. Your selfies take turns in these scenes, in up to three framings: the more different moments they show, the more varied your set.`,
    you: 'your place',
    frames: 'Scenes',
  },
  notes: {
    heading: 'How to read it',
    points: [
      {
        title: 'Why there’s nobody in them',
        text: `Our customers’ headshots belong to them and are erased after ${facts.retentionDays} days, so we have none to show. Your own preview tells you more than a stranger’s face.`,
      },
      {
        title: 'Where they are',
        text: 'Nowhere. Every room was built and lit as a model in Blender and rendered for these headshots, so you’re never sitting in somebody else’s office.',
      },
      {
        title: 'Why they are blurred',
        text: 'That’s how a portrait lens shows what is far behind a face. A sharp background is what gives a montage away.',
      },
    ],
  },
  related: {
    heading: 'Read on',
    links: [
      { page: 'pricing', name: 'Prices', text: 'How many headshots and styles each package includes.' },
      {
        page: 'aiResumePhoto',
        name: 'What AI has to do with it',
        text: 'What is photographed, what software makes, and how it is marked.',
      },
      {
        page: 'article',
        slug: articleSlugs.goodSelfies,
        name: 'Selfies that become good headshots',
        text: 'So that your face and the scene go together.',
      },
    ] as readonly RelatedLink[],
  },
  end: {
    heading: 'Found yours?',
    text: `Try it on: with ${facts.previewAfterSelfies} selfies you get a free preview in any of the styles.`,
  },
});

export type ExamplesPageTexts = ReturnType<typeof examplesPage>;
