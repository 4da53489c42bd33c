import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findRunningPostgres } from '../src/platform/db/embedded/embedded-postgres.ts';
import { freePort } from './free-port.ts';
import { isRunning, runningProcesses } from './process-tree.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const READY_WITHIN_MS = 60_000;
const LOG_KEPT_CHARACTERS = 2_000_000;

/** The programs of the tree: the supervisor on top, its two children, and the database server. */
export type Program = 'start' | 'web' | 'worker' | 'database';
export const PROGRAMS: readonly Program[] = ['start', 'web', 'worker', 'database'];

/** The built service as an operator runs it: one process tree with its own data folder. */
export interface Lichtbild {
  readonly url: string;
  readonly dataDir: string;
  /** Returns the output of the process, over all its starts. */
  log(): string;
  /** Resolves with the milliseconds until the service reported that it was ready. */
  start(): Promise<number>;
  /** Sends SIGINT, as Ctrl-C does; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL to one program, which cannot clean up. Resolves to false when it was not running. */
  kill(program: Program): Promise<boolean>;
  pid(program: Program): Promise<number | undefined>;
  /** Resolves to the URL of the embedded database, with its password; undefined while it is down. */
  databaseUrl(): Promise<string | undefined>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts the service on a free port. Its data folder is empty, or a copy of that of a stopped service, and is removed at the end.
 */
export async function startLichtbild(
  env: Readonly<Record<string, string>> = {},
  copyOf?: string,
): Promise<Lichtbild> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lichtbild-e2e-'));
  if (copyOf !== undefined) await copyDataFolder(copyOf, dataDir);
  // For root, PostgreSQL runs under its own account, which needs access.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const clusterDir = path.join(dataDir, 'postgres');
  let child: ChildProcess | undefined;
  let log = '';

  const lichtbild: Lichtbild = {
    url,
    dataDir,
    log: () => log,
    async start() {
      const startedMs = performance.now();
      child = spawn(process.execPath, [path.join(ROOT, 'build/server/start.js')], {
        cwd: ROOT,
        env: {
          PATH: process.env['PATH'] ?? '',
          HOME: process.env['HOME'] ?? '',
          PORT: String(port),
          HOST: 'localhost',
          DATA_DIR: dataDir,
          PUBLIC_URL: url,
          // Rendering examples and cutting garments takes minutes, so only their own tests turn it on.
          EXAMPLES: 'off',
          WARDROBE: 'off',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk) => (log = (log + String(chunk)).slice(-LOG_KEPT_CHARACTERS)));
      await untilReady(url, child, () => log);
      return performance.now() - startedMs;
    },
    async stop() {
      if (!child || hasEnded(child)) return child?.exitCode ?? null;
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      const [code] = (await exited) as [number | null];
      return code;
    },
    async kill(program) {
      const pid = await lichtbild.pid(program);
      if (pid === undefined) return false;
      const exited = program === 'start' && child ? once(child, 'exit') : undefined;
      process.kill(pid, 'SIGKILL');
      await exited;
      return true;
    },
    async pid(program) {
      if (program === 'start') return child && !hasEnded(child) ? child.pid : undefined;
      const processes = await runningProcesses();
      if (program === 'database') {
        const servers = processes.filter((one) => one.arguments.includes(clusterDir));
        return servers[0]?.pid;
      }
      return processes.find(
        (one) => one.parentPid === child?.pid && one.arguments.some((word) => word.endsWith(`${program}.js`)),
      )?.pid;
    },
    databaseUrl: () => findRunningPostgres(dataDir),
    async [Symbol.asyncDispose]() {
      await lichtbild.stop();
      // After a SIGKILL of the supervisor the database server keeps running, as intended, so it is stopped here.
      const left = await lichtbild.pid('database');
      if (left !== undefined) {
        process.kill(left, 'SIGQUIT');
        while (await isRunning(left)) await sleep(50);
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await lichtbild.start();
  } catch (error) {
    await lichtbild[Symbol.asyncDispose]();
    throw error;
  }
  return lichtbild;
}

/** Files keep their owners, because the database has an account of its own. Its port is another one, so that both can run. */
async function copyDataFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
  const settingsFile = path.join(to, 'postgres.json');
  const settings = JSON.parse(await readFile(settingsFile, 'utf8')) as { readonly password: string };
  await writeFile(settingsFile, JSON.stringify({ ...settings, port: await freePort() }));
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadlineMs = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadlineMs) {
    if (hasEnded(child)) throw new Error(`the service ended with ${child.exitCode}:\n${log()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await sleep(50);
  }
  throw new Error(`the service was not ready within ${READY_WITHIN_MS / 1000} s:\n${log().slice(-4000)}`);
}
