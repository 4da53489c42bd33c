/**
 * Coefficients of the nine real spherical harmonics up to second order: 1, x, y, z, xy, yz, 3z²−1, xz, x²−y². They describe 99 %
 * of the irradiance on a matt surface (Ramamoorthi and Hanrahan 2001, "An Efficient Representation for Irradiance Environment
 * Maps").
 */
export type Harmonics = readonly number[];

const HARMONIC_COUNT = 9;

/** A sample of shaded skin: its unit normal and luminance. */
export interface LightSample {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Linear, > 0. */
  readonly luminance: number;
}

/**
 * Regularization of each term (ridge regression), relative to the sum of the weights. A face shows less than half of all
 * directions, so a term is penalized the more, the less of it is visible.
 */
const RIDGE = [1e-6, 0.01, 0.01, 0.2, 0.04, 0.04, 0.2, 0.04, 0.04] as const;
const ROUNDS = 8;
const MIN_SAMPLES = 60;
/** Least shading, relative to the median luminance; anything darker is hair or a hole. */
const MIN_SHADING = 0.15;
/**
 * Number of standard deviations from which a sample has less weight: hair, glasses, shine (Huber 1964, "Robust Estimation of a
 * Location Parameter"). None is rejected, because the dark half of a face in hard light deviates as well.
 */
const HUBER = 1.345;
/** Least standard deviation, because even plain skin varies by this. */
const MIN_SPREAD_STOPS = 0.15;

/** Writes the HARMONIC_COUNT basis functions without their constant factors, which would only scale the coefficients. */
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

/** Returns the shading of a surface with the unit normal (x, y, z). */
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
 * Fits the light to samples of skin by robust least squares (iteratively reweighted with Huber's weights).
 * @param samples their luminance is relative to its median
 * @returns even light for fewer than MIN_SAMPLES samples
 */
export function fitHarmonics(samples: readonly LightSample[]): Harmonics {
  let light: Harmonics = [1, 0, 0, 0, 0, 0, 0, 0, 0];
  if (samples.length < MIN_SAMPLES) return light;
  const weights = new Float64Array(samples.length).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    light = weightedFit(samples, weights);
    const shading = samples.map((sample) =>
      Math.max(MIN_SHADING, shadingOf(light, sample.x, sample.y, sample.z)),
    );
    // Errors are in stops, so that a shadow and a bright place count alike.
    const errors = samples.map((sample, i) => Math.abs(Math.log2(sample.luminance / shading[i]!)));
    const spread = Math.max(MIN_SPREAD_STOPS, 1.4826 * errors.toSorted((a, b) => a - b)[errors.length >> 1]!);
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

/**
 * Solves linear equations by Gauss–Jordan elimination with partial pivoting; the ridge keeps the matrix regular.
 * @param matrix one row per equation, with the right-hand side last; changed in place
 */
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
