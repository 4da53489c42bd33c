/**
 * Prints how readable the layout and the comments are, as numbers: file lengths, files per folder, tiny files with
 * one neighbouring importer, comments that open with a fragment. `node scripts/measure-code.ts [--list] [FOLDER]`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { commentsOf, opensWithFragment } from './measure-code/comments.ts';

const list = process.argv.includes('--list');
const root = resolve(process.argv.slice(2).find((word) => word !== '--list') ?? '.');
const tracked = execFileSync('git', ['-C', root, 'ls-files', 'src', 'e2e', 'test', 'scripts'], {
  encoding: 'utf8',
}).split('\n');
const code = tracked.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
const sources = new Map(code.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path);
const product = code.filter((path) => path.startsWith('src/') && !isTest(path));

const lines = (path: string) => (sources.get(path) ?? '').split('\n').length - 1;
const sorted = product.map(lines).toSorted((a, b) => a - b);
const quantile = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
print(`${product.length} source files: median ${quantile(0.5)} lines, 90th percentile ${quantile(0.9)}`);
const long = product.filter((path) => lines(path) > 200);
print(
  `${long.length} over 200 lines`,
  long.map((path) => `${path} ${lines(path)}`),
);

const folders = Map.groupBy(product, dirname);
const full = [...folders]
  .filter(([, paths]) => paths.length > 25)
  .toSorted(([, a], [, b]) => b.length - a.length);
print(
  `${full.length} folders with more than 25 source files`,
  full.map(([folder, { length }]) => `${folder} ${length}`),
);

const importers = new Map<string, Set<string>>();
for (const path of code.filter((one) => !isTest(one))) {
  for (const [, specifier = ''] of (sources.get(path) ?? '').matchAll(/['"](\.\.?\/[^'"]+)['"]/g)) {
    const target = relative(root, join(root, dirname(path), specifier));
    importers.set(target, (importers.get(target) ?? new Set()).add(path));
  }
}
/** The layout of `src/i18n/<topic>/` is fixed: one file for each language. */
const isTranslation = (path: string) => /^src\/i18n\/[\w-]+\/(de|es)\.ts$/.test(path);
const tiny = product.filter((path) => {
  if (isTranslation(path)) return false;
  const [only, ...others] = importers.get(path) ?? [];
  return lines(path) <= 20 && only !== undefined && others.length === 0 && dirname(only) === dirname(path);
});
print(
  `${tiny.length} files of at most 20 lines whose only importer is their neighbour`,
  tiny.map((path) => `${path} → ${[...(importers.get(path) ?? [])].map((one) => basename(one)).join()}`),
);

const comments = code.flatMap((path) =>
  commentsOf(sources.get(path) ?? '', path).map((comment) => ({ path, ...comment })),
);
const fragments = comments.filter(({ text }) => opensWithFragment(text));
print(
  `${fragments.length} of ${comments.length} comments open with a fragment`,
  fragments.map(({ path, line, text }) => `${path}:${line} ${text.slice(0, 90)}`),
);

function print(summary: string, rows: string[] = []): void {
  process.stdout.write(`${summary}\n${list ? rows.map((row) => `  ${row}\n`).join('') : ''}`);
}
