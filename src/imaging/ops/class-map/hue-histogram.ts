/** Bins of 15°. */
const BINS = 24;
/** Least colourfulness at which a pixel has a hue. */
const MIN_COLOURFULNESS = 30;

/**
 * Computes a histogram of hues; each pixel is divided linearly between the two nearest bins.
 * @param planes red, green and blue, coded 0–255
 * @param counts whether a pixel counts
 * @returns a function that maps a colour to the fraction 0–1 of the counted pixels that have its hue; 0 without pixels
 */
export function hueHistogram(
  planes: readonly [Float32Array, Float32Array, Float32Array],
  counts: (index: number) => boolean,
): (red: number, green: number, blue: number) => number {
  const [red, green, blue] = planes;
  const bins = new Float32Array(BINS);
  let total = 0;
  const visitBins = (hue: number, visit: (bin: number, weight: number) => void): void => {
    const at = (hue / (2 * Math.PI) + 0.5) * BINS;
    const lower = Math.floor(at);
    visit(lower % BINS, 1 - (at - lower));
    visit((lower + 1) % BINS, at - lower);
  };
  for (let i = 0; i < red.length; i++) {
    if (!counts(i)) continue;
    total++;
    if (colourfulness(red[i], green[i], blue[i]) < MIN_COLOURFULNESS) continue;
    visitBins(hueRad(red[i], green[i], blue[i]), (bin, weight) => (bins[bin] += weight));
  }
  return (r, g, b) => {
    let share = 0;
    visitBins(hueRad(r, g, b), (bin, weight) => (share += weight * bins[bin]));
    return share / Math.max(1, total);
  };
}

/**
 * Returns the colourfulness of a colour (coded 0–255), 0 for grey to about 285: its distance from grey in the opponent colours
 * red–green and yellow–blue of Hasler and Süsstrunk 2003, "Measuring Colourfulness in Natural Images".
 */
export function colourfulness(red: number, green: number, blue: number): number {
  return Math.sqrt((red - green) ** 2 + ((red + green) / 2 - blue) ** 2);
}

/** Returns the hue of a colour as its angle in these opponent colours, radians, −π to π. */
export function hueRad(red: number, green: number, blue: number): number {
  return Math.atan2((red + green) / 2 - blue, red - green);
}
