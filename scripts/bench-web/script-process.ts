import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A script in its own process, which handles one request after the other. */
export interface ScriptProcess<Request extends object, Response> {
  readonly pid: number;
  request(message: Request): Promise<Response>;
  [Symbol.dispose](): void;
}

/** @param script name of a file of this folder that calls `handleRequests` */
export function startScript<Request extends object, Response>(
  script: string,
): ScriptProcess<Request, Response> {
  const child: ChildProcess = fork(new URL(`./${script}.ts`, import.meta.url));
  return {
    pid: child.pid!,
    async request(message) {
      const done = new AbortController();
      const { signal } = done;
      try {
        const response = once(child, 'message', { signal });
        const exit = once(child, 'exit', { signal }).then(([code]) => {
          throw new Error(`${script} exited with code ${code}`);
        });
        child.send(message);
        const [first] = await Promise.race([response, exit]);
        return first as Response;
      } finally {
        done.abort();
      }
    },
    [Symbol.dispose]: () => void child.kill(),
  };
}

/** Handles every request of the parent process, and exits with it. */
export function handleRequests<Request, Response>(handle: (message: Request) => Promise<Response>): void {
  process.on('message', async (message: Request) => process.send?.(await handle(message)));
  process.on('disconnect', () => process.exit());
}
