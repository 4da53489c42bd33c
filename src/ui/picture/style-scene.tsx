import { STYLE_IDS, type StyleId } from '../../base/style-ids.ts';
import { STYLE_COVERS } from '../../catalog/style-covers.ts';
import { Picture, type PictureFiles, type PictureProps } from './picture.tsx';
import { pictureOfScene } from './scene-picture-sizes.ts';

// The pattern names the scenes of STYLE_COVERS and no others, because the resulting list is part of the pages' scripts.
const FILES = import.meta.glob<string>(
  '../../../assets/scene-pictures/{library-shelves,corner-cafe,glass-office,terracotta-teal,garden-bokeh,bright-living-room,hearth-room}-{320,640}.{avif,webp}',
  { query: '?url', import: 'default', eager: true },
);

/** The empty scene that represents each style. */
const STYLE_SCENES = Object.fromEntries(
  STYLE_IDS.map((style) => [style, pictureOfScene(FILES, STYLE_COVERS[style], [320, 640])]),
) as Readonly<Record<StyleId, PictureFiles>>;

/** The empty scene of a style as a background. It is decorative: the text beside it says the same. */
export function StyleScene({ style, ...rest }: { style: StyleId } & Omit<PictureProps, 'files' | 'alt'>) {
  return <Picture files={STYLE_SCENES[style]} alt="" {...rest} />;
}
