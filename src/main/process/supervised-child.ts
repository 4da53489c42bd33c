import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const BACKOFF_FIRST_MS = 200;
const BACKOFF_MAX_MS = 10_000;
/** After a child has run this long, the next crash starts the back-off anew. */
const STABLE_AFTER_MS = 30_000;
const STOP_TIMEOUT_MS = 20_000;

/** The child ended before it was ready. It has printed the reason itself. */
export class ChildError extends Error {
  override readonly name = 'ChildError';
}

export interface ChildOptions {
  readonly name: string;
  readonly file: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onCrash: (how: string, restartInMs: number) => void;
}

export interface SupervisedChild {
  /** Resolves when the program first reports ready; rejects when it ends before that. */
  readonly ready: Promise<void>;
  /** Sends SIGTERM, then SIGKILL after 20 s, and does not restart the program. */
  stop(): Promise<void>;
  /** Sends SIGKILL at once, and does not restart the program. */
  kill(): void;
}

/** Runs a program in a child process and restarts it whenever it ends, until stopped. */
export function superviseChild(options: ChildOptions): SupervisedChild {
  const stopped = new AbortController();
  let current: ChildProcess | undefined;
  let everReady = false;
  const ready = Promise.withResolvers<void>();

  async function runOnce(): Promise<string> {
    const child = spawn(process.execPath, ['--enable-source-maps', options.file], {
      env: options.env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    current = child;
    child.on('message', () => {
      everReady = true;
      ready.resolve();
    });
    return new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    });
  }

  const running = (async () => {
    let waitMs = BACKOFF_FIRST_MS;
    while (!stopped.signal.aborted) {
      const startedAt = performance.now();
      const how = await runOnce();
      current = undefined;
      if (stopped.signal.aborted) return;
      if (!everReady) {
        // It has printed the reason itself; a restart would only print it again.
        ready.reject(new ChildError(`${options.name} ended with ${how} before it was ready`));
        return;
      }
      if (performance.now() - startedAt > STABLE_AFTER_MS) waitMs = BACKOFF_FIRST_MS;
      options.onCrash(how, waitMs);
      await delay(waitMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      waitMs = Math.min(waitMs * 2, BACKOFF_MAX_MS);
    }
  })();

  return {
    ready: ready.promise,
    async stop() {
      stopped.abort();
      current?.kill('SIGTERM');
      const killTimer = setTimeout(() => current?.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await running;
      clearTimeout(killTimer);
    },
    kill() {
      stopped.abort();
      current?.kill('SIGKILL');
    },
  };
}
