import type { GalleryTexts } from '../../../i18n/gallery/en.ts';

/** What one picture can be taken home as: last part of its address, its name, and its size in figures. */
export interface DownloadChoice {
  readonly variant: 'original' | 'square' | 'linkedin-800' | 'cv-45x60' | 'id-35x45';
  readonly name: Extract<
    keyof GalleryTexts['download'],
    'original' | 'square' | 'linkedin800' | 'cv45x60' | 'id35x45'
  >;
  readonly size: string | undefined;
}

export const DOWNLOAD_CHOICES: readonly DownloadChoice[] = [
  { variant: 'original', name: 'original', size: undefined },
  { variant: 'linkedin-800', name: 'linkedin800', size: '800 × 800 px' },
  { variant: 'square', name: 'square', size: '1 : 1' },
  { variant: 'cv-45x60', name: 'cv45x60', size: '45 × 60 mm' },
  { variant: 'id-35x45', name: 'id35x45', size: '35 × 45 mm' },
];
