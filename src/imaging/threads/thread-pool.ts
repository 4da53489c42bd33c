import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';

import { EngineError } from '../engine-error.ts';
import { FreeWorkThrottle, type FreeWork } from './free-work-throttle.ts';

/** Maps a kind of task to its input and output. Both are sent as messages, so both are plain data. */
export type TaskTypes = Readonly<Record<string, { readonly input: unknown; readonly output: unknown }>>;

/** The message that starts a task in a thread. */
export interface TaskMessage {
  readonly id: number;
  readonly kind: string;
  readonly input: unknown;
}
/** The message with a task's result or error. */
export type TaskResult =
  | { readonly id: number; readonly ok: true; readonly output: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly stack: string | undefined };

/** Options of a task; by default it is a paid one, neither urgent nor deferrable. */
export interface TaskOptions {
  readonly signal?: AbortSignal | undefined;
  /** Urgent tasks start before all tasks that are not. */
  readonly urgent?: boolean | undefined;
  /** A deferrable task does not start while the pool is held. */
  readonly deferrable?: boolean | undefined;
  /** Marks unpaid work, which does not start while free work exceeds its share. */
  readonly free?: FreeWork | undefined;
}

interface Task {
  readonly message: TaskMessage;
  readonly urgent: boolean;
  readonly deferrable: boolean;
  readonly free: FreeWork | undefined;
  readonly resolve: (output: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | undefined;
}

/**
 * Larger than V8's own 48 MB, because arrays of pixels are short-lived: with 48 MB a shoot spends a few per cent of its time
 * on copying live objects. The memory is used only on demand.
 */
const YOUNG_GENERATION_MB = 192;

/*
 * Keeps Maglev, a compiler of V8, off in the whole process. The one of V8 13.6 has given two calls of a function that returns an
 * object of fractions the same result, in about one thread of fifteen (imaging/recipes/review/measure-photo.ts). Hot functions
 * still reach V8's last compiler; `npm run bench -- --only basic,ultimate` prints the same ratios with and without Maglev.
 */
setFlagsFromString('--no-maglev');

/**
 * A few worker threads that run one task at a time each: urgent ones first, otherwise in order, and free ones only within their
 * share of the machine (free-work-throttle.ts). Threads start when a task needs them, so an unused engine costs nothing. When
 * a thread dies, its task fails, and a later task starts a new thread.
 */
export class ThreadPool<Tasks extends TaskTypes> {
  private readonly entry: URL;
  private readonly size: number;
  private readonly workerData: unknown;
  private readonly threads: Thread[] = [];
  private readonly queue: Task[] = [];
  private readonly throttle: FreeWorkThrottle;
  private timer: NodeJS.Timeout | undefined;
  private nextId = 1;
  private holds = 0;
  private closed = false;

  /** @param options.throttle shared by all pools of an engine; default: a new one */
  constructor(options: {
    readonly entry: URL;
    readonly size: number;
    readonly workerData: unknown;
    readonly throttle?: FreeWorkThrottle;
  }) {
    this.entry = options.entry;
    this.size = options.size;
    this.workerData = options.workerData;
    this.throttle = options.throttle ?? new FreeWorkThrottle();
    this.throttle.onChange(() => this.startTasks());
  }

  /**
   * Queues a task and resolves to its output. Aborting removes a waiting task from the queue; a running one finishes and its
   * result is dropped, because stopping the thread would discard its loaded models.
   * @throws the signal's reason when aborted
   * @throws {EngineError} when the task or its thread fails, or the pool is closed
   */
  async run<Kind extends keyof Tasks & string>(
    kind: Kind,
    input: Tasks[Kind]['input'],
    { signal, urgent = false, deferrable = false, free }: TaskOptions = {},
  ): Promise<Tasks[Kind]['output']> {
    signal?.throwIfAborted();
    if (this.closed) throw new EngineError('the engine is closed');
    return await new Promise((resolve, reject) => {
      const onAbort = (): void => {
        const at = this.queue.indexOf(task);
        if (at >= 0) this.queue.splice(at, 1);
        // A running task is not interrupted.
        if (at >= 0 && free === undefined) this.throttle.endPaid();
        reject(signal?.reason);
      };
      const task: Task = {
        message: { id: this.nextId++, kind, input },
        urgent,
        deferrable,
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
      if (free === undefined) this.throttle.beginPaid();
      const behind = urgent ? this.queue.findIndex((other) => !other.urgent) : -1;
      this.queue.splice(behind < 0 ? this.queue.length : behind, 0, task);
      this.startTasks();
    });
  }

  /**
   * Keeps deferrable tasks from starting, because another task needs the cores, until `release` was called as often
   * as `hold`.
   */
  hold(): void {
    this.holds++;
  }

  /**
   * Ends a hold and starts waiting tasks on idle threads at once, so that at least one starts between two consecutive
   * holds.
   */
  release(): void {
    this.holds--;
    this.startTasks();
  }

  /**
   * Fails waiting tasks, lets running ones finish (a selfie's matte takes 2 s, on busy cores 15 s) and resolves when every
   * thread has ended. Stopping a thread inside native code, such as an inference, would abort the whole process (SIGABRT), so
   * a caller that cannot wait must end the process with SIGKILL instead.
   */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    for (const task of this.queue.splice(0)) {
      if (task.free === undefined) this.throttle.endPaid();
      task.reject(new EngineError('the engine was closed'));
    }
    const busy = this.threads.filter((thread) => thread.task !== undefined);
    // A busy thread sends its result or dies: `once` rejects on `error`.
    await Promise.allSettled(
      busy.map((thread) => Promise.race([once(thread.worker, 'message'), once(thread.worker, 'exit')])),
    );
    await Promise.all(this.threads.splice(0).map((thread) => thread.worker.terminate()));
  }

  private startTasks(): void {
    clearTimeout(this.timer);
    for (;;) {
      const at = this.queue.findIndex((task) => this.mayStart(task));
      if (at < 0) return this.scheduleStart();
      const thread = this.threads.find((candidate) => candidate.task === undefined) ?? this.startThread();
      if (thread === undefined) return;
      const [task] = this.queue.splice(at, 1);
      thread.task = task;
      if (task!.free !== undefined) this.throttle.beginFree();
      thread.worker.ref();
      thread.worker.postMessage(task!.message);
    }
  }

  private mayStart({ deferrable, free }: Task): boolean {
    if (this.holds > 0 && deferrable) return false;
    return free === undefined || this.throttle.waitMs(free) === 0;
  }

  /** Sets a timer for the first free task that is held back only by the throttle. */
  private scheduleStart(): void {
    const waits = this.queue.flatMap(({ free }) => (free === undefined ? [] : [this.throttle.waitMs(free)]));
    const waitMs = Math.min(...waits.filter((wait) => wait > 0));
    if (waitMs !== Infinity) this.timer = setTimeout(() => this.startTasks(), waitMs);
  }

  private recordEnd(task: Task | undefined): void {
    if (task === undefined) return;
    if (task.free === undefined) this.throttle.endPaid();
    else this.throttle.endFree();
  }

  private startThread(): Thread | undefined {
    if (this.threads.length >= this.size) return undefined;
    const worker = new Worker(this.entry, {
      workerData: this.workerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    const thread: Thread = { worker, task: undefined };
    worker.on('message', (result: TaskResult) => {
      const task = thread.task;
      thread.task = undefined;
      // Without this an idle thread would keep a command-line process alive.
      worker.unref();
      if (result.ok) task?.resolve(result.output);
      else {
        const cause = new Error(result.message);
        if (result.stack !== undefined) cause.stack = result.stack;
        task?.reject(new EngineError(`${task.message.kind} failed`, { cause }));
      }
      this.recordEnd(task);
      this.startTasks();
    });
    worker.on('error', (cause) => this.handleDeath(thread, cause));
    worker.on('exit', (code) => this.handleDeath(thread, new Error(`the thread ended with code ${code}`)));
    this.threads.push(thread);
    return thread;
  }

  private handleDeath(thread: Thread, cause: unknown): void {
    const at = this.threads.indexOf(thread);
    if (at >= 0) this.threads.splice(at, 1);
    const { task } = thread;
    thread.task = undefined;
    task?.reject(new EngineError('a render thread died', { cause }));
    this.recordEnd(task);
    if (!this.closed) this.startTasks();
  }
}
