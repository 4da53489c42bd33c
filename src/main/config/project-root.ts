import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { invariant } from '../../base/invariant.ts';

/** The folder with package.json, whether we run from src/main or from build/server. */
export function findProjectRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'db/migrations'))) return folder;
    invariant(dirname(folder) !== folder, `a package.json stands above ${from}`);
  }
}
