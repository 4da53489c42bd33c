// `npm test`: every check in order, each with its time; goes on after a failure and tells all of them at the end.
// `npm test -- unit lint` runs only these. Exit code 1 when anything failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { photosFolder } from '../test/photos.ts';
import { ensureChromium } from './install-chromium.mjs';
import { countTests, oneStep, summary } from './test-summary.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), 'lichtbild-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const tool = (path) => join(ROOT, 'node_modules', path);
const bootstrap = (...args) => [join(ROOT, 'scripts', 'bootstrap.mjs'), ...args];
const environment = { ...process.env, NODE_ENV: 'test', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };

/** A step resolves to how many of its tests passed, failed and were skipped. */
const STEPS = {
  types: async () => {
    const generated = await command([tool('@react-router/dev/bin.cjs'), 'typegen']);
    return generated ? oneStep(await command([tool('typescript/lib/tsc.js'), '-b'])) : oneStep(false);
  },
  lint: async () => oneStep(await command([tool('eslint/bin/eslint.js'), '.', '--max-warnings', '0'])),
  format: async () =>
    oneStep(await command([tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'])),
  arrows: async () =>
    oneStep(
      await command([
        tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
        'src',
        '--config',
        '.dependency-cruiser.cjs',
      ]),
    ),
  unused: async () => oneStep(await command([tool('knip/bin/knip.js')])),
  unit: () => vitest('unit'),
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

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${Object.keys(STEPS).join(', ')}`);
  process.exit(2);
}

const results = [];
for (const name of asked.length > 0 ? asked : Object.keys(STEPS)) {
  console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const counts = await STEPS[name]();
  results.push({ name, ...counts, seconds: (Date.now() - startedAt) / 1000 });
}

console.log('\n── summary');
// Asked only where it matters: it says where it looked.
const photos = results.every(({ skipped }) => skipped === 0) || photosFolder() !== undefined;
for (const line of summary(results, { photos, ci: Boolean(process.env.CI) })) console.log(line);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

/** Runs vitest on one project and counts what its report says; a run without a report counts as a failure. */
async function vitest(project, extra = {}) {
  const report = join(reports, `${project}.json`);
  const succeeded = await command(
    [
      tool('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    extra,
  );
  if (!existsSync(report)) return oneStep(false);
  return countTests(JSON.parse(readFileSync(report, 'utf8')), succeeded);
}

function command(args, extra = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...environment, ...extra },
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
