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
 * Whether the matte kept the head and lost what carries it: nothing under the chin, or at the picture's bottom
 * only a neck where shoulders must be.
 */
export function bodyIsLost(matte: AlphaImage, face: Face): boolean {
  const { widthPx: w, heightPx: h, data } = matte;
  const { chin, down, heightPx } = faceAxis(face);
  let neck = 0;
  let seen = 0;
  for (let step = 0.15; step <= 0.4; step += 0.05) {
    const x = Math.round(chin.x + down.x * step * heightPx);
    const y = Math.round(chin.y + down.y * step * heightPx);
    if (x < 0 || y < 0 || x >= w || y >= h) continue;
    neck += data[y * w + x] / 255;
    seen++;
  }
  if (seen > 0 && neck / seen < 0.85) return true;
  const bottom = h - 4;
  if (bottom - chin.y < 0.4 * heightPx) return false;
  let covered = 0;
  for (let x = 0; x < w; x++) covered += data[bottom * w + x] / 255;
  return covered < Math.min(1.5 * face.box.width, 0.5 * w);
}

/**
 * Takes the body from a segmentation that knows people and leaves everything above the chin to the matte, whose
 * hair is finer. The two meet softly between the chin and the neck.
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
