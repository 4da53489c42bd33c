import type { CatalogFacts } from '../catalog-facts.ts';
import { articleSlugs } from '../article-slugs/en.ts';

/** The words around the sheet on /create-headshot. */
export const createPage = (facts: CatalogFacts) => ({
  title: 'Create your professional headshots',
  description: `Upload ${facts.selfiesMin} or more selfies, see a free preview in one of ${facts.styleCount} styles, then choose your package. No account, everything erased after ${facts.retentionDays} days.`,
  heading: 'Lay your selfies on the table.',
  lead: `${facts.selfiesMin} good ones are enough, ${facts.selfiesRecommended} or more are better. Every photo is checked at once.`,
  guide: {
    heading: 'Selfies that work, and those to avoid',
    good: {
      heading: 'These work',
      list: [
        { kind: 'window-light' as const, words: 'Daylight from a window in front of you' },
        { kind: 'eye-level' as const, words: 'Camera at eye level, an arm’s length away' },
        { kind: 'other-place' as const, words: 'Another day, another place, other clothes' },
      ],
    },
    bad: {
      heading: 'Better not',
      list: [
        { kind: 'too-far' as const, words: 'Too far away' },
        { kind: 'too-dark' as const, words: 'Too dark, or light from behind' },
        { kind: 'sunglasses' as const, words: 'Sunglasses' },
        { kind: 'hat' as const, words: 'Hat, cap or hood' },
        { kind: 'two-people' as const, words: 'Somebody else in the picture' },
        { kind: 'cut-off' as const, words: 'Head or shoulders cut off' },
      ],
    },
    clothes: {
      text: 'What you wear: something you want to be seen in, with the collar free and long hair behind your shoulders. If clothes of ours are on offer below, face, hair and neck stay yours, and even a selfie that ends at the shoulders can be used in them.',
      action: 'What to wear, and what we can change',
      slug: articleSlugs.whatToWear,
    },
  },
  faq: { text: 'Everything else you may want to know', action: 'To the questions and answers' },
});
export type CreatePageTexts = ReturnType<typeof createPage>;
