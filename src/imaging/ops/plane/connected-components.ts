/**
 * Finds the connected components of equal marks (4-connectivity).
 * @param marks row-major, widthPx × heightPx; 0 is background
 * @returns the pixel indices of each component
 */
export function connectedComponents(
  marks: Float32Array,
  widthPx: number,
  heightPx: number,
): readonly (readonly number[])[] {
  const seen = new Uint8Array(marks.length);
  const groups: number[][] = [];
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] === 0 || seen[start] === 1) continue;
    seen[start] = 1;
    const group = [start];
    for (const i of group)
      for (const j of neighbours(i, widthPx, heightPx)) {
        if (seen[j] === 1 || marks[j] !== marks[i]) continue;
        seen[j] = 1;
        group.push(j);
      }
    groups.push(group);
  }
  return groups;
}

/** Returns the mean of `value` over the pixels of a component. */
export function meanOver(group: readonly number[], value: (index: number) => number): number {
  return group.reduce((sum, i) => sum + value(i), 0) / group.length;
}

/** Returns the indices of the two to four pixels that share a side with one. */
export function neighbours(index: number, widthPx: number, heightPx: number): readonly number[] {
  const x = index % widthPx;
  const found: number[] = [];
  if (x > 0) found.push(index - 1);
  if (x < widthPx - 1) found.push(index + 1);
  if (index >= widthPx) found.push(index - widthPx);
  if (index + widthPx < widthPx * heightPx) found.push(index + widthPx);
  return found;
}
