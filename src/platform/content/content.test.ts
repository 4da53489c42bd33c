import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Content, ContentError } from './content.ts';
import { createDiskContent } from './disk-content.ts';
import { createMemoryContent } from './memory-content.ts';

const FILES = { 'legal/en/terms.md': 'Terms, “quoted”', 'legal/en/privacy.md': 'Privacy', 'legal/x.md': 'X' };

async function onDisk(): Promise<Content> {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, 'content', path)), { recursive: true });
    await writeFile(join(folder, 'content', path), text);
  }
  await writeFile(join(folder, 'secret.md'), 'outside');
  return createDiskContent(join(folder, 'content'));
}

describe.each([
  ['disk', onDisk],
  ['memory', async () => createMemoryContent(FILES)],
])('%s content', (_, open) => {
  it('lists the files of a folder without those of subfolders, and reads them', async () => {
    const content = await open();
    expect(await content.list('legal/en')).toEqual(['privacy.md', 'terms.md']);
    expect(await content.list('legal')).toEqual(['x.md']);
    expect(await content.read('legal/en/terms.md')).toBe('Terms, “quoted”');
  });

  it('names the missing file or folder', async () => {
    const content = await open();
    const missing = content.read('legal/en/none.md');
    await expect(missing).rejects.toThrow(ContentError);
    await expect(missing).rejects.toThrow('content/legal/en/none.md');
    await expect(content.list('blog')).rejects.toThrow('content/blog');
  });

  it.each(['../secret.md', 'legal/../../secret.md', '/etc/hosts', 'legal//x.md', '', 'legal/.', 'a\0b'])(
    'does not leave its folder for %j',
    async (path) => {
      const content = await open();
      await expect(content.read(path)).rejects.toThrow('not a content path');
      await expect(content.list(path)).rejects.toThrow('not a content path');
    },
  );
});
