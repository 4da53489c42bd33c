import type { GalleryTexts } from '../../../i18n/gallery/en.ts';

/** A size in which one headshot can be downloaded. */
export interface DownloadChoice {
  /** Last part of the URL. */
  readonly variant: 'original' | 'square' | 'linkedin-800' | 'cv-45x60' | 'id-35x45';
  readonly textKey: Extract<
    keyof GalleryTexts['download'],
    'original' | 'square' | 'linkedin800' | 'cv45x60' | 'id35x45'
  >;
  /** Undefined for the original, whose size varies. */
  readonly size: string | undefined;
}

export const DOWNLOAD_CHOICES: readonly DownloadChoice[] = [
  { variant: 'original', textKey: 'original', size: undefined },
  { variant: 'linkedin-800', textKey: 'linkedin800', size: '800 × 800 px' },
  { variant: 'square', textKey: 'square', size: '1 : 1' },
  { variant: 'cv-45x60', textKey: 'cv45x60', size: '45 × 60 mm' },
  { variant: 'id-35x45', textKey: 'id35x45', size: '35 × 45 mm' },
];
