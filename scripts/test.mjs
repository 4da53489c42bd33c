// `npm test` runs every check and reports all failures at the end, with the time of each check and the slowest tests.
// `npm test -- unit lint` runs only these, `npm run changed` what an edit needs. Exit code 1 when anything failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { photosFolder } from '../test/photos.ts';
import { ensureChromium } from './install-chromium.mjs';
import { countTests, oneStep, slowestTests, summary } from './test-summary.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), 'lichtbild-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const tool = (path) => join(ROOT, 'node_modules', path);
const bootstrap = (...args) => [join(ROOT, 'scripts', 'bootstrap.mjs'), ...args];
const environment = { ...process.env, NODE_ENV: 'test', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };

/** Checks of the sources. Each uses one core, so two run at once; the output of each is printed when it ends. */
const CHECKS = {
  types: ['typescript/lib/tsc.js', '-b'],
  lint: ['eslint/bin/eslint.js', '.', '--max-warnings', '0'],
  format: ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  arrows: ['dependency-cruiser/bin/dependency-cruiser.mjs', 'src', '--config', '.dependency-cruiser.cjs'],
  unused: ['knip/bin/knip.js'],
};
const CHECKS_AT_ONCE = 2;

/** Test runs use all cores, so they run one after another. Each resolves to its numbers of tests. */
const TEST_RUNS = {
  unit: () => vitest('unit'),
  // The unit tests that import a file with uncommitted changes, directly or not.
  changed: () => vitest('unit', {}, ['--changed', '--passWithNoTests']),
  integration: () => vitest('integration'),
  journeys: async () => {
    const chromium = await ensureChromium();
    if (!chromium) {
      console.error(
        'There is no Chromium: install one (Debian: `apt install chromium`) or set CHROMIUM_PATH.',
      );
      return oneStep(false);
    }
    if (!(await command(bootstrap('build')))) return oneStep(false);
    return vitest('journeys', { CHROMIUM_PATH: chromium });
  },
};

const STEPS = [...Object.keys(CHECKS), ...Object.keys(TEST_RUNS)];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !STEPS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${STEPS.join(', ')}`);
  process.exit(2);
}
// `changed` runs a part of `unit`, so a whole run leaves it out.
const wanted = asked.length > 0 ? asked : STEPS.filter((name) => name !== 'changed');

const testReports = [];
const results = await runChecks(wanted.filter((name) => name in CHECKS));
for (const name of wanted.filter((name) => name in TEST_RUNS)) {
  console.log(`\n── ${name}`);
  results.push(await timed(name, TEST_RUNS[name]));
}

if (testReports.length > 0) console.log('\n── slowest tests');
for (const line of slowestTests(testReports)) console.log(line);
console.log('\n── summary');
// Looked for only if needed, because the search prints where it looked.
const photos = results.every(({ skipped }) => skipped === 0) || photosFolder() !== undefined;
for (const line of summary(results, { photos, ci: Boolean(process.env.CI) })) console.log(line);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

/** Types are generated first, because compiler and linter read them. */
async function runChecks(names) {
  const typed = names.some((name) => name === 'types' || name === 'lint');
  if (typed && !(await command([tool('@react-router/dev/bin.cjs'), 'typegen'])))
    return names.map((name) => ({ name, ...oneStep(false), seconds: 0 }));
  const limit = pLimit(CHECKS_AT_ONCE);
  return Promise.all(
    names.map((name) =>
      limit(() =>
        timed(name, async () => {
          const [path, ...args] = CHECKS[name];
          const output = [];
          const passed = await command([tool(path), ...args], {}, output);
          console.log(`\n── ${name}\n${output.join('')}`.trimEnd());
          return oneStep(passed);
        }),
      ),
    ),
  );
}

async function timed(name, step) {
  const startedAt = Date.now();
  const counts = await step();
  return { name, ...counts, seconds: (Date.now() - startedAt) / 1000 };
}

/** Runs vitest on one project and counts the tests of its report. A run without a report counts as a failure. */
async function vitest(project, extra = {}, options = []) {
  const report = join(reports, `${project}.json`);
  const succeeded = await command(
    [
      tool('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    extra,
  );
  if (!existsSync(report)) return oneStep(false);
  const results = JSON.parse(readFileSync(report, 'utf8'));
  testReports.push(results);
  return countTests(results, succeeded);
}

/** Resolves to whether the program succeeded. Its output is inherited, or collected in `output`. */
function command(args, extra = {}, output = undefined) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...environment, ...extra },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
