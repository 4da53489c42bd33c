/** Hues are counted in steps of 15°. */
const STEPS = 24;
/** Coded: less coloured pixels have no hue worth counting. */
const COLOURED = 30;

/**
 * How common a hue is among some pixels, each shared between the two nearest steps.
 * @param planes red, green and blue, coded 0–255
 * @param counts which of their pixels count
 * @returns of a colour, the share of the pixels that have its hue, 0–1; 0 when there are none
 */
export function hueHistogram(
  planes: readonly [Float32Array, Float32Array, Float32Array],
  counts: (index: number) => boolean,
): (red: number, green: number, blue: number) => number {
  const [red, green, blue] = planes;
  const steps = new Float32Array(STEPS);
  let total = 0;
  const visit = (hue: number, see: (step: number, weight: number) => void): void => {
    const at = (hue / (2 * Math.PI) + 0.5) * STEPS;
    const lower = Math.floor(at);
    see(lower % STEPS, 1 - (at - lower));
    see((lower + 1) % STEPS, at - lower);
  };
  for (let i = 0; i < red.length; i++) {
    if (!counts(i)) continue;
    total++;
    if (colourfulness(red[i], green[i], blue[i]) < COLOURED) continue;
    visit(hueRad(red[i], green[i], blue[i]), (step, weight) => (steps[step] += weight));
  }
  return (r, g, b) => {
    let share = 0;
    visit(hueRad(r, g, b), (step, weight) => (share += weight * steps[step]));
    return share / Math.max(1, total);
  };
}

/**
 * How coloured a colour (coded 0–255) is, 0 grey … about 285: how far it lies from grey in the opponent colours red–green and
 * yellow–blue of Hasler and Süsstrunk 2003, "Measuring Colourfulness in Natural Images".
 */
export function colourfulness(red: number, green: number, blue: number): number {
  return Math.sqrt((red - green) ** 2 + ((red + green) / 2 - blue) ** 2);
}

/** Where it lies there, radians, −π…π. */
export function hueRad(red: number, green: number, blue: number): number {
  return Math.atan2((red + green) / 2 - blue, red - green);
}
