import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFakeEngine } from '../../../test/fake-engine/fake-engine.ts';
import { fakeSelfie } from '../../../test/fake-engine/fake-selfie.ts';
import { cutWardrobe } from '../../features/wardrobe/cut-wardrobe.server.ts';
import { loadWantedGarments } from '../../features/wardrobe/request-wardrobe.server.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { readConfig } from '../config/config.ts';
import { checkDatabase } from './check-database.ts';
import { checkImprint, checkOperators } from './check-contacts.ts';
import { checkDataFolder, checkMemory, checkNode } from './check-machine.ts';
import { checkModels } from './check-models.ts';
import { checkPort } from './check-port.ts';
import { checkWardrobe } from './check-wardrobe.ts';

const GB = 1024 ** 3;

async function listen(body: string): Promise<number> {
  const server = createServer((_, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('reports an old Node and too little memory, with a fix', () => {
  expect(checkNode('20.20.0')).toMatchObject({
    state: 'problem',
    fix: expect.stringContaining('npm start') as string,
  });
  expect(checkNode('22.22.0').state).toBe('ok');
  expect(checkNode('24.0.0').state).toBe('ok');
  expect(checkMemory(2 * GB).state).toBe('problem');
  expect(checkMemory(3 * GB).state).toBe('warning');
  expect(checkMemory(8 * GB).state).toBe('ok');
});

it('names who runs the service, or warns that the imprint is empty', () => {
  expect(checkImprint(undefined)).toMatchObject({
    state: 'warning',
    fix: expect.stringContaining('IMPRINT_NAME') as string,
  });
  const env = { IMPRINT_NAME: 'Lichtbild GmbH', IMPRINT_ADDRESS: 'Weg 1|Ort', IMPRINT_EMAIL: 'a@b.example' };
  expect(checkImprint(readConfig(env, '/').imprint)).toMatchObject({
    state: 'ok',
    detail: 'Lichtbild GmbH, Weg 1, Ort',
  });
});

it('names who reads what visitors send, or warns that nobody does', () => {
  const at = (env: Record<string, string>) => checkOperators(readConfig(env, '/').operatorEmails);
  expect(at({})).toMatchObject({
    state: 'warning',
    detail: expect.stringContaining('hello@lichtbild.example') as string,
    fix: expect.stringContaining('OPERATOR_EMAILS') as string,
  });
  expect(at({ OPERATOR_EMAILS: 'a@photos.de, b@photos.de' })).toMatchObject({
    state: 'ok',
    detail: 'a@photos.de, b@photos.de',
  });
});

it('distinguishes a free port, our own service and another program', async () => {
  const at = (port: number) => checkPort(readConfig({ PORT: String(port), HOST: '127.0.0.1' }, '/'));
  expect(await at(await listen('{"status":"alive"}'))).toMatchObject({
    state: 'ok',
    detail: expect.stringContaining('runs on') as string,
  });
  expect(await at(await listen('hello'))).toMatchObject({ state: 'problem', fix: 'Set PORT or HOST.' });
  expect(await at(0)).toMatchObject({ state: 'ok', detail: expect.stringContaining('free') as string });
});

it('reports a data folder that is not a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-doctor-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755);
  expect(await checkDataFolder(folder)).toMatchObject([
    { detail: expect.stringContaining('GB free') as string },
  ]);
  await writeFile(join(folder, 'file'), '');
  expect(await checkDataFolder(join(folder, 'file'))).toMatchObject([{ state: 'problem' }]);
});

it('reports why a database does not answer, without its password', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/none' }, '/');
  const finding = await checkDatabase(config, '/');
  expect(finding).toMatchObject({
    state: 'problem',
    detail: expect.stringContaining('ECONNREFUSED') as string,
  });
  expect(JSON.stringify(finding)).not.toContain('hunter2');
});

const WORKING = {
  check: () =>
    Promise.resolve({
      accepted: false,
      reasons: ['no-face'] as const,
      cautions: [],
      faceCount: 0,
      measures: undefined,
    }),
  close: () => Promise.resolve(),
};

it('finds the weights of both matting models', async () => {
  expect(await checkModels(() => WORKING)).toMatchObject([
    { part: 'face models', state: 'ok' },
    { part: 'matting model', state: 'ok', detail: '88 MB' },
    { part: 'body model', state: 'ok', detail: '3.7 MB' },
  ]);
});

it('reports each model that does not load, and closes the engine', async () => {
  let closed = false;
  const broken = {
    check: () => Promise.reject(new Error('no such file: blazeface.json')),
    close: async () => void (closed = true),
  };
  const weights = {
    'matting model': () => Promise.resolve(1e6),
    'body model': () => Promise.reject(new Error('no such file: rvm.json')),
  };
  expect(await checkModels(() => broken, weights)).toMatchObject([
    { part: 'face models', state: 'problem', detail: 'no such file: blazeface.json' },
    { part: 'matting model', state: 'ok' },
    { part: 'body model', state: 'problem', detail: 'no such file: rvm.json' },
  ]);
  expect(closed).toBe(true);
});

it('counts the garments that are ready, and reports why others are not', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lichtbild-doctor-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const look = (env: Record<string, string> = {}) =>
    checkWardrobe(readConfig({ ...env, DATA_DIR: dataDir }, '/'));
  expect(await look({ WARDROBE: 'off' })).toMatchObject({
    state: 'ok',
    detail: 'off: pages offer no clothes',
  });
  expect(await look()).toMatchObject({
    state: 'warning',
    detail: expect.stringMatching(/^0 of \d+ garments/),
  });

  const house = createDiskStorage(dataDir);
  const wanted = await loadWantedGarments(house);
  const [last] = wanted.slice(-1);
  const portraits = {
    kind: 'folder' as const,
    read: async ({ file }: { file: string }) =>
      file === last!.photo.file
        ? { ok: false as const, error: 'not-there' as const }
        : { ok: true as const, bytes: fakeSelfie({ name: file }) },
  };
  const storage = createDiskStorage(join(dataDir, 'files'));
  const ports = { storage, photos: { portraits, house }, clock: systemClock };
  await cutWardrobe({ ...ports, engine: createFakeEngine() }, wanted);
  const missing = wanted.filter(({ photo }) => photo.file === last!.photo.file).length;
  expect(await look()).toMatchObject({
    state: 'warning',
    detail: expect.stringContaining(
      `${wanted.length - missing} of ${wanted.length} garments are ready (`,
    ) as string,
  });
  const all = { ...portraits, read: async () => ({ ok: true as const, bytes: fakeSelfie() }) };
  await cutWardrobe({ ...ports, photos: { portraits: all, house }, engine: createFakeEngine() }, wanted);
  expect((await look()).state).toBe('ok');
});
