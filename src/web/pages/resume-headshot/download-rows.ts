import {
  DOWNLOAD_CHOICES,
  type DownloadChoice,
} from '../../../features/gallery/download/download-choices.ts';
import type { ResumeHeadshotTexts } from '../../../i18n/resume-headshot/en.ts';
import type { PhotoFigures } from '../../../i18n/photo-figures.ts';

export interface DownloadRow {
  readonly variant: DownloadChoice['variant'];
  readonly name: string;
  readonly size: string;
  readonly use: string;
}

/** Lists every size that a gallery offers for download, with its dimensions. */
export function downloadRows(texts: ResumeHeadshotTexts, photo: PhotoFigures): readonly DownloadRow[] {
  const sizes: Readonly<Record<DownloadChoice['variant'], string>> = {
    original: `${photo.largeHeadshotPx} / ${photo.headshotPx}`,
    'linkedin-800': photo.linkedinPx,
    square: '1\u00a0:\u00a01',
    'cv-45x60': `${photo.cvMm}, ${photo.cvPx}`,
    'id-35x45': `${photo.smallMm}, ${photo.smallPx}`,
  };
  return DOWNLOAD_CHOICES.map(({ variant }) => ({
    variant,
    size: sizes[variant],
    ...texts.sizes.rows[variant],
  }));
}
