import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProjectRoot } from '../config/project-root.ts';

/** A worker thread's program: one of its own in the build (vite.config.ts), itself in the sources. */
export function threadEntry(source: 'src/imaging/engine-thread.ts' | 'src/main/og-thread.ts'): URL {
  const file = import.meta.url.endsWith('.ts') ? source : `build/server/${basename(source, '.ts')}.js`;
  return pathToFileURL(join(findProjectRoot(import.meta.dirname), file));
}
