import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { unsubscribeToken } from '../src/features/newsletter/unsubscribe-token.ts';
import { createBackupKey } from '../src/platform/backup/backup-cipher.ts';
import { createHmacCapabilities } from '../src/platform/capability/hmac-capabilities.ts';
import { isRunning } from './process-tree.ts';
import { type Lichtbild, PROGRAMS, startLichtbild } from './lichtbild.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

it(
  'comes back from a backup after kill -9 and the loss of the data folder',
  { timeout: 300_000 },
  async () => {
    const place = await mkdtemp(path.join(tmpdir(), 'lichtbild-place-'));
    onTestFinished(() => rm(place, { recursive: true, force: true }));
    const env = { BACKUP_TO: place, BACKUP_KEY: await createBackupKey() };
    await using lichtbild = await startLichtbild(env);
    const command = (...words: string[]) => startCommand(lichtbild, env, words).ended;

    const cookie = await openDraft(lichtbild);
    const draftId = await ownDraft(lichtbild, cookie);
    await query(lichtbild, SUBSCRIBER);
    await query(lichtbild, OPERATOR_SESSION);
    const backup = await command('backup');
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('encrypted') as string });
    const check = await command('backup', '--check');
    expect(check).toMatchObject({ code: 0, output: expect.stringContaining('could be read back') as string });
    expect(await command('upgrade', '--check')).toMatchObject({ code: 0 });

    // Somebody leaves the newsletter after the backup, and the worker carries that away.
    const secret = (await readFile(path.join(lichtbild.dataDir, 'app-secret'), 'utf8')).trim();
    const token = unsubscribeToken(createHmacCapabilities([secret]), 'leaves-the-newsletter1');
    const left = await fetch(`${lichtbild.url}/api/newsletter/unsubscribe/${token}`, { method: 'POST' });
    expect(left.ok).toBe(true);
    await expect.poll(() => existsSync(path.join(place, 'erasures')), { timeout: 30_000 }).toBe(true);

    await destroy(lichtbild);
    const wrongKey = { ...env, BACKUP_KEY: await createBackupKey() };
    const refused = await startCommand(lichtbild, wrongKey, ['restore']).ended;
    expect(refused).toMatchObject({ code: 2, output: expect.stringContaining('another key') as string });
    expect(await readdir(lichtbild.dataDir), 'nothing was touched').toEqual([]);

    // The first restore is killed, too: nothing starts with its half.
    const killed = startCommand(lichtbild, env, ['restore']);
    while (!existsSync(path.join(lichtbild.dataDir, 'postgres/postmaster.pid'))) await sleep(5);
    killed.process.kill('SIGKILL');
    await killed.ended;
    await expect(lichtbild.start()).rejects.toThrow('is not finished');

    const restored = await command('restore');
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('1 erasure since') as string });
    expect(await command('restore'), 'the folder is not empty any more').toMatchObject({ code: 2 });
    await lichtbild.start();
    expect(await ownDraft(lichtbild, cookie), 'links and cookies still work').toBe(draftId);
    expect(await query(lichtbild, `select state, first_name from subscribers`)).toEqual([
      { state: 'unsubscribed', first_name: null },
    ]);
    expect(await query(lichtbild, 'select id from operator_sessions'), 'operators sign in again').toEqual([]);
    expect(await query(lichtbild, 'select finished_at is not null as done from restores')).toEqual([
      { done: true },
    ]);
  },
);

const SUBSCRIBER = `insert into subscribers (id, email, language, state, first_name, source, utm_source, utm_medium,
  utm_campaign, discount_code, discount_percent, requested_at, confirmed_at)
  values ('leaves-the-newsletter1', 'leaves@example.org', 'en', 'confirmed', 'Mira', 'blog', 'n', 'n', 'n', 'NONE', 10, now(), now())`;

const OPERATOR_SESSION = `insert into operator_sessions (id, token_hash, email, created_at, renewed_at, expires_at)
  values ('a-session', 'hash', 'owner@example.org', now(), now(), now() + interval '12 hours')`;

function startCommand(
  { dataDir, url }: Lichtbild,
  env: Readonly<Record<string, string>>,
  words: readonly string[],
) {
  const child = spawn(process.execPath, [path.join(ROOT, 'build/server/cli.js'), ...words], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      ...env,
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { process: child, ended };
}

/** Kills every process of the service at once, and removes all that it stored. */
async function destroy(lichtbild: Lichtbild): Promise<void> {
  const pids = await Promise.all(PROGRAMS.map((program) => lichtbild.pid(program)));
  for (const program of PROGRAMS) await lichtbild.kill(program);
  for (const pid of pids) while (pid !== undefined && (await isRunning(pid))) await sleep(50);
  await rm(lichtbild.dataDir, { recursive: true, force: true });
  await mkdir(lichtbild.dataDir);
  await chmod(lichtbild.dataDir, 0o755);
}

async function openDraft({ url }: Lichtbild): Promise<string> {
  const response = await fetch(`${url}/api/shoot`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function ownDraft({ url }: Lichtbild, cookie: string): Promise<string> {
  const response = await fetch(`${url}/api/shoot`, { headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

async function query(lichtbild: Lichtbild, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: (await lichtbild.databaseUrl()) ?? '' });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
