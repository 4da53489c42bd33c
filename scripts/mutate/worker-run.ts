import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createVitest, type Vitest } from 'vitest/node';
import type { JournalLine, Plan } from './plan.ts';
import { JOURNAL_VARIABLE, PLAN_VARIABLE } from './plan.ts';

/** A worker that writes nothing for this long hangs, whatever it runs. */
const LONGEST_SILENCE_MS = 90_000;

const WORKER_TRIES = 5;

/** Heap limit of a worker, so that a mutant that makes an endless list does not fill the machine's memory. */
const MAX_HEAP_MB = 1024;

export interface WorkerRun {
  readonly journal: readonly JournalLine[];
  /** The reason for an incomplete run: the worker hung and was killed, or it died, for example for lack of memory. */
  readonly broken: 'hangs' | 'dies' | undefined;
}

export interface MutationTests extends AsyncDisposable {
  /**
   * Runs one test file in a worker of its own. A worker that writes nothing for `silenceMs` hangs: the mutant made a loop that no
   * time-out can end.
   */
  run(testFile: string, plan: Plan, silenceMs?: number): Promise<WorkerRun>;
}

/** A vitest that serves instrumented sources, started once for all runs. */
export async function openMutationTests(
  root: string,
  tests: readonly string[],
  instrumented: ReadonlyMap<string, string>,
  workDir: string,
): Promise<MutationTests> {
  const planFile = `${workDir}/plan.json`;
  const journalFile = `${workDir}/journal.jsonl`;
  process.env[PLAN_VARIABLE] = planFile;
  process.env[JOURNAL_VARIABLE] = journalFile;
  const vitest = await createVitest(
    'test',
    {
      ...{
        root,
        config: false,
        watch: false,
        include: [...tests],
        reporters: [{}],
        maxWorkers: 1,
        pool: 'forks',
        execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
      },
      globalSetup: [`${root}/test/postgres-cluster.ts`],
      runner: `${root}/scripts/mutate/mutant-runner.ts`,
      // The cache is keyed by the file on disk, so it would serve sources without their mutants.
      fsModuleCache: false,
      testTimeout: 45_000,
      hookTimeout: 45_000,
      onConsoleLog: () => false,
      dangerouslyIgnoreUnhandledErrors: true,
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          load: (id) => instrumented.get(id.split('?')[0]!) ?? null,
        },
      ],
    },
  );
  const specifications = await vitest.globTestSpecifications();

  const runOnce = async (testFile: string, plan: Plan, silenceMs: number): Promise<WorkerRun> => {
    writeFileSync(planFile, JSON.stringify(plan));
    writeFileSync(journalFile, '');
    const specification = specifications.find(({ moduleId }) => moduleId === `${root}/${testFile}`);
    if (!specification) throw new Error(`no such test file: ${testFile}`);
    let hung = false;
    const watch = setInterval(() => {
      if (Date.now() - statSync(journalFile).mtimeMs < silenceMs) return;
      const pid = readJournal(journalFile).findLast((line) => line.kind === 'worker')?.pid;
      if (pid === undefined) return;
      hung = true;
      process.kill(pid, 'SIGKILL');
    }, 2_000);
    await runToItsEnd(vitest, specification);
    clearInterval(watch);
    const journal = readJournal(journalFile);
    const isFinished = journal.some(({ kind }) => kind === 'finished');
    return { journal, broken: isFinished ? undefined : hung ? 'hangs' : 'dies' };
  };

  return {
    async run(testFile, plan, silenceMs = LONGEST_SILENCE_MS) {
      for (let tries = 1; ; tries += 1) {
        const result = await runOnce(testFile, plan, silenceMs);
        // On a busy machine a worker may not start in time; that is no result for any mutant.
        if (result.journal.some(({ kind }) => kind === 'imported')) return result;
        if (tries < WORKER_TRIES) continue;
        // Only a mutated constant may keep a file from being imported.
        if (plan.mode === 'fixed') return result;
        throw new Error(`no worker starts for ${testFile}`);
      }
    },
    async [Symbol.asyncDispose]() {
      await vitest.close();
    },
  };
}

async function runToItsEnd(
  vitest: Vitest,
  specification: Parameters<Vitest['runTestSpecifications']>[0][number],
): Promise<void> {
  try {
    await vitest.runTestSpecifications([specification]);
  } catch {
    // The worker was killed; the last line of its journal shows which mutant it was trying.
  }
}

function readJournal(file: string): JournalLine[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as JournalLine);
}
