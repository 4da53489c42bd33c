import { parentPort } from 'node:worker_threads';

import { invariant } from '../../base/invariant.ts';
import type { TaskResult, TaskMessage, TaskTypes } from './thread-pool.ts';

/** A handler for each kind of task. */
export type TaskHandlers<Tasks extends TaskTypes> = {
  readonly [Kind in keyof Tasks & string]: (input: Tasks[Kind]['input']) => Promise<Tasks[Kind]['output']>;
};

/** The worker thread's end of a ThreadPool: replies to every message with the result or the error of its handler. */
export function handleTasks<Tasks extends TaskTypes>(handlers: TaskHandlers<Tasks>): void {
  const port = parentPort;
  invariant(port !== null, 'tasks are handled in a worker thread');
  port.on('message', (message: TaskMessage) => {
    const handler = handlers[message.kind];
    invariant(handler !== undefined, `no handler for task ${message.kind}`);
    handler(message.input).then(
      (output) => port.postMessage({ id: message.id, ok: true, output } satisfies TaskResult),
      (error: unknown) =>
        port.postMessage({
          id: message.id,
          ok: false,
          message: error instanceof Error ? error.message : String(error),
          stack: error instanceof Error ? error.stack : undefined,
        } satisfies TaskResult),
    );
  });
}
