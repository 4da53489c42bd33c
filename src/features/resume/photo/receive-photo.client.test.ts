import { beforeEach, expect, it, vi } from 'vitest';

const { deleteHanded, read, save } = vi.hoisted(() => ({
  deleteHanded: vi.fn<() => Promise<void>>(async () => undefined),
  read: vi.fn<() => Promise<unknown>>(),
  save: vi.fn<() => Promise<boolean>>(),
}));
const PHOTO = new Blob(['photo']);

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.doMock('../../../platform/handed-photo/handed-photo.client.ts', () => ({
    peekHandedPhoto: async () => ({ photo: PHOTO, handedAtMs: 1 }),
    deleteHandedPhoto: deleteHanded,
  }));
  vi.doMock('./read-photo.client.ts', () => ({ readPhotoFile: read }));
  vi.doMock('../storage/saved-photo.client.ts', () => ({ savePhoto: save }));
  return () => {
    vi.doUnmock('../../../platform/handed-photo/handed-photo.client.ts');
    vi.doUnmock('./read-photo.client.ts');
    vi.doUnmock('../storage/saved-photo.client.ts');
    vi.resetModules();
  };
});

async function receive() {
  const { receivePhoto } = await import('./receive-photo.client.ts');
  return receivePhoto(new Date(2));
}

it.each([
  [{ ok: true, value: PHOTO }, true, { ok: true, photo: PHOTO, isSaved: true }, 1],
  // A photo that could not be stored is not lost by a reload.
  [{ ok: true, value: PHOTO }, false, { ok: true, photo: PHOTO, isSaved: false }, 0],
  [{ ok: false, error: 'failed' }, true, { ok: false, error: 'failed' }, 0],
  [{ ok: false, error: 'other-kind' }, true, { ok: false, error: 'other-kind' }, 1],
])('receives %j, saved: %j', async (opened, isSaved, received, deletions) => {
  read.mockResolvedValue(opened);
  save.mockResolvedValue(isSaved);
  expect(await receive()).toEqual(received);
  expect(deleteHanded).toHaveBeenCalledTimes(deletions);
});
