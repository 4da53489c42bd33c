import { TAGS_PER_REQUEST_MAX } from '../../catalog/newsletter.ts';

/** Why the interests of a subscriber could not be changed (spec §8). */
export const newsletterTags = {
  addFailed: (reason: string) => `Failed to add tags: ${reason}`,
  removeFailed: (reason: string) => `Failed to remove tags: ${reason}`,
  errors: {
    'tags-missing': 'Please name at least one tag.',
    'tags-too-many': `Please name at most ${TAGS_PER_REQUEST_MAX} tags at once.`,
    'tag-unknown': 'There is no such tag that a visitor can set.',
  },
};

export type NewsletterTagsTexts = typeof newsletterTags;
