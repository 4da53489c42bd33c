import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadAppSecrets } from '../config/app-secret.ts';
import { lockDataFolder } from './data-folder-lock.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'lichtbild-lock-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

it('is refused while another supervisor lives, and taken over from a dead one', async () => {
  const dataDir = await folder();
  // Looks like a supervisor: a program whose file is called start.js.
  const script = join(dataDir, 'start.js');
  await writeFile(script, 'console.log("up"); setInterval(() => {}, 1000);');
  const other = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(other.stdout, 'data');
  await writeFile(join(dataDir, 'supervisor.pid'), String(other.pid));
  expect(await lockDataFolder(dataDir)).toEqual({ ok: false, holderPid: other.pid });
  other.kill('SIGKILL');
  await once(other, 'exit');
  const lock = await lockDataFolder(dataDir);
  expect(lock.ok).toBe(true);
  if (lock.ok) await lock.release();
  await expect(stat(join(dataDir, 'supervisor.pid'))).rejects.toThrow('ENOENT');
});

it.runIf(process.platform === 'linux')(
  'is taken over when its process id now belongs to another program',
  async () => {
    const dataDir = await folder();
    await writeFile(join(dataDir, 'supervisor.pid'), String(process.ppid));
    expect((await lockDataFolder(dataDir)).ok).toBe(true);
  },
);

it('of many processes that find a dead lock at once, exactly one takes it', async () => {
  const dataDir = await folder();
  const script = join(dataDir, 'start.ts');
  const lock = new URL('./data-folder-lock.ts', import.meta.url).href;
  await writeFile(
    script,
    `const { lockDataFolder } = await import(${JSON.stringify(lock)});
     process.stdin.once('data', async () => {
       console.log((await lockDataFolder(${JSON.stringify(dataDir)})).ok ? 'mine' : 'held');
     });
     console.log('up');`,
  );
  for (let round = 0; round < 2; round += 1) {
    await writeFile(join(dataDir, 'supervisor.pid'), '999999999');
    const starters = Array.from({ length: 6 }, () => spawn(process.execPath, [script]));
    const answers = starters.map((starter) => {
      const lines: string[] = [];
      starter.stdout.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
      return lines;
    });
    const all = async (count: number) => {
      while (answers.some((lines) => lines.length < count))
        await new Promise((resolve) => setTimeout(resolve, 10));
    };
    await all(1);
    for (const starter of starters) starter.stdin.write('go');
    await all(2);
    for (const starter of starters) starter.kill('SIGKILL');
    expect(answers.filter((lines) => lines[1] === 'mine')).toHaveLength(1);
  }
  expect((await readdir(dataDir)).toSorted()).toEqual(['start.ts', 'supervisor.pid']);
});

it('processes that start at once agree on one generated secret, which only this account can read', async () => {
  const path = join(await folder(), 'data', 'app-secret');
  const secrets = await Promise.all(Array.from({ length: 10 }, () => loadAppSecrets({ kind: 'file', path })));
  expect(new Set(secrets.flat()).size).toBe(1);
  expect(secrets[0]![0]).toMatch(/^[\w-]{43}$/);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('refuses an empty secret file', async () => {
  const path = join(await folder(), 'app-secret');
  await writeFile(path, '\n');
  await expect(loadAppSecrets({ kind: 'file', path })).rejects.toThrow('holds no secret');
});
