import { BRAND } from '../../catalog/brand.ts';

/** What the ribbons across a free preview say, in turn. */
export const previewMark = {
  words: [BRAND.name, 'Free preview', 'Preview only'],
};

export type PreviewMarkTexts = typeof previewMark;
