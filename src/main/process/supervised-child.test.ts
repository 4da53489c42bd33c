import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { isAlive } from '../../platform/db/embedded/postmaster-pid.ts';
import { superviseChild } from './supervised-child.ts';

const SHUTDOWN = new URL('./shutdown-on-signal.ts', import.meta.url).href;
const SUPERVISE = new URL('./supervised-child.ts', import.meta.url).href;

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'lichtbild-child-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** A program that reports ready, logs `up <pid>` at its start and `down <pid>` after an orderly shutdown. */
async function program(
  path: string,
  body = '',
  beforeListening = '',
  shutdown = `shutdownOnSignal(async () => write('down'));`,
): Promise<{ file: string; lines(): Promise<string[]> }> {
  const file = join(path, 'program.mjs');
  const log = join(path, 'log');
  await writeFile(
    file,
    `import { appendFileSync } from 'node:fs';
     import { shutdownOnSignal, listenForShutdown, reportReady } from ${JSON.stringify(SHUTDOWN)};
     const write = (word) => appendFileSync(${JSON.stringify(log)}, word + ' ' + process.pid + '\\n');
     ${beforeListening}
     listenForShutdown();
     ${body}
     setInterval(() => {}, 1000);
     ${shutdown}
     write('up');
     reportReady();`,
  );
  return {
    file,
    lines: async () => (await readFile(log, 'utf8').catch(() => '')).split('\n').filter(Boolean),
  };
}

async function until<Value>(what: () => Promise<Value | undefined | false>): Promise<Value> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const value = await what();
    if (value) return value;
    if (performance.now() > deadline) throw new Error(`never: ${what}`);
    await delay(20);
  }
}

it('restarts a killed program, and lets it shut down properly at the end', async () => {
  const { file, lines } = await program(await folder());
  const crashes: string[] = [];
  const child = superviseChild({ name: 'test', file, env: process.env, onCrash: (how) => crashes.push(how) });
  await child.ready;
  const [first] = await lines();
  process.kill(Number(first!.split(' ')[1]), 'SIGKILL');
  const second = await until(async () => (await lines())[1]);
  expect(second).toMatch(/^up /);
  expect(second).not.toBe(first);
  expect(crashes).toEqual(['SIGKILL']);
  await child.stop();
  expect((await lines()).at(-1)).toBe(second.replace('up', 'down'));
});

it('does not restart a program that never became ready, and reports that', async () => {
  const { file, lines } = await program(await folder(), `write('tried'); process.exit(3);`);
  const child = superviseChild({ name: 'web', file, env: process.env, onCrash: () => undefined });
  await expect(child.ready).rejects.toThrow('web ended with code 3 before it was ready');
  await delay(500);
  expect(await lines()).toHaveLength(1);
  await child.stop();
});

it('kills a program that cannot finish, without a core dump and with a message', async () => {
  // Stands for a thread inside an inference, which cannot be interrupted.
  const never = `shutdownOnSignal(() => new Promise(() => {}), 200);`;
  const { file } = await program(await folder(), '', '', never);
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const ended = once(child, 'exit');
  let stderr = '';
  child.stderr!.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  await once(child, 'message');
  child.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(stderr).toBe('Not everything ended within 0.2 s: what still runs is cut off.\n');
});

it('a program shuts down when its supervisor is killed with SIGKILL', async () => {
  const path = await folder();
  const { file, lines } = await program(path);
  const supervisor = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { superviseChild } = await import(${JSON.stringify(SUPERVISE)});
     superviseChild({ name: 'x', file: ${JSON.stringify(file)}, env: process.env, onCrash() {} });`,
  ]);
  const up = await until(async () => (await lines())[0]);
  supervisor.kill('SIGKILL');
  expect(await until(async () => (await lines())[1])).toBe(up.replace('up', 'down'));
});

it('a program shuts down when its supervisor was killed with SIGKILL before it could listen', async () => {
  const path = await folder();
  // Loading takes a second; an open handle keeps the channel's end from ending the process by itself.
  const slow = `write('loading');
     setInterval(() => {}, 1000);
     await new Promise((resolve) => setTimeout(resolve, 1000));`;
  const { file, lines } = await program(path, '', slow);
  const supervisor = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { superviseChild } = await import(${JSON.stringify(SUPERVISE)});
     superviseChild({ name: 'x', file: ${JSON.stringify(file)}, env: process.env, onCrash() {} });`,
  ]);
  const pid = Number((await until(async () => (await lines())[0])).split(' ')[1]);
  onTestFinished(() => {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  supervisor.kill('SIGKILL');
  await until(async () => !isAlive(pid));
  expect(await lines()).toHaveLength(1);
});
