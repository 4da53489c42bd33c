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
  const isVisited = new Uint8Array(marks.length);
  const components: number[][] = [];
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] === 0 || isVisited[start] === 1) continue;
    isVisited[start] = 1;
    const component = [start];
    for (const i of component)
      for (const j of neighbours(i, widthPx, heightPx)) {
        if (isVisited[j] === 1 || marks[j] !== marks[i]) continue;
        isVisited[j] = 1;
        component.push(j);
      }
    components.push(component);
  }
  return components;
}

/** Returns the mean of `value` over the pixels of a component. */
export function meanOver(component: readonly number[], value: (index: number) => number): number {
  return component.reduce((sum, i) => sum + value(i), 0) / component.length;
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
