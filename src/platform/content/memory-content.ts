import { type Content, contentSegments, ContentError } from './content.ts';

/** Content for tests, from a map of paths to texts. */
export function createMemoryContent(files: Readonly<Record<string, string>>): Content {
  return {
    list: async (folder) => {
      const start = `${contentSegments(folder).join('/')}/`;
      const inside = Object.keys(files).filter((path) => path.startsWith(start));
      if (inside.length === 0) throw new ContentError(`content/${folder} cannot be read`);
      return inside
        .map((path) => path.slice(start.length))
        .filter((name) => !name.includes('/'))
        .toSorted();
    },
    read: async (path) => {
      const text = files[contentSegments(path).join('/')];
      if (text === undefined) throw new ContentError(`content/${path} cannot be read`);
      return text;
    },
  };
}
