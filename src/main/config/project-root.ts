import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { invariant } from '../../base/invariant.ts';

/** Finds the folder of package.json, both from src/main and from build/server. */
export function findProjectRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'db/migrations'))) return folder;
    invariant(dirname(folder) !== folder, `there is a package.json above ${from}`);
  }
}
