import { LIMITS } from '../../../catalog/limits.ts';

/** The size of a free preview, which has the aspect ratio 4:5 like every headshot. */
export const PREVIEW_SIZE = { widthPx: LIMITS.previewWidthPx, heightPx: (LIMITS.previewWidthPx * 5) / 4 };
