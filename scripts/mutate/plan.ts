/** The instructions by which a worker runs its test file. It reads them from the file that MUTATION_PLAN names. */
export interface Plan {
  /**
   * `cover`: runs every test twice without a mutant and reports which mutants it meets. `switch`: runs each test once
   * for every mutant that is still alive. `fixed`: one mutant is on from the first import, which constants need.
   */
  readonly mode: 'cover' | 'switch' | 'fixed';
  /** The mutant of the mode `fixed`. */
  readonly mutant?: string;
  /** For the mode `switch`: the mutants to try with each test, by the test's id. */
  readonly byTest?: Readonly<Record<string, readonly string[]>>;
}

/** One line of the worker's journal. A journal that stops growing shows that the worker hangs. */
export type JournalLine =
  | { readonly kind: 'worker'; readonly pid: number }
  | { readonly kind: 'try'; readonly test: string; readonly mutant: string | null }
  | { readonly kind: 'killed'; readonly mutant: string; readonly test: string; readonly name: string }
  /**
   * The test now fails without a mutant as well: an earlier mutant has spoilt the file's state, so these kills are in doubt.
   */
  | { readonly kind: 'spoilt'; readonly mutants: readonly string[] }
  | {
      readonly kind: 'covered';
      readonly test: string;
      readonly mutants: readonly string[];
      readonly passed: boolean;
      readonly ms: number;
    }
  /** Mutants reached while the modules were imported, before any test. */
  | { readonly kind: 'imported'; readonly mutants: readonly string[] }
  /** The whole file was run. */
  | { readonly kind: 'finished' };

export const PLAN_VARIABLE = 'LICHTBILD_MUTATION_PLAN';
export const JOURNAL_VARIABLE = 'LICHTBILD_MUTATION_JOURNAL';
