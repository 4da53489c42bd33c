import type { StyleId } from '../catalog/styles.ts';
import academic from '../../assets/scene-pictures/library-shelves-320.webp?url';
import casual from '../../assets/scene-pictures/corner-cafe-320.webp?url';
import corporate from '../../assets/scene-pictures/glass-office-320.webp?url';
import creative from '../../assets/scene-pictures/terracotta-teal-320.webp?url';
import greenery from '../../assets/scene-pictures/garden-bokeh-320.webp?url';
import realEstate from '../../assets/scene-pictures/bright-living-room-320.webp?url';
import warm from '../../assets/scene-pictures/hearth-room-320.webp?url';

/** The empty scene shown small beside a style's name, 320 × 400 (scripts/draw-scene-pictures.ts). */
export const STYLE_SCENES: Readonly<Record<StyleId, string>> = {
  academic,
  casual,
  corporate,
  creative,
  greenery,
  realEstate,
  warm,
};
