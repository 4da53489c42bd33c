import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { EngineError } from '../engine-error.ts';
import { FairShare, type FreeWork } from './fair-share.ts';

/** Kind of task → what goes in and comes out. Both travel by message, so both are plain data. */
export type TaskTypes = Readonly<Record<string, { readonly input: unknown; readonly output: unknown }>>;

export interface TaskMessage {
  readonly id: number;
  readonly kind: string;
  readonly input: unknown;
}
export type TaskAnswer =
  | { readonly id: number; readonly ok: true; readonly output: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly stack: string | undefined };

export interface TaskOptions {
  readonly signal?: AbortSignal | undefined;
  /** Urgent tasks start before all tasks that are not. */
  readonly urgent?: boolean | undefined;
  /** A patient task does not start while the pool is held. */
  readonly patient?: boolean | undefined;
  /** Marks unpaid work, which does not start while free work exceeds its share. */
  readonly free?: FreeWork | undefined;
}

interface Task {
  readonly message: TaskMessage;
  readonly urgent: boolean;
  readonly patient: boolean;
  readonly free: FreeWork | undefined;
  readonly resolve: (output: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | undefined;
}

/**
 * Pixels are short-lived: with V8's 48 MB for young objects a shoot spends some hundredths of its time on copying the living
 * ones. The memory is used only when asked for.
 */
const YOUNG_GENERATION_MB = 192;

/**
 * A few worker threads that run one task at a time each: urgent ones first, otherwise in order, and free ones only within their
 * share of the machine (fair-share.ts). Threads start when a task needs them, so an unused engine costs nothing. When a thread
 * dies, its task fails, and a later task starts a new thread.
 */
export class ThreadPool<Tasks extends TaskTypes> {
  private readonly entry: URL;
  private readonly size: number;
  private readonly workerData: unknown;
  private readonly threads: Thread[] = [];
  private readonly queue: Task[] = [];
  private readonly share: FairShare;
  private timer: NodeJS.Timeout | undefined;
  private nextId = 1;
  private holds = 0;
  private closed = false;

  /** @param options.share the account shared by all pools of a machine; default: a new one */
  constructor(options: {
    readonly entry: URL;
    readonly size: number;
    readonly workerData: unknown;
    readonly share?: FairShare;
  }) {
    this.entry = options.entry;
    this.size = options.size;
    this.workerData = options.workerData;
    this.share = options.share ?? new FairShare();
    this.share.onChange(() => this.advance());
  }

  /**
   * Aborting takes a waiting task off the queue; a running one is left to finish and its result is dropped,
   * because stopping a thread would throw away its loaded models. Rejects with the signal's reason then, with
   * EngineError when the task or its thread fails.
   */
  async run<Kind extends keyof Tasks & string>(
    kind: Kind,
    input: Tasks[Kind]['input'],
    { signal, urgent = false, patient = false, free }: TaskOptions = {},
  ): Promise<Tasks[Kind]['output']> {
    signal?.throwIfAborted();
    if (this.closed) throw new EngineError('the engine is closed');
    return await new Promise((resolve, reject) => {
      const onAbort = (): void => {
        const at = this.queue.indexOf(task);
        if (at >= 0) this.queue.splice(at, 1);
        // A running task is not interrupted.
        if (at >= 0 && free === undefined) this.share.paidEnds();
        reject(signal?.reason);
      };
      const task: Task = {
        message: { id: this.nextId++, kind, input },
        urgent,
        patient,
        free,
        resolve: (output) => {
          signal?.removeEventListener('abort', onAbort);
          resolve(output);
        },
        reject: (reason) => {
          signal?.removeEventListener('abort', onAbort);
          reject(reason);
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      if (free === undefined) this.share.paidBegins();
      const behind = urgent ? this.queue.findIndex((other) => !other.urgent) : -1;
      this.queue.splice(behind < 0 ? this.queue.length : behind, 0, task);
      this.advance();
    });
  }

  /** Keeps patient tasks from starting until `release` was called as often as `hold`, because another task needs the cores. */
  hold(): void {
    this.holds++;
  }

  /** Starts waiting tasks as far as threads are free, so that at least one runs between two holds in a row. */
  release(): void {
    this.holds--;
    this.advance();
  }

  /**
   * Waiting tasks fail, and running ones are allowed to end (a selfie's matte takes 2 s, on busy cores 15 s). Resolves when every
   * thread has ended. Stopping a thread inside native code, such as an inference, would abort the whole process (SIGABRT), so a
   * caller that cannot wait ends the process with SIGKILL instead.
   */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    for (const task of this.queue.splice(0)) {
      if (task.free === undefined) this.share.paidEnds();
      task.reject(new EngineError('the engine was closed'));
    }
    const busy = this.threads.filter((thread) => thread.task !== undefined);
    // An answer, or the thread's own death (`error` rejects).
    await Promise.allSettled(
      busy.map((thread) => Promise.race([once(thread.worker, 'message'), once(thread.worker, 'exit')])),
    );
    await Promise.all(this.threads.splice(0).map((thread) => thread.worker.terminate()));
  }

  private advance(): void {
    clearTimeout(this.timer);
    for (;;) {
      const at = this.queue.findIndex((task) => this.mayBegin(task));
      if (at < 0) return this.advanceLater();
      const thread = this.threads.find((candidate) => candidate.task === undefined) ?? this.start();
      if (thread === undefined) return;
      const [task] = this.queue.splice(at, 1);
      thread.task = task;
      if (task!.free !== undefined) this.share.freeBegins();
      thread.worker.ref();
      thread.worker.postMessage(task!.message);
    }
  }

  private mayBegin({ patient, free }: Task): boolean {
    if (this.holds > 0 && patient) return false;
    return free === undefined || this.share.waitMs(free) === 0;
  }

  /** Sets a timer for the first free task that waits only for its share. */
  private advanceLater(): void {
    const waits = this.queue.flatMap(({ free }) => (free === undefined ? [] : [this.share.waitMs(free)]));
    const waitMs = Math.min(...waits.filter((wait) => wait > 0));
    if (waitMs !== Infinity) this.timer = setTimeout(() => this.advance(), waitMs);
  }

  private ended(task: Task | undefined): void {
    if (task === undefined) return;
    if (task.free === undefined) this.share.paidEnds();
    else this.share.freeEnds();
  }

  private start(): Thread | undefined {
    if (this.threads.length >= this.size) return undefined;
    const worker = new Worker(this.entry, {
      workerData: this.workerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    const thread: Thread = { worker, task: undefined };
    worker.on('message', (answer: TaskAnswer) => {
      const task = thread.task;
      thread.task = undefined;
      // An idle thread must not keep a command-line process alive.
      worker.unref();
      if (answer.ok) task?.resolve(answer.output);
      else {
        const cause = new Error(answer.message);
        if (answer.stack !== undefined) cause.stack = answer.stack;
        task?.reject(new EngineError(`${task.message.kind} failed`, { cause }));
      }
      this.ended(task);
      this.advance();
    });
    worker.on('error', (cause) => this.lose(thread, cause));
    worker.on('exit', (code) => this.lose(thread, new Error(`the thread ended with code ${code}`)));
    this.threads.push(thread);
    return thread;
  }

  private lose(thread: Thread, cause: unknown): void {
    const at = this.threads.indexOf(thread);
    if (at >= 0) this.threads.splice(at, 1);
    const { task } = thread;
    thread.task = undefined;
    task?.reject(new EngineError('a render thread died', { cause }));
    this.ended(task);
    if (!this.closed) this.advance();
  }
}
