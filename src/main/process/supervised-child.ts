import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const BACKOFF_FIRST_MS = 200;
const BACKOFF_MOST_MS = 10_000;
/** After running this long a crash counts as the first again. */
const STEADY_AFTER_MS = 30_000;
const STOP_WITHIN_MS = 20_000;

/** It ended before it worked; what was wrong it said itself. */
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
  /** Resolves when the program first says that it works; rejects when it ends before that. */
  readonly ready: Promise<void>;
  /** Asks it to leave, ends it after 20 s, and starts it no more. */
  stop(): Promise<void>;
  /** Ends it without asking. */
  kill(): void;
}

/** A program of ours in a process of its own, started again whenever it ends, until stopped. */
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
        // It said why itself; starting it again would only say it again.
        ready.reject(new ChildError(`${options.name} ended with ${how} before it was ready`));
        return;
      }
      if (performance.now() - startedAt > STEADY_AFTER_MS) waitMs = BACKOFF_FIRST_MS;
      options.onCrash(how, waitMs);
      await delay(waitMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      waitMs = Math.min(waitMs * 2, BACKOFF_MOST_MS);
    }
  })();

  return {
    ready: ready.promise,
    async stop() {
      stopped.abort();
      current?.kill('SIGTERM');
      const tooLate = setTimeout(() => current?.kill('SIGKILL'), STOP_WITHIN_MS);
      await running;
      clearTimeout(tooLate);
    },
    kill() {
      stopped.abort();
      current?.kill('SIGKILL');
    },
  };
}
