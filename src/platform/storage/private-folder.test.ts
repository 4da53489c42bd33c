import { chmod, chown, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolderPrivate, allowGroupTraversal } from './private-folder.ts';

const isRoot = process.getuid?.() === 0;
const OTHER = 65_534;

async function parent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-close-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function modeOf(folder: string): Promise<string> {
  return ((await stat(folder)).mode & 0o7777).toString(8);
}

it('creates a folder and its parents for this account only', async () => {
  const folder = join(await parent(), 'a', 'b');
  await makeFolderPrivate(folder);
  expect([await modeOf(join(folder, '..')), await modeOf(folder)]).toEqual(['700', '700']);
});

it.each([0o755, 0o777, 0o750, 0o705])('closes an open folder of this account (%o)', async (mode) => {
  const folder = join(await parent(), 'data');
  await mkdir(folder);
  await chmod(folder, mode);
  await makeFolderPrivate(folder);
  const closed = await modeOf(folder);
  // Under root the group may have access on purpose, for the database's account.
  expect(closed).toBe(isRoot && mode & 0o010 ? '710' : '700');
  await makeFolderPrivate(folder);
  expect(await modeOf(folder)).toBe(closed);
});

it.skipIf(!isRoot)('lets one group traverse without listing, and revokes that', async () => {
  const folder = join(await parent(), 'data');
  await mkdir(folder, { mode: 0o755 });
  await allowGroupTraversal(folder, OTHER);
  expect([await modeOf(folder), (await stat(folder)).gid]).toEqual(['710', OTHER]);
  await makeFolderPrivate(folder);
  expect(await modeOf(folder)).toBe('710');
  await allowGroupTraversal(folder, undefined);
  expect(await modeOf(folder)).toBe('700');
});

it.skipIf(!isRoot)('does not change a folder of another account', async () => {
  const folder = join(await parent(), 'data');
  await mkdir(folder);
  await chmod(folder, 0o755);
  await chown(folder, OTHER, OTHER);
  await makeFolderPrivate(folder);
  await allowGroupTraversal(folder, 0);
  expect([await modeOf(folder), (await stat(folder)).gid]).toEqual(['755', OTHER]);
});
