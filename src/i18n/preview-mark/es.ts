import { BRAND } from '../../catalog/brand.ts';
import type { PreviewMarkTexts } from './en.ts';

export const previewMark: PreviewMarkTexts = {
  words: [BRAND.name, 'Vista previa gratuita', 'Solo para ver'],
};
