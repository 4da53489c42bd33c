import { freeBytes } from '../../raster/free-bytes.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { enlargePlane, shrinkPlane } from '../plane/resample-plane.ts';

/**
 * Aligns a soft mask with the edges of its image: the guided filter (He, Sun and Tang 2010, "Guided Image Filtering") with one
 * grey guide, in its fast form (He and Sun 2015, "Fast Guided Filter", arXiv:1505.00996).
 * @param guide luminance 0–1
 * @param mask coverage 0–1, same size
 * @param options radiusPx of the window at full size; epsilon is the variance below which the guide counts
 *   as flat (0–1 scale squared); shrink ≥ 1 is the factor by which the planes are reduced for the window statistics
 * @returns coverage 0–1, same size
 */
export function guidedFilter(
  guide: Float32Array,
  mask: Float32Array,
  widthPx: number,
  heightPx: number,
  options: { readonly radiusPx: number; readonly epsilon: number; readonly shrink: number },
): Float32Array<ArrayBuffer> {
  const { shrink, epsilon } = options;
  const g = shrinkPlane(guide, widthPx, heightPx, shrink);
  const p = shrinkPlane(mask, widthPx, heightPx, shrink);
  const { widthPx: w, heightPx: h } = g;
  const r = Math.max(1, Math.round(options.radiusPx / shrink));
  const product = new Float32Array(w * h);
  const square = new Float32Array(w * h);
  for (let i = 0; i < product.length; i++) {
    product[i] = g.data[i] * p.data[i];
    square[i] = g.data[i] * g.data[i];
  }
  const meanG = boxBlur(g.data, w, h, r);
  const meanP = boxBlur(p.data, w, h, r);
  const meanGP = boxBlur(product, w, h, r);
  const meanGG = boxBlur(square, w, h, r);
  const a = product;
  const b = square;
  for (let i = 0; i < a.length; i++) {
    const variance = meanGG[i] - meanG[i] * meanG[i];
    a[i] = (meanGP[i] - meanG[i] * meanP[i]) / (variance + epsilon);
    b[i] = meanP[i] - a[i] * meanG[i];
  }
  const slope = enlargePlane(
    { data: boxBlur(a, w, h, r), widthPx: w, heightPx: h },
    widthPx,
    heightPx,
    shrink,
  );
  const offset = enlargePlane(
    { data: boxBlur(b, w, h, r), widthPx: w, heightPx: h },
    widthPx,
    heightPx,
    shrink,
  );
  for (let i = 0; i < slope.length; i++) slope[i] = Math.min(1, Math.max(0, slope[i] * guide[i] + offset[i]));
  freeBytes(offset);
  return slope;
}
