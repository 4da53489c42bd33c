import { BRAND } from '../../catalog/brand.ts';
import type { PreviewMarkTexts } from './en.ts';

export const previewMark: PreviewMarkTexts = {
  words: [BRAND.name, 'Kostenlose Vorschau', 'Nur zur Ansicht'],
};
