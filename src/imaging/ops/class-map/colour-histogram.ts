/** Coded values of one channel that count as one shade. */
const STEP = 16;
const NODES = 256 / STEP + 1;

/**
 * How common a colour is among some pixels: a histogram of 17³ nodes, each pixel shared between the eight around it.
 * @param planes red, green and blue, coded 0–255
 * @param pixels which of them count
 * @returns of a colour, the share of the pixels that have it, 0–1; 0 when there are none
 */
export function colourHistogram(
  planes: readonly [Float32Array, Float32Array, Float32Array],
  pixels: Iterable<number>,
): (red: number, green: number, blue: number) => number {
  const [red, green, blue] = planes;
  const counts = new Float32Array(NODES ** 3);
  let total = 0;
  for (const i of pixels) {
    around(red[i], green[i], blue[i], (node, weight) => (counts[node] += weight));
    total++;
  }
  return (r, g, b) => {
    let share = 0;
    around(r, g, b, (node, weight) => (share += weight * counts[node]));
    return share / Math.max(1, total);
  };
}

/** The eight nodes around a colour and how near each is; the weights sum to 1. */
function around(
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
