import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { LIMITS } from '../../catalog/limits.ts';
import { findPhotos, readPhoto } from './photo-file.ts';
import { UnusableInput } from './unusable-input.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'lichtbild-photos-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

test('finds files, marks those that are too large, and reads one on request', async () => {
  const path = await folder();
  const files = ['small.jpg', 'most.jpg', 'over.jpg', 'huge.jpg'].map((name) => join(path, name));
  for (const file of files) await writeFile(file, 'photo');
  await truncate(files[1]!, LIMITS.uploadMaxBytes);
  await truncate(files[2]!, LIMITS.uploadMaxBytes + 1);
  await truncate(files[3]!, 3 * 1024 ** 3);
  const photos = await findPhotos(files);
  expect(photos.map(({ tooLarge }) => tooLarge)).toEqual([false, false, true, true]);
  expect(await readPhoto(photos[0]!)).toEqual({ bytes: Buffer.from('photo'), fileName: 'small.jpg' });
});

test('explains for each path that is not a file what it is', async () => {
  const path = await folder();
  const pipe = join(path, 'pipe.jpg');
  execFileSync('mkfifo', [pipe]);
  await expect(findPhotos([pipe])).rejects.toThrow(`${pipe} is not a file but a pipe or a device`);
  await expect(findPhotos(['/dev/zero'])).rejects.toThrow('/dev/zero is not a file but a pipe or a device');
  await expect(findPhotos([path])).rejects.toThrow(`${path} is a folder: name the photos in it`);
  await expect(findPhotos([join(path, 'none.jpg')])).rejects.toThrow('There is no file');
  await expect(findPhotos([pipe])).rejects.toThrow(UnusableInput);
});

test('a file that disappears before it is read is named too', async () => {
  const path = await folder();
  await writeFile(join(path, 'a.jpg'), 'photo');
  const [photo] = await findPhotos([join(path, 'a.jpg')]);
  await rm(photo!.path);
  await expect(readPhoto(photo!)).rejects.toThrow(`There is no file ${photo!.path}: check its name.`);
});
