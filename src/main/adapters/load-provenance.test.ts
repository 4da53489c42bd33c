import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, afterAll, expect, it } from 'vitest';
import { silentLog } from '../../platform/log/silent-log.ts';
import { makeDevCertificate } from '../../platform/provenance/dev-certificate.ts';
import { ConfigError } from '../config/config.ts';
import { checkProvenance } from '../doctor/check-provenance.ts';
import { loadProvenance } from './load-provenance.ts';
import { findProjectRoot } from '../config/project-root.ts';

const DAY_MS = 86_400_000;
const ROOT = findProjectRoot(import.meta.dirname);
let folder: string;
const files = (certificate: string, key: string) => ({
  certificateFile: join(folder, certificate),
  privateKeyFile: join(folder, key),
  timestampUrl: undefined,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lichtbild-provenance-'));
  const now = Date.now();
  for (const [name, moment] of Object.entries({
    new: now,
    old: now - 400 * DAY_MS,
    ending: now - 350 * DAY_MS,
  })) {
    const made = await makeDevCertificate(new Date(moment));
    await writeFile(join(folder, `${name}.pem`), made.certificatePem);
    await writeFile(join(folder, `${name}.key`), made.privateKeyPem);
  }
});
afterAll(() => rm(folder, { recursive: true }));

it('nothing is signed when no files are configured', async () => {
  expect(await loadProvenance(undefined, ROOT, silentLog)).toBeUndefined();
});

it('the error names a missing file and files that do not match', async () => {
  const load = (certificate: string, key: string) => loadProvenance(files(certificate, key), ROOT, silentLog);
  await expect(load('none.pem', 'new.key')).rejects.toThrow(
    /^C2PA_CERTIFICATE_FILE: .*none\.pem cannot be read/,
  );
  await expect(load('new.pem', 'none.key')).rejects.toThrow(
    /^C2PA_PRIVATE_KEY_FILE: .*none\.key cannot be read/,
  );
  await expect(load('new.pem', 'old.key')).rejects.toThrow('does not belong');
  await expect(load('new.pem', 'old.key')).rejects.toThrow(ConfigError);
});

it('an expired certificate does not prevent the start', async () => {
  expect(await loadProvenance(files('old.pem', 'old.key'), ROOT, silentLog)).toBeDefined();
});

it('the doctor reports who signs and for how long', async () => {
  const check = (name: string, key = name) =>
    checkProvenance(files(`${name}.pem`, `${key}.key`), ROOT, new Date());
  expect(await checkProvenance(undefined, ROOT, new Date())).toMatchObject({ state: 'ok' });
  expect(await check('new')).toMatchObject({
    state: 'ok',
    detail: expect.stringMatching(/^as Lichtbild development signer until \d{4}-\d\d-\d\d$/) as string,
  });
  expect(await check('ending')).toMatchObject({ state: 'warning' });
  expect(await check('old')).toMatchObject({ state: 'problem', fix: 'Renew it.' });
  expect(await check('new', 'old')).toMatchObject({ state: 'problem' });
});
