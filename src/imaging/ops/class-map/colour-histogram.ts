/** Distance between two nodes of the histogram, coded 0–255. */
const STEP = 16;
const NODES = 256 / STEP + 1;

/**
 * Computes a colour histogram of 17³ nodes; each pixel is divided trilinearly between the eight nodes around it.
 * @param planes red, green and blue, coded 0–255
 * @param pixels indices of the pixels that count
 * @returns a function that maps a colour to the fraction 0–1 of the pixels that have it, interpolated; 0 without pixels
 */
export function colourHistogram(
  planes: readonly [Float32Array, Float32Array, Float32Array],
  pixels: Iterable<number>,
): (red: number, green: number, blue: number) => number {
  const [red, green, blue] = planes;
  const counts = new Float32Array(NODES ** 3);
  let total = 0;
  for (const i of pixels) {
    visitNodes(red[i], green[i], blue[i], (node, weight) => (counts[node] += weight));
    total++;
  }
  return (r, g, b) => {
    let share = 0;
    visitNodes(r, g, b, (node, weight) => (share += weight * counts[node]));
    return share / Math.max(1, total);
  };
}

/** Calls `visit` with the eight nodes around a colour and their trilinear weights, which sum to 1. */
function visitNodes(
  red: number,
  green: number,
  blue: number,
  visit: (node: number, weight: number) => void,
): void {
  const [r, g, b] = [Math.floor(red / STEP), Math.floor(green / STEP), Math.floor(blue / STEP)];
  const [tr, tg, tb] = [red / STEP - r, green / STEP - g, blue / STEP - b];
  for (let corner = 0; corner < 8; corner++) {
    const [dr, dg, db] = [corner & 1, (corner >> 1) & 1, corner >> 2];
    const weight = (dr ? tr : 1 - tr) * (dg ? tg : 1 - tg) * (db ? tb : 1 - tb);
    visit(((r + dr) * NODES + g + dg) * NODES + b + db, weight);
  }
}
