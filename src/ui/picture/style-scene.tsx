import type { StyleId } from '../../base/style-ids.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { STYLE_SCENES } from './style-scenes.ts';

/** The empty scene of a style, as the ground of something: it says nothing that is not beside it. */
export function StyleScene({ style, ...rest }: { style: StyleId } & Omit<PictureProps, 'files' | 'alt'>) {
  return <Picture files={STYLE_SCENES[style]} alt="" {...rest} />;
}
