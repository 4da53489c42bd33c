import type { Mutant } from './instrument.ts';
import type { JournalLine } from './plan.ts';
import type { Target } from './targets/target.ts';
import type { MutationTests } from './worker-run.ts';

export type Fate =
  | { readonly outcome: 'killed'; readonly by: string }
  /** `reached`: some test ran the mutated code and still passed. */
  | { readonly outcome: 'survived'; readonly reached: boolean };

type CoveredLine = Extract<JournalLine, { kind: 'covered' }>;

/** A worker with a mutant may be so much slower than without, and needs so long to start, before it counts as hanging. */
const PATIENCE = { times: 5, startMs: 20_000 } as const;

/** Tries every mutant of a target against its tests. `onStep` receives the results so far after each step. */
export async function tryTarget(
  tests: MutationTests,
  target: Target,
  mutants: readonly Mutant[],
  onStep: (line: string, fates: ReadonlyMap<string, Fate>) => void,
): Promise<void> {
  const wanted = new Set(mutants.map(({ key }) => key));
  const killed = new Map<string, string>();
  const reached = new Set<string>();
  const imported = new Map<string, Set<string>>();
  const alive = () => new Set([...wanted].filter((key) => !killed.has(key)));
  const fateOf = (key: string): Fate => {
    const by = killed.get(key);
    return by ? { outcome: 'killed', by } : { outcome: 'survived', reached: reached.has(key) };
  };
  const log = (line: string) => onStep(`  ${line}`, new Map([...wanted].map((key) => [key, fateOf(key)])));

  const covers = new Map<string, readonly CoveredLine[]>();
  for (const file of target.tests) {
    const { journal } = await tests.run(file, { mode: 'cover' });
    const lines = journal.filter((line) => line.kind === 'covered');
    // A test that fails without a mutant, in the first or the second run, is left out.
    const failed = new Set(lines.filter((line) => !line.passed).map((line) => line.test));
    if (failed.size > 0) log(`${file}: ${failed.size} tests fail when repeated and are left out`);
    const firsts = new Map(lines.filter((line) => !failed.has(line.test)).map((line) => [line.test, line]));
    covers.set(file, [...firsts.values()]);
    const atImport = journal.find((line) => line.kind === 'imported')?.mutants ?? [];
    imported.set(file, new Set(atImport.filter((key) => wanted.has(key))));
    for (const key of [...atImport, ...lines.flatMap((line) => line.mutants)]) reached.add(key);
  }
  const isConstant = (key: string) => [...imported.values()].some((keys) => keys.has(key));
  const lengthMs = (file: string) => (covers.get(file) ?? []).reduce((sum, { ms }) => sum + ms, 0);
  const silenceMs = (file: string) =>
    PATIENCE.startMs + PATIENCE.times * Math.max(0, ...(covers.get(file) ?? []).map(({ ms }) => ms));
  const files = target.tests.toSorted((a, b) => lengthMs(a) - lengthMs(b));

  const tryFixed = async (file: string, mutant: string): Promise<void> => {
    const { journal, broken } = await tests.run(file, { mode: 'fixed', mutant }, silenceMs(file));
    // Only a failed test kills a mutant: a run can also fail because the machine is too busy.
    const isImported = journal.some(({ kind }) => kind === 'imported');
    const failing = journal.find((line) => line.kind === 'killed')?.name;
    const by = failing ?? (isImported ? broken : 'fails to load');
    if (by === undefined) return;
    killed.set(mutant, `${file}: ${by}`);
  };

  for (const file of files) {
    const hadTurn = new Set<string>();
    for (;;) {
      const before = alive();
      const byTest = Object.fromEntries(
        (covers.get(file) ?? []).map((line) => [
          line.test,
          line.mutants.filter(
            (key) => before.has(key) && !isConstant(key) && !hadTurn.has(`${line.test} ${key}`),
          ),
        ]),
      );
      if (Object.values(byTest).every((keys) => keys.length === 0)) break;
      const { journal, broken } = await tests.run(file, { mode: 'switch', byTest }, silenceMs(file));
      const doubtful: string[] = [];
      for (const line of journal) {
        if (line.kind === 'try' && line.mutant) hadTurn.add(`${line.test} ${line.mutant}`);
        if (line.kind === 'killed') killed.set(line.mutant, `${file}: ${line.name}`);
        if (line.kind === 'spoilt') doubtful.push(...line.mutants);
      }
      const last = journal.findLast((line) => line.kind === 'try')?.mutant;
      if (broken === 'hangs' && last) killed.set(last, `${file}: hangs`);
      // A machine without memory ends workers too, so such a mutant is tried once more, alone.
      if (broken === 'dies' && last) doubtful.push(last);
      for (const mutant of doubtful) {
        killed.delete(mutant);
        await tryFixed(file, mutant);
      }
      log(`${file}: ${alive().size} of ${wanted.size} alive`);
      if (broken === undefined && doubtful.length === 0) break;
    }
  }
  // Code that one file runs at its import, another may run in its tests.
  for (const file of files) {
    const inTests = (covers.get(file) ?? []).flatMap((line) => line.mutants).filter(isConstant);
    for (const key of new Set([...(imported.get(file) ?? []), ...inTests])) {
      if (wanted.has(key) && !killed.has(key)) await tryFixed(file, key);
    }
  }
  log(`${alive().size} of ${wanted.size} survive`);
}
