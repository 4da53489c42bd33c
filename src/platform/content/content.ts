/** The files of `content/` that come with the program: Markdown, read-only. Paths are like `legal/en/imprint.md`. */
export interface Content {
  /** Names of the files in a folder, sorted. @throws {ContentError} when there is no such folder */
  list(folder: string): Promise<readonly string[]>;
  /** The text of a file, UTF-8. @throws {ContentError} when it cannot be read */
  read(path: string): Promise<string>;
}

export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** @throws {ContentError} for a path that would lead out of the folder */
export function contentSegments(path: string): readonly string[] {
  const segments = path.split('/');
  const plain = segments.every((segment) => /^[\w-][\w.-]*$/.test(segment));
  if (!plain) throw new ContentError(`no path of content: ${path}`);
  return segments;
}
