import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';

import { sourceHash } from './source-hash.ts';

const folder = mkdtempSync(join(tmpdir(), 'source-hash-'));
afterEach(() => rmSync(folder, { recursive: true }));

it('changes with a source that is imported by an import, and not with one that only gives types', () => {
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write(
    'a.ts',
    "import {\n  b,\n} from './b.ts';\nimport type { T } from './types.ts';\nexport const a: T = b;\n",
  );
  write('b.ts', "import { c } from './c.ts';\nimport { a } from './a.ts';\nexport const b = () => c + a;\n");
  write('c.ts', 'export const c = 1;\n');
  write('types.ts', 'export type T = number;\n');
  const hash = (): string => sourceHash([pathToFileURL(join(folder, 'a.ts'))]);
  const first = hash();
  write('types.ts', 'export type T = string;\n');
  expect(hash()).toBe(first);
  write('c.ts', 'export const c = 2;\n');
  expect(hash()).not.toBe(first);
});
