import { TAGS_PER_REQUEST_MAX } from '../../catalog/newsletter.ts';
import type { NewsletterTagsTexts } from './en.ts';

export const newsletterTags: NewsletterTagsTexts = {
  addFailed: (reason) => `Die Schlagwörter konnten nicht hinzugefügt werden: ${reason}`,
  removeFailed: (reason) => `Die Schlagwörter konnten nicht entfernt werden: ${reason}`,
  errors: {
    'tags-missing': 'Bitte nennen Sie mindestens ein Schlagwort.',
    'tags-too-many': `Bitte nennen Sie höchstens ${TAGS_PER_REQUEST_MAX} Schlagwörter auf einmal.`,
    'tag-unknown': 'Ein solches Schlagwort können Besucher nicht setzen.',
  },
};
