import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The built service as an operator runs it: one process tree with its own data folder. */
export interface Lichtbild {
  readonly url: string;
  readonly dataDir: string;
  readonly log: () => string;
  start(): Promise<void>;
  /** SIGINT, as Ctrl-C sends it; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL to the top process alone, without a chance to clean up. */
  kill(): Promise<void>;
  /** Process ids of the tree below the top process, by what they run (web, worker). */
  childPid(program: 'web' | 'worker'): Promise<number | undefined>;
  [Symbol.asyncDispose](): Promise<void>;
}

export async function startLichtbild(env: Readonly<Record<string, string>> = {}): Promise<Lichtbild> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lichtbild-e2e-'));
  // For root, PostgreSQL runs under an account of its own, which has to get in.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let log = '';

  const lichtbild: Lichtbild = {
    url,
    dataDir,
    log: () => log,
    async start() {
      child = spawn(process.execPath, [path.join(ROOT, 'build/server/start.js')], {
        cwd: ROOT,
        env: {
          PATH: process.env['PATH'] ?? '',
          HOME: process.env['HOME'] ?? '',
          PORT: String(port),
          HOST: 'localhost',
          DATA_DIR: dataDir,
          PUBLIC_URL: url,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk) => (log += String(chunk)));
      await untilReady(url, child, () => log);
    },
    async stop() {
      if (!child || child.exitCode !== null) return child?.exitCode ?? null;
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      const [code] = (await exited) as [number | null];
      return code;
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    async childPid(program) {
      for (const entry of await readdir('/proc')) {
        if (!/^\d+$/.test(entry)) continue;
        const status = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
        const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
        if (parent !== child?.pid) continue;
        const commandLine = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
        if (commandLine.includes(`${program}.js`)) return Number(entry);
      }
      return undefined;
    },
    async [Symbol.asyncDispose]() {
      await lichtbild.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  await lichtbild.start();
  return lichtbild;
}

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadlineMs = Date.now() + 60_000;
  while (Date.now() < deadlineMs) {
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}:\n${log()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await sleep(100);
  }
  throw new Error(`the service was not ready within 60 s:\n${log()}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
