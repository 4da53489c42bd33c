import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCommand } from '../../../test/run-command.ts';
import { dkimRecord, readDkimKey } from '../../platform/mail/dkim-key.ts';
import { mailCommand } from './mail-command.ts';
import { UnusableInput } from './unusable-input.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lichtbild-mail-command-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const makeKey = (...typed: readonly string[]) =>
  runCommand(mailCommand(), 'dkim-key', '--out', folder, ...typed);

it('makes a key once, and prints its settings and its DNS record', async () => {
  const typed = ['--domain', 'Bücher.example', '--selector', 'autumn'];
  const printed = await makeKey(...typed);
  const file = join(folder, 'dkim-autumn.pem');
  expect((await stat(file)).mode & 0o077).toBe(0);
  const key = readDkimKey(await readFile(file, 'utf8'));
  if (!key.ok) throw new Error(key.error);
  expect(printed).toContain(
    `DKIM_DOMAIN=xn--bcher-kva.example\nDKIM_SELECTOR=autumn\nDKIM_PRIVATE_KEY_FILE=${file}\n`,
  );
  expect(printed).toContain(
    `  name   autumn._domainkey.xn--bcher-kva.example\n  value  ${dkimRecord(key.value)}\n`,
  );
  const strings = [...printed.matchAll(/"([^"]{1,255})"/g)].map(([, string]) => string);
  expect(strings.join('')).toBe(dkimRecord(key.value));
  await expect(makeKey(...typed)).rejects.toThrow(`${file} already exists`);
});

it('takes the domain of MAIL_FROM when none is named', async () => {
  vi.stubEnv('MAIL_FROM', 'Lichtbild <post@mail.lichtbild.example>');
  expect(await makeKey()).toContain('  name   lichtbild._domainkey.mail.lichtbild.example\n');
  vi.stubEnv('MAIL_FROM', '');
  await expect(makeKey('--selector', 'other')).rejects.toThrow('with --domain');
});

it.each([
  [['--domain', 'https://lichtbild.example']],
  [['--domain', 'localhost']],
  [['--domain', 'lichtbild.example', '--selector', 'a b']],
  [['--domain', 'lichtbild.example', '--selector', '../a']],
  [['--domain', 'lichtbild.example', '--out', '/nowhere']],
])('refuses %j', async (typed) => {
  await expect(makeKey(...typed)).rejects.toThrow(UnusableInput);
});
