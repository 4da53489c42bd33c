import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProjectRoot } from './project-root.ts';

/** The engine's worker threads: a program of its own in the build, beside the engine in the sources. */
export function engineThreadEntry(): URL {
  const file = import.meta.url.endsWith('.ts')
    ? 'src/imaging/engine-thread.ts'
    : 'build/server/engine-thread.js';
  return pathToFileURL(join(findProjectRoot(import.meta.dirname), file));
}
