// `npm run mutate`: changes the rules that matter in one place after another and counts which changes no test notices.
// `-- orders mail` tries only these targets, `--survivors` only what was not killed the last time, `--only order-store`
// only what has this in its key, `--list` names all mutants.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { REUSE_VARIABLE } from '../test/template-database.ts';
import { startTestCluster } from '../test/postgres-cluster.ts';
import { ACCEPTED_SURVIVORS } from './mutate/accepted-survivors.ts';
import { instrument, type Mutant } from './mutate/instrument.ts';
import { TARGETS } from './mutate/targets/all-targets.ts';
import type { Target } from './mutate/targets/target.ts';
import { type Fate, tryTarget } from './mutate/try-target.ts';
import { openMutationTests } from './mutate/worker-run.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const RESULTS = join(ROOT, 'node_modules', '.cache', 'lichtbild-mutate.json');
/** Below this share of noticed mutants the run fails. */
const KILLED_SHARE = 0.9;

type Results = Record<string, Fate>;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { survivors: { type: 'boolean' }, list: { type: 'boolean' }, only: { type: 'string' } },
});
const unknown = positionals.filter((name) => !TARGETS.some((target) => target.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no target ${unknown.join(', ')}. Targets: ${TARGETS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const targets = TARGETS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const instrumented = new Map<string, string>();
const mutantsOf = new Map<Target, readonly Mutant[]>();
for (const target of targets) {
  const { only = '' } = options;
  const ofFiles = target.sources.map((path) => {
    const { code, mutants } = instrument(path, readFileSync(join(ROOT, path), 'utf8'));
    instrumented.set(join(ROOT, path), code);
    return mutants.filter(({ key }) => key.includes(only));
  });
  mutantsOf.set(target, ofFiles.flat());
}
if (options.list) {
  const lines = [...mutantsOf.values()].flat().map(({ key, line }) => `${line}\t${key}\n`);
  // Exiting loses what is still being written into a pipe.
  await new Promise((resolve) => process.stdout.write(lines.join(''), resolve));
  process.exit(0);
}

process.env[REUSE_VARIABLE] = 'yes';
const results = readResults();
const workDir = mkdtempSync(join(tmpdir(), 'lichtbild-mutate-'));
const cluster = process.env['TEST_DATABASE_URL'] ? undefined : await startTestCluster();
if (cluster) process.env['TEST_DATABASE_URL'] = cluster.url;
try {
  const files = targets.flatMap(({ tests }) => tests);
  await using tests = await openMutationTests(ROOT, files, instrumented, workDir);
  for (const target of targets) {
    const all = mutantsOf.get(target) ?? [];
    const wanted = options.survivors ? all.filter(({ key }) => results[key]?.outcome !== 'killed') : all;
    console.log(`${target.name}: ${wanted.length} mutants`);
    await tryTarget(tests, target, wanted, (line, fates) => {
      console.log(line);
      for (const [key, fate] of fates) results[key] = fate;
      mkdirSync(dirname(RESULTS), { recursive: true });
      writeFileSync(RESULTS, JSON.stringify(results, undefined, 1));
    });
  }
} finally {
  await cluster?.stop();
  rmSync(workDir, { recursive: true, force: true });
}
process.exitCode = report() ? 0 : 1;

/**
 * Prints the figures and the survivors that are not accepted. Returns whether enough were killed and all others are
 * accepted.
 */
function report(): boolean {
  let isEnough = true;
  for (const target of targets) {
    const mutants = mutantsOf.get(target) ?? [];
    const alive = mutants.filter(({ key }) => results[key]?.outcome !== 'killed');
    const killed = mutants.length - alive.length;
    const open = alive.filter(({ key }) => !(key in ACCEPTED_SURVIVORS));
    const share = mutants.length === 0 ? 1 : killed / mutants.length;
    console.log(
      `${target.name}: ${killed} of ${mutants.length} killed (${(100 * share).toFixed(1)} %), ` +
        `${alive.length - open.length} accepted, ${open.length} open`,
    );
    for (const { key, line } of open) {
      const fate = results[key];
      const isReached = fate?.outcome === 'survived' && fate.reached;
      console.log(`  ${isReached ? 'noticed by no test' : 'reached by no test'}, line ${line}: ${key}`);
    }
    if (share < KILLED_SHARE || open.length > 0) isEnough = false;
  }
  const keys = new Set([...mutantsOf.values()].flat().map(({ key }) => key));
  const stale = Object.keys(ACCEPTED_SURVIVORS).filter(
    (key) =>
      key.includes(options.only ?? '') &&
      targets.some(({ sources }) => sources.some((path) => key.startsWith(`${path} ·`))) &&
      (!keys.has(key) || results[key]?.outcome === 'killed'),
  );
  for (const key of stale) console.log(`accepted in vain: ${key}`);
  return isEnough && stale.length === 0;
}

function readResults(): Results {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
  } catch {
    return {};
  }
}
