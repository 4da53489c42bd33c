import type { Face } from '../models/face.ts';
import type { AlphaImage, Point } from '../raster/image.ts';

const CHIN = 152;
const FOREHEAD = 10;

/** The way down from forehead to chin on a head that leans, and its length. */
function faceAxis(face: Face): { readonly chin: Point; readonly down: Point; readonly heightPx: number } {
  const [cx, cy] = face.mesh[CHIN]!;
  const [fx, fy] = face.mesh[FOREHEAD]!;
  const heightPx = Math.max(1, Math.hypot(cx - fx, cy - fy));
  return { chin: { x: cx, y: cy }, down: { x: (cx - fx) / heightPx, y: (cy - fy) / heightPx }, heightPx };
}

/**
 * Adds the body of a segmentation that knows people and leaves everything above the chin to the matte, whose hair
 * is finer. ISNet keeps what stands out: of a close selfie sometimes only the head, of a jacket only one half, and
 * in the first shoot looked through that was two selfies of eight. The two meet softly between chin and neck.
 * @returns coverage at the matte's size
 */
export function joinBody(matte: AlphaImage, body: AlphaImage, face: Face): AlphaImage {
  const { widthPx: w, heightPx: h } = matte;
  const { chin, down, heightPx } = faceAxis(face);
  const data = new Uint8Array(matte.data.length);
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const below = ((x - chin.x) * down.x + (y - chin.y) * down.y) / heightPx;
      const share = Math.min(1, Math.max(0, (below + 0.12) / 0.12));
      const solid = Math.min(1, Math.max(0, (body.data[i] / 255 - 0.3) / 0.5));
      data[i] = Math.max(matte.data[i], Math.round(solid * share * 255));
    }
  return { widthPx: w, heightPx: h, data };
}
