import type { StyleId } from '../base/style-ids.ts';

/** The id of the scene that represents each style, chosen so that the seven are easy to tell apart. */
export const STYLE_COVERS: Readonly<Record<StyleId, string>> = {
  academic: 'library-shelves',
  casual: 'corner-cafe',
  corporate: 'glass-office',
  creative: 'terracotta-teal',
  greenery: 'garden-bokeh',
  realEstate: 'bright-living-room',
  warm: 'hearth-room',
};
