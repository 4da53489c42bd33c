import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProjectRoot } from '../config/project-root.ts';

/** Resolves a worker thread's program: an entry of its own in the build (vite.config.ts), or the source file itself. */
export function threadEntry(
  source: 'src/imaging/engine-thread.ts' | 'src/imaging/review-thread.ts' | 'src/main/og-thread.ts',
): URL {
  const file = import.meta.url.endsWith('.ts') ? source : `build/server/${basename(source, '.ts')}.js`;
  return pathToFileURL(join(findProjectRoot(import.meta.dirname), file));
}
