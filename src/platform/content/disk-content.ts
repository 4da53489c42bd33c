import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Content, contentSegments, ContentError } from './content.ts';

/** Reads content from below `folder`. */
export function createDiskContent(folder: string): Content {
  return {
    list: (path) =>
      asContentError(path, async () => {
        const entries = await readdir(join(folder, ...contentSegments(path)), { withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
          .toSorted();
      }),
    read: (path) => asContentError(path, () => readFile(join(folder, ...contentSegments(path)), 'utf8')),
  };
}

async function asContentError<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ContentError) throw cause;
    throw new ContentError(`content/${path} cannot be read`, { cause });
  }
}
