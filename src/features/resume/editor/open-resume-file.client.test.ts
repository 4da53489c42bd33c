import { expect, it, vi } from 'vitest';
import { RESUME_FILE_MAX_BYTES } from '../document/resume-file.ts';
import { openResumeFile } from './open-resume-file.client.ts';

function fileOf(size: number, text: () => Promise<string>): Blob {
  return { size, text } as Blob;
}

it('refuses a file that is too large without reading it', async () => {
  const text = vi.fn<() => Promise<string>>();
  const file = fileOf(RESUME_FILE_MAX_BYTES + 1, text);
  expect(await openResumeFile(file)).toEqual({ ok: false, error: 'too-large' });
  expect(text).not.toHaveBeenCalled();
});

it('reads other files, and reports those that the browser cannot read', async () => {
  const file = new Blob(['{"basics":{"name":"N"}}']);
  expect(await openResumeFile(file)).toMatchObject({
    ok: true,
    value: { resume: { basics: { name: 'N' } } },
  });
  const gone = fileOf(1, async () => {
    throw new DOMException('gone', 'NotReadableError');
  });
  expect(await openResumeFile(gone)).toEqual({ ok: false, error: 'unreadable' });
});
