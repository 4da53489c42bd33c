import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDownloadedPortraits } from './download-portraits.ts';
import { createFolderPortraits } from './folder-portraits.ts';
import { type PinnedPhoto, PortraitSourceError } from './portrait-source.ts';
import { preferLocalPortraits } from './prefer-local-portraits.ts';
import { PORTRAIT_BYTES_MAX } from './verify-portrait.ts';

const PICTURE = Buffer.from('a portrait');
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const TOO_LARGE = Buffer.alloc(PORTRAIT_BYTES_MAX + 1);

const PORTRAIT: PinnedPhoto = {
  file: 'one.jpg',
  path: 'hats/512/1.jpg',
  sha256: ['0'.repeat(64), sumOf(PICTURE)],
};

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/portraits`;
}

async function folderWith(bytes?: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-portraits-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  if (bytes) await writeFile(join(folder, 'one.jpg'), bytes);
  return folder;
}

/** The same portrait from each kind of source, which lacks it when there are no bytes. */
const SOURCES = {
  download: async (bytes?: Uint8Array) => {
    const baseUrl = await serve(({ url }, response) => {
      const isThere = bytes && url === `/portraits/${PORTRAIT.path}`;
      response.writeHead(isThere ? 200 : 404).end(isThere ? bytes : undefined);
    });
    return createDownloadedPortraits(`${baseUrl}/`);
  },
  folder: async (bytes?: Uint8Array) => createFolderPortraits(await folderWith(bytes)),
};

describe.each(Object.entries(SOURCES))('portraits of a %s', (kind, open) => {
  it('are one of the listed editions', async () => {
    const source = await open(PICTURE);
    expect(source.kind).toBe(kind);
    const reading = await source.read(PORTRAIT);
    expect(reading.ok && Buffer.from(reading.bytes)).toEqual(PICTURE);
  });

  it('are refused with their checksum when it is not listed', async () => {
    const source = await open(Buffer.from('another'));
    const sha256 = sumOf(Buffer.from('another'));
    expect(await source.read(PORTRAIT)).toEqual({ ok: false, error: 'other-picture', sha256 });
  });

  it('are refused when they are missing or too large', async () => {
    const missing = await open();
    expect(await missing.read(PORTRAIT)).toEqual({ ok: false, error: 'not-there' });
    const large = await open(TOO_LARGE);
    expect(await large.read(PORTRAIT)).toEqual({ ok: false, error: 'too-large' });
  });

  it('are not read after the signal is aborted', async () => {
    const source = await open(PICTURE);
    const stop = AbortSignal.abort(new Error('stop'));
    await expect(source.read(PORTRAIT, stop)).rejects.toThrow('stop');
  });
});

it.each([
  [
    'a server that is busy',
    (async () => serve((_, response) => response.writeHead(503).end())) as () => Promise<string>,
  ],
  ['a server that says nothing', () => serve(() => undefined)],
  ['a connection that breaks', () => serve((request) => request.socket.destroy())],
  [
    'an answer that breaks off',
    () =>
      serve((request, response) => {
        response.writeHead(200, { 'Content-Length': 100 }).write('a por');
        setTimeout(() => request.socket.destroy(), 20);
      }),
  ],
  ['a machine that is not there', async () => 'http://127.0.0.1:1'],
  [
    'a source behind a sign-in page',
    () =>
      serve((_, response) =>
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<h1>Sign in</h1>'),
      ),
  ],
])('%s is a temporary outage', async (_, address) => {
  const source = createDownloadedPortraits(await address(), 500);
  await expect(source.read(PORTRAIT)).rejects.toThrow(PortraitSourceError);
});

it('an unreadable folder is a temporary outage', async () => {
  const source = createFolderPortraits(`${await folderWith()}/${'x'.repeat(5_000)}`);
  await expect(source.read(PORTRAIT)).rejects.toThrow(PortraitSourceError);
});

const AWAY = createDownloadedPortraits('http://127.0.0.1:1');

it('reads a local photo without using the network', async () => {
  const source = preferLocalPortraits(createFolderPortraits(await folderWith(PICTURE)), AWAY);
  expect(source.kind).toBe('download');
  expect(await source.read(PORTRAIT)).toMatchObject({ ok: true });
});

it('downloads a photo that is missing locally or differs from the list', async () => {
  for (const nearby of [await folderWith(), await folderWith(Buffer.from('another')), '/dev/null/x'])
    await expect(preferLocalPortraits(createFolderPortraits(nearby), AWAY).read(PORTRAIT)).rejects.toThrow(
      PortraitSourceError,
    );
});

it('stops before reading a local photo when aborted', async () => {
  const source = preferLocalPortraits(createFolderPortraits(await folderWith(PICTURE)), AWAY);
  await expect(source.read(PORTRAIT, AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop');
});
