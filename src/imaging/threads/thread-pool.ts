import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { EngineError } from '../engine-error.ts';

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
  /** Goes before all that are not. */
  readonly urgent?: boolean | undefined;
  /** Is not begun while the pool is held. */
  readonly patient?: boolean | undefined;
}

interface Task {
  readonly message: TaskMessage;
  readonly urgent: boolean;
  readonly patient: boolean;
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
 * A few worker threads that take tasks, urgent ones first and otherwise in order, one at a time each. Threads start with
 * the first task, so an engine nobody uses costs nothing. A thread that dies fails its task and is replaced by the next one.
 */
export class ThreadPool<Tasks extends TaskTypes> {
  private readonly entry: URL;
  private readonly size: number;
  private readonly workerData: unknown;
  private readonly threads: Thread[] = [];
  private readonly queue: Task[] = [];
  private nextId = 1;
  private holds = 0;
  private closed = false;

  constructor(options: { readonly entry: URL; readonly size: number; readonly workerData: unknown }) {
    this.entry = options.entry;
    this.size = options.size;
    this.workerData = options.workerData;
  }

  /**
   * Aborting takes a waiting task off the queue; a running one is left to finish and its result is dropped,
   * because stopping a thread would throw away its loaded models. Rejects with the signal's reason then, with
   * EngineError when the task or its thread fails.
   */
  async run<Kind extends keyof Tasks & string>(
    kind: Kind,
    input: Tasks[Kind]['input'],
    { signal, urgent = false, patient = false }: TaskOptions = {},
  ): Promise<Tasks[Kind]['output']> {
    signal?.throwIfAborted();
    if (this.closed) throw new EngineError('the engine is closed');
    return await new Promise((resolve, reject) => {
      const onAbort = (): void => {
        const at = this.queue.indexOf(task);
        if (at >= 0) this.queue.splice(at, 1);
        reject(signal?.reason);
      };
      const task: Task = {
        message: { id: this.nextId++, kind, input },
        urgent,
        patient,
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
      const behind = urgent ? this.queue.findIndex((other) => !other.urgent) : -1;
      this.queue.splice(behind < 0 ? this.queue.length : behind, 0, task);
      this.advance();
    });
  }

  /** Until as often released, no patient task is begun: another one needs the cores. */
  hold(): void {
    this.holds++;
  }

  /** Begins what has waited, as far as threads are free: holds in a row let at least one task through each. */
  release(): void {
    this.holds--;
    this.advance();
  }

  /**
   * Waiting tasks fail, running ones end by themselves (a selfie's matte: 2 s, on busy cores 15 s); resolves when every
   * thread has ended. A thread stopped inside native code, an inference, would take the whole process with it (SIGABRT):
   * whoever cannot wait ends the process with SIGKILL instead.
   */
  async close(): Promise<void> {
    this.closed = true;
    for (const task of this.queue.splice(0)) task.reject(new EngineError('the engine was closed'));
    const busy = this.threads.filter((thread) => thread.task !== undefined);
    // An answer, or the thread's own death (`error` rejects).
    await Promise.allSettled(
      busy.map((thread) => Promise.race([once(thread.worker, 'message'), once(thread.worker, 'exit')])),
    );
    await Promise.all(this.threads.splice(0).map((thread) => thread.worker.terminate()));
  }

  private advance(): void {
    for (;;) {
      const at = this.queue.findIndex((task) => this.holds === 0 || !task.patient);
      if (at < 0) return;
      const thread = this.threads.find((candidate) => candidate.task === undefined) ?? this.start();
      if (thread === undefined) return;
      const [task] = this.queue.splice(at, 1);
      thread.task = task;
      thread.worker.ref();
      thread.worker.postMessage(task!.message);
    }
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
    thread.task?.reject(new EngineError('a render thread died', { cause }));
    thread.task = undefined;
    if (!this.closed) this.advance();
  }
}
