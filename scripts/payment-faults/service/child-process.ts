import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { JobName } from '../../../src/jobs.ts';
import type { LemonSqueezyOptions } from '../../../src/platform/payments/lemonsqueezy/lemon-squeezy-options.ts';
import type { ProviderSettings } from '../providers.ts';

const PROGRAM = fileURLToPath(new URL('./child-program.ts', import.meta.url));

export interface ChildOptions extends ProviderSettings {
  readonly databaseUrl: string;
  readonly stores: LemonSqueezyOptions['stores'];
  readonly skewMs: number;
  readonly standIns: readonly {
    readonly name: string;
    readonly hosts: readonly string[];
    readonly origin: string;
  }[];
}

/** The header of a request, from which the child learns about the run. */
export interface ChildRequest {
  /** The run's time in milliseconds. */
  readonly now: number;
  readonly dieAtStep: number;
  /** A job to run instead of the request. */
  readonly job?: { readonly name: JobName; readonly data: unknown };
}

/** A web server or worker that is really a process, to be killed with SIGKILL at a chosen step. */
export interface Child {
  /** Resolves to undefined when the process died before it answered. */
  send(request: Request, about: ChildRequest): Promise<Response | undefined>;
  stop(): void;
}

export async function startChild(options: ChildOptions, directFetch: typeof fetch): Promise<Child> {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, FAULT_RUN_CHILD: JSON.stringify(options) },
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const port = /^port (\d+)/.exec(line.toString())?.[1];
  if (port === undefined) throw new Error(`A process did not start: ${line.toString()}`);
  return {
    async send(request, about) {
      const url = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set('X-Fault-Run', JSON.stringify(about));
      const target = new URL(url.pathname + url.search, `http://127.0.0.1:${port}`);
      const body = request.method === 'POST' ? await request.arrayBuffer() : null;
      try {
        const response = await directFetch(target, { method: request.method, headers, body });
        return new Response(await response.arrayBuffer(), response);
      } catch {
        return undefined;
      }
    },
    stop: () => void child.kill('SIGKILL'),
  };
}
