/** The measures of one picture, and its class: +1 or −1. */
export interface Example {
  readonly numbers: readonly number[];
  readonly label: 1 | -1;
}

export interface LinearFit {
  readonly weights: readonly number[];
  readonly offset: number;
}

/**
 * Ridge regression (Hoerl and Kennard 1970) on the labels; both classes have the same weight, whatever their sizes. The
 * numbers are standardised first, and weights cost `penalty` × their square in addition to the mean squared error.
 */
export function fitRidge(examples: readonly Example[], penalty: number): LinearFit {
  const size = examples[0]!.numbers.length;
  const indices = Array.from({ length: size }, (_, i) => i);
  const count = { [1]: 0, [-1]: 0 };
  for (const { label } of examples) count[label]++;
  const mean = indices.map(
    (i) => examples.reduce((sum, { numbers }) => sum + numbers[i]!, 0) / examples.length,
  );
  const spread = indices.map((i) =>
    Math.sqrt(
      examples.reduce((sum, { numbers }) => sum + (numbers[i]! - mean[i]!) ** 2, 0) / examples.length + 1e-12,
    ),
  );
  // Normal equations; the last unknown is the offset.
  const rows = Array.from({ length: size + 1 }, () => new Float64Array(size + 2));
  for (const { numbers, label } of examples) {
    const share = 0.5 / count[label];
    const alike = [...indices.map((i) => (numbers[i]! - mean[i]!) / spread[i]!), 1];
    for (let i = 0; i <= size; i++) {
      for (let j = 0; j <= size; j++) rows[i]![j]! += share * alike[i]! * alike[j]!;
      rows[i]![size + 1]! += share * alike[i]! * label;
    }
  }
  for (let i = 0; i < size; i++) rows[i]![i]! += penalty;
  const solved = solve(rows);
  const weights = indices.map((i) => solved[i]! / spread[i]!);
  return { weights, offset: solved[size]! - indices.reduce((sum, i) => sum + weights[i]! * mean[i]!, 0) };
}

export function valueOf({ weights, offset }: LinearFit, numbers: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * numbers[i]!, offset);
}

/** Solves linear equations by Gaussian elimination; each row ends with its right-hand side. */
function solve(rows: Float64Array[]): Float64Array {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column; row < size; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const leading = rows[column]!;
    for (const row of rows) {
      const factor = row[column]! / leading[column]!;
      if (row === leading || factor === 0) continue;
      for (let i = column; i <= size; i++) row[i]! -= factor * leading[i]!;
    }
  }
  return Float64Array.from(rows, (row, i) => row[size]! / row[i]!);
}
