/** What a worker does with the test file it gets; read from the file that MUTATION_PLAN names. */
export interface Plan {
  /**
   * `cover`: runs every test twice without a mutant and reports which mutants it meets. `switch`: runs each test once
   * for every mutant that is still alive. `fixed`: one mutant is on from the first import; for constants.
   */
  readonly mode: 'cover' | 'switch' | 'fixed';
  /** Of `fixed`. */
  readonly mutant?: string;
  /** Of `switch`: the mutants of each test, by its id. */
  readonly byTest?: Readonly<Record<string, readonly string[]>>;
}

/** One line of the worker's journal; the last one also shows that the worker still moves. */
export type JournalLine =
  | { readonly kind: 'worker'; readonly pid: number }
  | { readonly kind: 'try'; readonly test: string; readonly mutant: string | null }
  | { readonly kind: 'killed'; readonly mutant: string; readonly test: string; readonly name: string }
  /** Without a mutant the test fails too by now: the state of its file is spoilt and its kills are in doubt. */
  | { readonly kind: 'spoilt'; readonly mutants: readonly string[] }
  | {
      readonly kind: 'covered';
      readonly test: string;
      readonly mutants: readonly string[];
      readonly passed: boolean;
      readonly ms: number;
    }
  /** Met while the modules were imported, before any test. */
  | { readonly kind: 'imported'; readonly mutants: readonly string[] }
  /** The whole file was run. */
  | { readonly kind: 'finished' };

export const PLAN_VARIABLE = 'LICHTBILD_MUTATION_PLAN';
export const JOURNAL_VARIABLE = 'LICHTBILD_MUTATION_JOURNAL';
