import type { StyleId } from '../../../base/style-ids.ts';

/** A style's colour grading, subtle enough that skin keeps its colour. */
export interface Tone {
  /** Slope at middle grey; 1 changes nothing. */
  readonly contrast: number;
  /** Added to black, coded 0–255, and decreasing to 0 at white. */
  readonly lift: number;
  /** Exponent on coded values; below 1 brightens the midtones. */
  readonly gamma: number;
  /** 0 is grey, 1 unchanged. */
  readonly saturation: number;
  /**
   * Added to the channels of dark and bright parts, coded 0–255. The peak is 0.59 of the value, for `shadows` at a third of
   * the range and for `highlights` at two thirds. Black and white stay.
   */
  readonly shadows: readonly [number, number, number];
  readonly highlights: readonly [number, number, number];
}

/** The tones of the seven styles. Shadows and highlights together move no channel by more than 5.1 of 255. */
export const TONES: Readonly<Record<StyleId, Tone>> = {
  academic: {
    contrast: 1.04,
    lift: 1,
    gamma: 1.02,
    saturation: 0.94,
    shadows: [3, 1, -2],
    highlights: [3, 1, -4],
  },
  casual: {
    contrast: 1,
    lift: 1.5,
    gamma: 0.97,
    saturation: 1.02,
    shadows: [1, 1, 1],
    highlights: [2, 1, -1],
  },
  corporate: {
    contrast: 1.06,
    lift: 0,
    gamma: 1,
    saturation: 0.95,
    shadows: [-2, 0, 3],
    highlights: [-1, 0, 2],
  },
  creative: {
    contrast: 1.1,
    lift: 1,
    gamma: 1,
    saturation: 1.08,
    shadows: [2, -1, 4],
    highlights: [1, 0, -1],
  },
  greenery: {
    contrast: 1.02,
    lift: 1.5,
    gamma: 0.98,
    saturation: 1.03,
    shadows: [-1, 2, -1],
    highlights: [3, 2, -3],
  },
  realEstate: {
    contrast: 1.02,
    lift: 1.5,
    gamma: 0.97,
    saturation: 1.01,
    shadows: [0, 1, 2],
    highlights: [1, 1, 1],
  },
  warm: {
    contrast: 1.03,
    lift: 1,
    gamma: 0.99,
    saturation: 1.03,
    shadows: [4, 1, -4],
    highlights: [4, 2, -6],
  },
};

/** Last index of a tone table: a table has 1024 values, for coded 0–255 in steps of about a quarter. */
export const TONE_STEPS = 1023;

type ToneTables = readonly [Float32Array, Float32Array, Float32Array];
const cachedTables = new WeakMap<Tone, ToneTables>();

/**
 * Returns the lookup table of each channel, red, green and blue, from coded 0–255 in TONE_STEPS steps to coded 0–255; cached.
 * Saturation is not in the tables.
 */
export function toneTables(tone: Tone): ToneTables {
  const tables = cachedTables.get(tone) ?? computeTables(tone);
  cachedTables.set(tone, tables);
  return tables;
}

function computeTables(tone: Tone): ToneTables {
  const table = (channel: 0 | 1 | 2): Float32Array =>
    Float32Array.from({ length: TONE_STEPS + 1 }, (_, i) => {
      const v = (i / TONE_STEPS) ** tone.gamma;
      // The sine steepens the midtones and keeps black and white in place.
      const curved = v - ((tone.contrast - 1) * Math.sin(2 * Math.PI * v)) / (2 * Math.PI);
      const lifted = tone.lift + curved * (255 - tone.lift);
      return (
        lifted + tone.shadows[channel] * (1 - v) ** 2 * 4 * v + tone.highlights[channel] * v * v * 4 * (1 - v)
      );
    });
  return [table(0), table(1), table(2)];
}

/** Applies a tone to an image in place. @param data coded 0–255 as floats, three per pixel */
export function applyTone(data: Float32Array, tone: Tone): void {
  const [redTone, greenTone, blueTone] = toneTables(tone);
  const scale = TONE_STEPS / 255;
  const step = (value: number): number => Math.min(TONE_STEPS, Math.max(0, value * scale)) | 0;
  for (let i = 0; i < data.length; i += 3) {
    const red = redTone[step(data[i])];
    const green = greenTone[step(data[i + 1])];
    const blue = blueTone[step(data[i + 2])];
    const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
    data[i] = grey + (red - grey) * tone.saturation;
    data[i + 1] = grey + (green - grey) * tone.saturation;
    data[i + 2] = grey + (blue - grey) * tone.saturation;
  }
}
