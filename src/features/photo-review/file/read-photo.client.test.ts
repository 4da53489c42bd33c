import { expect, it } from 'vitest';
import { readPhoto } from './read-photo.client.ts';

const MEBIBYTE = 1024 * 1024;

it('refuses a file that is too large before reading it', async () => {
  const heavy = new Blob([new Uint8Array(40 * MEBIBYTE + 1)]);
  heavy.arrayBuffer = () => Promise.reject(new Error('read all the same'));
  expect(await readPhoto(heavy)).toEqual({ ok: false, error: 'too-large' });
});

it('reads larger files than the server accepts, because the browser makes them smaller', async () => {
  expect(await readPhoto(new Blob([new Uint8Array(40 * MEBIBYTE)]))).toEqual({
    ok: false,
    error: 'other-kind',
  });
});

it('reports a file that no longer exists', async () => {
  const gone = new Blob(['x']);
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await readPhoto(gone)).toEqual({ ok: false, error: 'unreadable' });
});
