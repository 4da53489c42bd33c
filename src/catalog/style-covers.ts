import type { StyleId } from '../base/style-ids.ts';

/** The scene that tells its style from the other six at a glance. */
export const STYLE_COVERS: Readonly<Record<StyleId, string>> = {
  academic: 'library-shelves',
  casual: 'corner-cafe',
  corporate: 'glass-office',
  creative: 'terracotta-teal',
  greenery: 'garden-bokeh',
  realEstate: 'bright-living-room',
  warm: 'hearth-room',
};
