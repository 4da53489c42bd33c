import { parse } from 'yaml';

export interface FrontMatter {
  readonly fields: unknown;
  /** The text after the front matter. */
  readonly body: string;
}

/** Splits a Markdown file into the YAML between its first two `---` lines and the text. @throws {Error} without front matter */
export function readFrontMatter(file: string): FrontMatter {
  const parts = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(file);
  if (!parts) throw new Error('no front matter: the file must begin with `---`');
  return { fields: parse(parts[1] ?? '') as unknown, body: parts[2] ?? '' };
}
