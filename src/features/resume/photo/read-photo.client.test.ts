import { afterEach, expect, it, vi } from 'vitest';
import { defaultSettings } from '../document/settings.ts';
import { drawPrintedPhoto, photoFromUrl, PhotoDrawError, readPhotoFile } from './read-photo.client.ts';

afterEach(() => vi.unstubAllGlobals());

const JPEG = new Blob(['photo'], { type: 'image/jpeg' });
const refuse = async () => {
  throw new DOMException('cannot decode', 'InvalidStateError');
};

it('opens photos upright, and closes those with too many pixels', async () => {
  const close = vi.fn<() => void>();
  const decode = vi.fn(async (_file: Blob, _options: unknown) => ({ width: 10_000, height: 10_000, close }));
  vi.stubGlobal('createImageBitmap', decode);
  expect(await readPhotoFile(JPEG)).toEqual({ ok: false, error: 'too-many-pixels' });
  expect(decode.mock.calls[0]?.[1]).toEqual({ imageOrientation: 'from-image' });
  expect(close).toHaveBeenCalledOnce();
});

it('returns the reason why a photo cannot be opened', async () => {
  vi.stubGlobal('createImageBitmap', refuse);
  expect(await readPhotoFile(JPEG)).toEqual({ ok: false, error: 'other-kind' });
  expect(await readPhotoFile(new Blob([]))).toEqual({ ok: false, error: 'other-kind' });
  const large = Object.defineProperty(new Blob(['x']), 'size', { value: 50_000_000 });
  expect(await readPhotoFile(large)).toEqual({ ok: false, error: 'too-large' });
  const gone = Object.assign(new Blob(['x']), {
    arrayBuffer: async () => {
      throw new DOMException('gone', 'NotReadableError');
    },
  });
  expect(await readPhotoFile(gone)).toEqual({ ok: false, error: 'unreadable' });
});

it('reports a device without memory for the canvas, instead of throwing', async () => {
  const close = vi.fn<() => void>();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return null;
      }
    },
  );
  expect(await readPhotoFile(JPEG)).toEqual({ ok: false, error: 'failed' });
  expect(close).toHaveBeenCalledOnce();
});

it.each([
  ['cannot be decoded', refuse, undefined],
  ['finds no memory for the canvas', undefined, null],
  ['is lost on the canvas', undefined, { fillRect: () => undefined, drawImage: () => undefined }],
])('names a photo to print that %s', async (_, decode, context) => {
  const close = vi.fn<() => void>();
  vi.stubGlobal('createImageBitmap', decode ?? (async () => ({ width: 10, height: 10, close })));
  vi.stubGlobal('document', {
    createElement: () => ({
      getContext: () => context,
      toBlob: (callback: (blob: Blob | null) => void) => callback(null),
    }),
  });
  const { photo } = defaultSettings('en');
  await expect(drawPrintedPhoto(JPEG, photo)).rejects.toThrow(PhotoDrawError);
  expect(close).toHaveBeenCalledTimes(decode ? 0 : 1);
});

it('opens a photo inside a file, whatever the kind of image it is', async () => {
  const decode = vi.fn(refuse);
  vi.stubGlobal('createImageBitmap', decode);
  for (const url of ['data:image/jpg;base64,AAAA', 'data:image/gif;name=x;base64,AAAA']) {
    expect(await photoFromUrl(url)).toBeUndefined();
  }
  expect(decode).toHaveBeenCalledTimes(2);
  for (const url of ['data:image/svg+xml,<svg/>', 'data:image/png;base64,?', 'data:text/plain;base64,AAAA']) {
    expect(await photoFromUrl(url)).toBeUndefined();
  }
  expect(decode).toHaveBeenCalledTimes(2);
});
