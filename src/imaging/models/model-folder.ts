import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** assets/models, looked for upwards from this file, so that it is found from the sources and from a bundle. */
export function modelFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const candidate = join(folder, 'assets', 'models');
    if (existsSync(candidate)) return candidate;
    const parent = dirname(folder);
    if (parent === folder) throw new Error('assets/models is missing: it belongs beside package.json');
    folder = parent;
  }
}
