/** Grey-scale dilation: returns the largest value of each cell and the eight around it. @param plane values ≥ 0 */
export function dilate(plane: Float32Array, widthPx: number, heightPx: number): Float32Array<ArrayBuffer> {
  const rows = new Float32Array(plane.length);
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++)
      rows[i] = Math.max(plane[i], x > 0 ? plane[i - 1] : 0, x < widthPx - 1 ? plane[i + 1] : 0);
  const result = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i++)
    result[i] = Math.max(rows[i], rows[i - widthPx] ?? 0, rows[i + widthPx] ?? 0);
  return result;
}
