/** Read-only access to the Markdown files in `content/`, which are part of the program. Paths look like `legal/en/imprint.md`. */
export interface Content {
  /** Lists the names of the files in a folder, sorted. @throws {ContentError} when there is no such folder */
  list(folder: string): Promise<readonly string[]>;
  /** Reads a UTF-8 file. @throws {ContentError} when it cannot be read */
  read(path: string): Promise<string>;
}

export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Splits a path into its segments. @throws {ContentError} for a path that would lead out of the folder */
export function contentSegments(path: string): readonly string[] {
  const segments = path.split('/');
  const isSafe = segments.every((segment) => /^[\w-][\w.-]*$/.test(segment));
  if (!isSafe) throw new ContentError(`not a content path: ${path}`);
  return segments;
}
