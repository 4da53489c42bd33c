import { TAGS_PER_REQUEST_MAX } from '../../catalog/newsletter.ts';
import type { NewsletterTagsTexts } from './en.ts';

export const newsletterTags: NewsletterTagsTexts = {
  addFailed: (reason) => `No se han podido añadir las etiquetas: ${reason}`,
  removeFailed: (reason) => `No se han podido quitar las etiquetas: ${reason}`,
  errors: {
    'tags-missing': 'Indique al menos una etiqueta.',
    'tags-too-many': `Indique como máximo ${TAGS_PER_REQUEST_MAX} etiquetas a la vez.`,
    'tag-unknown': 'No existe ninguna etiqueta así que un visitante pueda poner.',
  },
};
