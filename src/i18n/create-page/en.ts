import type { CatalogFacts } from '../catalog-facts.ts';
import { articleSlugs } from '../article-slugs/en.ts';

/** The texts around the upload panel on /create-headshot. */
export const createPage = (facts: CatalogFacts) => ({
  title: 'Create your professional headshots',
  description: `Upload ${facts.selfiesMin} or more selfies, see a free preview in one of ${facts.styleCount} styles, then choose your package. No account, everything erased after ${facts.retentionDays} days.`,
  heading: 'Put your selfies on the light table.',
  lead: `${facts.selfiesMin} good ones are enough, ${facts.selfiesRecommended} or more are better. Every photo is checked right away.`,
  guide: {
    heading: 'Selfies that work, and those to avoid',
    good: {
      heading: 'These work',
      list: [
        { kind: 'window-light' as const, words: 'Daylight from a window in front of you' },
        { kind: 'eye-level' as const, words: 'Camera at eye level, an arm’s length away' },
        { kind: 'other-place' as const, words: 'A different day, place and outfit' },
      ],
    },
    bad: {
      heading: 'Better to avoid',
      list: [
        { kind: 'too-far' as const, words: 'Too far away' },
        { kind: 'too-dark' as const, words: 'Too dark, or light from behind' },
        { kind: 'sunglasses' as const, words: 'Sunglasses' },
        { kind: 'hat' as const, words: 'Hat, cap or hood' },
        { kind: 'two-people' as const, words: 'Somebody else in the photo' },
        { kind: 'cut-off' as const, words: 'Head or shoulders cut off' },
      ],
    },
    clothes: {
      text: 'Wear something you want to be seen in, with nothing over the collar and long hair behind your shoulders. If we offer clothes below, your face, hair and neck stay your own, and even a selfie that ends at the shoulders can be used with our clothes.',
      action: 'What to wear, and what we can change',
      slug: articleSlugs.whatToWear,
    },
  },
  faq: { text: 'Everything else you may want to know', action: 'Read the questions and answers' },
});
export type CreatePageTexts = ReturnType<typeof createPage>;
