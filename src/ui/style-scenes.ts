import type { StyleId } from '../catalog/styles.ts';
import academic from '../../assets/style-scenes/academic.webp?url';
import casual from '../../assets/style-scenes/casual.webp?url';
import corporate from '../../assets/style-scenes/corporate.webp?url';
import creative from '../../assets/style-scenes/creative.webp?url';
import greenery from '../../assets/style-scenes/greenery.webp?url';
import realEstate from '../../assets/style-scenes/realEstate.webp?url';
import warm from '../../assets/style-scenes/warm.webp?url';

/** The empty scene shown beside a style's name (scripts/draw-style-scenes.ts), 400 × 500. */
export const STYLE_SCENES: Readonly<Record<StyleId, string>> = {
  academic,
  casual,
  corporate,
  creative,
  greenery,
  realEstate,
  warm,
};
