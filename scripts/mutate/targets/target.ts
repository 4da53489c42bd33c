/** Source files that are mutated together, and the tests that have to notice. */
export interface Target {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}
