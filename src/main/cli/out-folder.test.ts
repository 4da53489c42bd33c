import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { openOutFolder } from './out-folder.ts';
import { UnusableInput } from './unusable-input.ts';

function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'lichtbild-out-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test('creates every level, writes whole files, and leaves no test file', async () => {
  const path = join(temporaryFolder(), 'a/b/c');
  const out = await openOutFolder(path);
  expect(readdirSync(path)).toEqual([]);
  await out.write('shoot.json', '{}');
  expect(readdirSync(path)).toEqual(['shoot.json']);
  await out.removeIfEmpty();
  expect(readdirSync(path)).toEqual(['shoot.json']);
});

test('removes the levels that it created when nothing was written', async () => {
  const parent = temporaryFolder();
  const out = await openOutFolder(join(parent, 'a/b'));
  await out.removeIfEmpty();
  expect(readdirSync(parent)).toEqual([]);
});

test('a folder that is removed during the work is reported, not created again', async () => {
  const parent = temporaryFolder();
  const path = join(parent, 'a/b');
  const out = await openOutFolder(path);
  rmSync(join(parent, 'a'), { recursive: true });
  await expect(out.write('shoot.json', '{}')).rejects.toThrow(`${path} cannot be written (ENOENT): name`);
  await out.removeIfEmpty();
  expect(readdirSync(parent)).toEqual([]);
});

test('never removes a folder that existed before', async () => {
  const path = temporaryFolder();
  const out = await openOutFolder(path);
  await out.removeIfEmpty();
  expect(readdirSync(path)).toEqual([]);
});

test('a file, and a path below one, is refused', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'deeper/still')]) {
    await expect(openOutFolder(path)).rejects.toThrow(`${path} is a file or is below one`);
  }
});

test.skipIf(platform() !== 'linux')('unwritable folders are refused at once', async () => {
  for (const path of ['/proc/lichtbild', '/proc/lichtbild/deep', '/sys/lichtbild']) {
    const refusal = openOutFolder(path);
    await expect(refusal).rejects.toThrow(UnusableInput);
    await expect(refusal).rejects.toThrow(
      new RegExp(`${path} cannot be written \\(E[A-Z]+\\): .*name another folder`),
    );
  }
});

test('an earlier shoot is replaced without touching anything else', async () => {
  const path = temporaryFolder();
  const earlier = ['001-corporate-slate-canvas.jpg', '.002-warm-hearth-room.jpg.part', 'shoot.json'];
  for (const name of [...earlier, 'holiday.jpg', '001-notes.jpg']) writeFileSync(join(path, name), 'x');
  const out = await openOutFolder(path);
  expect(out.earlier.toSorted()).toEqual(earlier.map((name) => join(path, name)).toSorted());
  expect(readdirSync(path)).toHaveLength(5);
  await out.removeEarlier();
  expect(readdirSync(path).toSorted()).toEqual(['001-notes.jpg', 'holiday.jpg']);
});

test('a full disk is refused before the work, and leaves no partial file during it', async (context) => {
  const path = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    context.skip('a full disk needs the right to mount one (root on Linux)');
  }
  onTestFinished(() => void execFileSync('umount', [path]));
  const out = await openOutFolder(path);
  await out.write('001-warm-sand.jpg', new Uint8Array(1_500_000));
  await expect(out.write('002-warm-sand.jpg', new Uint8Array(1_500_000))).rejects.toThrow(
    `The disk below ${path} is full (ENOSPC): free some space`,
  );
  expect(readdirSync(path)).toEqual(['001-warm-sand.jpg']);
  await expect(openOutFolder(join(path, 'new'))).rejects.toThrow('is full (ENOSPC)');
  expect(readdirSync(path)).toEqual(['001-warm-sand.jpg']);
});

test('renames files that swap their names', async () => {
  const path = temporaryFolder();
  const out = await openOutFolder(path);
  for (const name of ['a', 'b', 'c']) await out.write(name, `was ${name}`);
  const newNames = new Map([
    ['a', 'b'],
    ['b', 'a'],
    ['c', 'd'],
  ]);
  await out.rename(newNames);
  expect(readdirSync(path).toSorted()).toEqual(['a', 'b', 'd']);
  for (const [from, to] of newNames) expect(readFileSync(join(path, to), 'utf8')).toBe(`was ${from}`);
});
