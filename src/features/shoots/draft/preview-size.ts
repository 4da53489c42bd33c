import { LIMITS } from '../../../catalog/limits.ts';

/** Of the free preview: 4:5, like every headshot. */
export const PREVIEW_SIZE = { widthPx: LIMITS.previewWidthPx, heightPx: (LIMITS.previewWidthPx * 5) / 4 };
