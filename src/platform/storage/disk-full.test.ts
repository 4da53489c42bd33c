import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { StorageError } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'lichtbild-full-'));
const mounted = mountSmallDisk(folder);
if (!mounted) console.log('skipped: a full disk needs the right to mount one (root on Linux)');

it.skipIf(!mounted)(
  'reports a full disk, keeps earlier files, and continues when there is space',
  async () => {
    onTestFinished(() => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    });
    const storage = createDiskStorage(folder);
    const megabyte = new Uint8Array(1_000_000).fill(7);
    await storage.put('shoots/a/1', megabyte);
    const second = storage.put('shoots/a/2', new Uint8Array(1_500_000));
    await expect(second).rejects.toThrow(StorageError);
    await expect(storage.put('shoots/a/1', new Uint8Array(1_500_000))).rejects.toThrow('it is full (ENOSPC)');
    expect(await storage.get('shoots/a/1')).toEqual(megabyte);
    expect(readdirSync(join(folder, 'shoots/a'))).toEqual(['1']);
    await storage.eraseAll('shoots/a/');
    await storage.put('shoots/b/1', new Uint8Array(1_500_000));
  },
);

function mountSmallDisk(path: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    rmSync(path, { recursive: true });
    return false;
  }
}
