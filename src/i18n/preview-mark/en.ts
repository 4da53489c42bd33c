import { BRAND } from '../../catalog/brand.ts';

/** The words on the ribbons across a free preview, in turn. */
export const previewMark = {
  words: [BRAND.name, 'Free preview', 'Preview only'],
};

export type PreviewMarkTexts = typeof previewMark;
