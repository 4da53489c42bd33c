import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { checkService } from './check-service.ts';

const NOW = new Date('2026-11-27T12:00:00Z');

async function findings(env: Record<string, string>, timeoutMs?: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lichtbild-doctor-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const config = readConfig({ WARDROBE: 'off', ...env, DATA_DIR: dataDir }, '/');
  return checkService(config, '/', NOW, timeoutMs);
}

it('checks every part of the service', async () => {
  const found = await findings({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/none' });
  expect(found.map(({ part }) => part)).toEqual([
    ...['imprint', 'operators', 'mail', 'payments', 'newsletter', 'signing', 'data folder', 'database'],
    ...['backups', 'wardrobe'],
  ]);
  expect(found.find(({ part }) => part === 'database')).toMatchObject({ state: 'problem' });
});

it('reports a part that gives no answer, and the others all the same', async () => {
  // The address is reserved for documentation (RFC 5737), so nobody answers there.
  const listmonk = {
    LISTMONK_URL: 'http://192.0.2.1',
    LISTMONK_USER: 'u',
    LISTMONK_TOKEN: 't',
    LISTMONK_LIST_ID: '1',
  };
  const found = await findings({ ...listmonk, DATABASE_URL: 'postgres://me@127.0.0.1:1/none' }, 1_500);
  expect(found.find(({ part }) => part === 'newsletter')).toMatchObject({ state: 'problem' });
  expect(found.find(({ part }) => part === 'imprint')).toMatchObject({ state: 'warning' });
});
