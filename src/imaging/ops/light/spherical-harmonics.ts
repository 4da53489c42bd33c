/** Coefficients of the nine real spherical harmonics up to second order: 1, x, y, z, xy, yz, 3z²−1, xz, x²−y². */
export type Harmonics = readonly number[];

const HARMONIC_COUNT = 9;

/** One place: unit normal and the light seen there. */
export interface LightSample {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Linear, > 0. */
  readonly luminance: number;
}

/**
 * The light's average direction and its softness are nearly all of what falls on a matt surface (Ramamoorthi & Hanrahan
 * 2001: 99 % in nine numbers). A face shows less than half of all directions, so each term is held back by how little
 * of it can be seen; relative to the mean luminance and the number of samples.
 */
const RIDGE = [1e-6, 0.01, 0.01, 0.2, 0.04, 0.04, 0.2, 0.04, 0.04] as const;
const ROUNDS = 8;
const LEAST_SAMPLES = 60;
/** Floor of a shading, of the median luminance: what is darker is hair or a hole. */
const DARKEST = 0.15;
/**
 * Samples off by more than this many deviations count less and less: hair, glasses, shine (Huber 1964). None is cast
 * out, because the dark half of a face in hard light is off as well.
 */
const HUBER = 1.345;
/** Even plain skin varies this much. */
const LEAST_SPREAD_STOPS = 0.15;

/** The basis without its constant factors: they only scale the coefficients. Writes HARMONIC_COUNT values. */
function harmonicBasis(x: number, y: number, z: number, basis: Float64Array): void {
  basis[0] = 1;
  basis[1] = x;
  basis[2] = y;
  basis[3] = z;
  basis[4] = x * y;
  basis[5] = y * z;
  basis[6] = 3 * z * z - 1;
  basis[7] = x * z;
  basis[8] = x * x - y * y;
}

/** Light from direction-dependent coefficients on a surface that faces the unit vector (x, y, z). */
export function shadingOf(light: Harmonics, x: number, y: number, z: number): number {
  return (
    light[0]! +
    light[1]! * x +
    light[2]! * y +
    light[3]! * z +
    light[4]! * x * y +
    light[5]! * y * z +
    light[6]! * (3 * z * z - 1) +
    light[7]! * x * z +
    light[8]! * (x * x - y * y)
  );
}

/**
 * Robust least squares (reweighted, Huber's weights) of the light on skin; even light with fewer samples than could tell.
 * @param samples luminance relative to their median
 */
export function fitHarmonics(samples: readonly LightSample[]): Harmonics {
  let light: Harmonics = [1, 0, 0, 0, 0, 0, 0, 0, 0];
  if (samples.length < LEAST_SAMPLES) return light;
  const weights = new Float64Array(samples.length).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    light = weightedFit(samples, weights);
    const shading = samples.map((sample) =>
      Math.max(DARKEST, shadingOf(light, sample.x, sample.y, sample.z)),
    );
    // In stops: a shadow's error counts like the same share of a bright place.
    const errors = samples.map((sample, i) => Math.abs(Math.log2(sample.luminance / shading[i]!)));
    const spread = Math.max(
      LEAST_SPREAD_STOPS,
      1.4826 * errors.toSorted((a, b) => a - b)[errors.length >> 1]!,
    );
    errors.forEach((error, i) => {
      weights[i] = Math.min(1, (HUBER * spread) / Math.max(1e-6, error)) / shading[i]! ** 2;
    });
  }
  return light;
}

function weightedFit(samples: readonly LightSample[], weights: Float64Array): Harmonics {
  const n = HARMONIC_COUNT;
  const matrix = Array.from({ length: n }, () => new Float64Array(n + 1));
  const basis = new Float64Array(n);
  let total = 0;
  samples.forEach((sample, s) => {
    harmonicBasis(sample.x, sample.y, sample.z, basis);
    total += weights[s];
    for (let i = 0; i < n; i++) {
      const row = matrix[i]!;
      const weighted = weights[s] * basis[i];
      for (let j = 0; j < n; j++) row[j] += weighted * basis[j];
      row[n] += weighted * sample.luminance;
    }
  });
  for (let i = 0; i < n; i++) matrix[i]![i] += RIDGE[i]! * total;
  return solve(matrix);
}

/** Gauss–Jordan elimination with row pivots (the ridge keeps the matrix regular); each row carries its right-hand side last. */
function solve(matrix: Float64Array[]): number[] {
  const n = matrix.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++)
      if (Math.abs(matrix[row]![column]) > Math.abs(matrix[pivot]![column])) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    const head = matrix[column]!;
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const factor = matrix[row]![column] / head[column];
      for (let k = column; k <= n; k++) matrix[row]![k] -= factor * head[k];
    }
  }
  return matrix.map((row, i) => row[n] / row[i]);
}
