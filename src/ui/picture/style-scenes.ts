import { STYLE_FACES } from '../../catalog/style-faces.ts';
import { STYLE_IDS, type StyleId } from '../../base/style-ids.ts';
import type { PictureFiles } from './picture.tsx';
import { pictureOfScene } from './scene-picture-sizes.ts';

// The scenes of STYLE_FACES and no others: this list is part of the pages' scripts.
const FILES = import.meta.glob<string>(
  '../../../assets/scene-pictures/{library-shelves,corner-cafe,glass-office,terracotta-teal,garden-bokeh,bright-living-room,hearth-room}-{320,640}.{avif,webp}',
  { query: '?url', import: 'default', eager: true },
);

/** The empty scene that stands for each style. */
export const STYLE_SCENES = Object.fromEntries(
  STYLE_IDS.map((style) => [style, pictureOfScene(FILES, STYLE_FACES[style], [320, 640])]),
) as Readonly<Record<StyleId, PictureFiles>>;
