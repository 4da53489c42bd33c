import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openS3Server } from '../../../test/s3-server.ts';
import { type BackupTarget, BackupTargetError, bodyOf, readAll } from './backup-target.ts';
import { createFolderTarget } from './folder-target.ts';
import { createS3Target } from './s3-target.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-target-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openBucket(more: Partial<Parameters<typeof createS3Target>[0]> = {}) {
  const server = await openS3Server();
  const target = createS3Target({ ...server, folder: 'licht/bild', ...more });
  onTestFinished(async () => {
    target.close();
    await server[Symbol.asyncDispose]();
  });
  return target;
}

const ADAPTERS: readonly [string, () => Promise<BackupTarget>][] = [
  ['folder', async () => createFolderTarget(join(await temporaryFolder(), 'not', 'yet'))],
  ['S3', () => openBucket()],
];

const put = (target: BackupTarget, key: string, text: string) => target.write(key, bodyOf(Buffer.from(text)));
const get = async (target: BackupTarget, key: string) => {
  const body = await target.read(key);
  return body && (await readAll(body)).toString();
};

describe.each(ADAPTERS)('%s', (_, open) => {
  it('returns what was written, and the newer file after two writes', async () => {
    const target = await open();
    await put(target, 'objects/ab/abc', 'one');
    expect(await get(target, 'objects/ab/abc')).toBe('one');
    await put(target, 'objects/ab/abc', 'two');
    expect(await get(target, 'objects/ab/abc')).toBe('two');
    expect(await get(target, 'objects/ab/abd')).toBeUndefined();
    expect(await get(target, 'objects')).toBeUndefined();
  });

  it('takes an empty file, and one that is larger than a part of an upload', async () => {
    const target = await open();
    await put(target, 'empty', '');
    expect(await get(target, 'empty')).toBe('');
    const chunk = Buffer.alloc(1_000_000, 'lichtbild');
    async function* large() {
      for (let count = 0; count < 12; count += 1) yield chunk;
    }
    await target.write('large', large());
    const stored = await readAll((await target.read('large'))!);
    expect(stored.equals(Buffer.concat(Array.from({ length: 12 }, () => chunk)))).toBe(true);
  });

  it('lists what is below a prefix, and nothing else', async () => {
    const target = await open();
    expect(await target.list('backups/')).toEqual([]);
    for (const key of ['backups/1/manifest.json', 'backups/1/tables/a', 'backups-2/x', 'objects/x'])
      await put(target, key, key);
    expect((await target.list('backups/')).toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
      { key: 'backups/1/manifest.json', sizeBytes: 23 },
      { key: 'backups/1/tables/a', sizeBytes: 18 },
    ]);
  });

  it('deletes, also what is not there', async () => {
    const target = await open();
    await put(target, 'objects/ab/abc', 'one');
    await target.delete('objects/ab/abc');
    await target.delete('objects/ab/abc');
    expect(await get(target, 'objects/ab/abc')).toBeUndefined();
    expect(await target.list('objects/')).toEqual([]);
  });

  it('shows nothing of a file whose content breaks off, and leaves the earlier one', async () => {
    const target = await open();
    await put(target, 'objects/x', 'whole');
    async function* breaking(): AsyncIterable<Uint8Array> {
      yield Buffer.alloc(100_000);
      throw new RangeError('broken off');
    }
    await expect(target.write('objects/y', breaking())).rejects.toThrow('broken off');
    await expect(target.write('objects/x', breaking())).rejects.toThrow('broken off');
    expect(await get(target, 'objects/x')).toBe('whole');
    expect(await target.list('objects/')).toEqual([{ key: 'objects/x', sizeBytes: 5 }]);
  });

  it('rejects keys that leave it', async () => {
    const target = await open();
    for (const key of ['../x', '/x', 'a//b', '.hidden', 'a/..'])
      await expect(put(target, key, 'x'), key).rejects.toThrow('storage key');
  });
});

it('lists all pages of a bucket', async () => {
  // The S3 server of the tests cannot page: its tokens need a cipher that OpenSSL has dropped.
  const page = (key: string, next = '') =>
    `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}<Contents><Key>licht/bild/objects/${key}</Key><Size>7</Size></Contents></ListBucketResult>`;
  const server = createServer((request, response) => {
    const token = new URL(request.url ?? '', 'http://localhost').searchParams.get('continuation-token');
    response.end(
      token === null
        ? page('a', '<NextContinuationToken>more</NextContinuationToken>')
        : page(`after-${token}`),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const target = await openBucket({ endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  expect(await target.list('objects/')).toEqual([
    { key: 'objects/a', sizeBytes: 7 },
    { key: 'objects/after-more', sizeBytes: 7 },
  ]);
});

it.each([
  ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['a wrong name', { accessKeyId: 'nobody' }, 'InvalidAccessKeyId'],
  ['a missing bucket', { bucket: 'nowhere' }, 'NoSuchBucket'],
  ['an address where nobody answers', { endpoint: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
])('reports %s', { timeout: 30_000 }, async (_, options, reason) => {
  const target = await openBucket(options);
  const writing = put(target, 'objects/x', 'x');
  await expect(writing).rejects.toThrow(BackupTargetError);
  await expect(writing).rejects.toThrow(`Cannot write to ${target.name} (${reason}).`);
  await expect(target.list('objects/')).rejects.toThrow(BackupTargetError);
});

it('reports a folder that is a file, and keeps unfinished files out of its lists', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  const target = createFolderTarget(join(folder, 'file'));
  await expect(put(target, 'objects/x', 'x')).rejects.toThrow(BackupTargetError);
  expect(await readdir(folder)).toEqual(['file']);
});
