import { appendFileSync, readFileSync } from 'node:fs';
import {
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestFile,
  type SerializedConfig,
  TestRunner,
} from 'vitest';
import { invariant } from '../../src/base/invariant.ts';
import { JOURNAL_VARIABLE, type JournalLine, type Plan, PLAN_VARIABLE } from './plan.ts';

declare global {
  /** Whether a mutant is switched on. Every place where one may be asks this, and so reports that it was reached. */
  var __mutant: (key: string) => boolean;
}

/** A vitest runner that repeats each test with one mutant after another, in the same worker. */
export default class MutantRunner extends TestRunner {
  readonly #plan: Plan;
  readonly #journal: string;
  readonly #met = new Set<string>();
  readonly #dead = new Set<string>();
  #active: string | undefined;
  /** Of the running test: what it has killed, and whether it is run once more without a mutant to believe that. */
  #kills: string[] = [];
  #control = false;
  #spoilt = false;
  #startedAt = 0;
  /** Of the running test: the mutants still to be tried. */
  #queue: string[] = [];

  constructor(config: SerializedConfig) {
    super(config);
    const [plan, journal] = [process.env[PLAN_VARIABLE], process.env[JOURNAL_VARIABLE]];
    invariant(plan && journal, 'a mutation run names its plan and its journal');
    this.#plan = JSON.parse(readFileSync(plan, 'utf8')) as Plan;
    this.#journal = journal;
    this.#active = this.#plan.mutant;
    const isActive = (key: string) => key === this.#active;
    const isMet = (key: string) => {
      this.#met.add(key);
      return false;
    };
    // Asked in inner loops, so nothing is noted that nobody reads.
    globalThis.__mutant = this.#plan.mode === 'cover' ? isMet : isActive;
    this.#write({ kind: 'worker', pid: process.pid });
  }

  onCollected(files: RunnerTestFile[]): void {
    this.#write({ kind: 'imported', mutants: [...this.#met] });
    const broken = files.find(({ result }) => result?.state === 'fail');
    if (broken && this.#active !== undefined) {
      this.#write({ kind: 'killed', mutant: this.#active, test: broken.id, name: 'fails to load' });
    }
    for (const test of files.flatMap(testsOf)) {
      if (this.#plan.mode === 'cover') test.repeats = 1;
      // One more than mutants: the control.
      if (this.#plan.mode === 'switch') test.repeats = this.#mutantsOf(test).length;
    }
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    if (this.#plan.mode === 'switch') {
      this.#queue = this.#mutantsOf(test).filter((mutant) => !this.#dead.has(mutant));
      this.#kills = [];
      if (this.#spoilt || this.#queue.length === 0) test.mode = 'skip';
    }
    await super.onBeforeRunTask(test as never);
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, options);
    this.#met.clear();
    this.#startedAt = performance.now();
    if (this.#plan.mode === 'switch') {
      this.#active = this.#queue.shift();
      this.#control = this.#active === undefined && this.#kills.length > 0;
    }
    this.#write({ kind: 'try', test: test.id, mutant: this.#active ?? null });
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const isOver = this.#active === undefined && !this.#control;
    if (this.#plan.mode === 'switch' && isOver) test.context.skip();
    await TestRunner.getTestFn(test)();
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: unknown): Promise<void> {
    await super.onAfterRetryTask(test, options as never);
    const result = test.result;
    if (!result || result.state === 'skip') return;
    const passed = result.state !== 'fail';
    const mutant = this.#active;
    if (this.#plan.mode === 'cover') {
      const ms = Math.round(performance.now() - this.#startedAt);
      this.#write({ kind: 'covered', test: test.id, mutants: [...this.#met], passed, ms });
      return;
    }
    if (this.#control && !passed) {
      this.#spoilt = true;
      this.#write({ kind: 'spoilt', mutants: this.#kills });
    } else if (!passed && mutant !== undefined) {
      this.#dead.add(mutant);
      this.#kills.push(mutant);
      this.#write({ kind: 'killed', mutant, test: test.id, name: test.fullName });
      if (this.#plan.mode === 'fixed') this.cancel('test-failure');
    }
    if (this.#plan.mode === 'fixed') return;
    // A killed mutant is no failure of the run, and the next one begins without its errors.
    result.state = 'pass';
    delete result.errors;
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    this.#write({ kind: 'finished' });
  }

  #mutantsOf(test: RunnerTask): readonly string[] {
    return this.#plan.byTest?.[test.id] ?? [];
  }

  #write(line: JournalLine): void {
    appendFileSync(this.#journal, `${JSON.stringify(line)}\n`);
  }
}

function testsOf(task: RunnerTask): RunnerTestCase[] {
  return task.type === 'test' ? [task] : task.tasks.flatMap(testsOf);
}
