import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Matches imports of other sources, but not those of types, which do not change what a program does. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+\.ts)'/gm;

/** Returns a hash of source files and of all sources that they import, directly or not. */
export function sourceHash(entries: readonly URL[]): string {
  const texts = new Map<string, string>();
  const visit = (file: URL): void => {
    if (texts.has(file.href)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file.href, text);
    for (const [, imported] of text.matchAll(IMPORT)) visit(new URL(imported!, file));
  };
  entries.forEach(visit);
  const hash = createHash('sha256');
  for (const href of [...texts.keys()].sort()) hash.update(texts.get(href)!).update('\0');
  return hash.digest('hex');
}
