// `npm run faults:payments [-- --faults 1000 --seed 1 --kills 24]`: lets customers buy from stand-ins of all payment providers while
// everything fails that can, and compares all books at the end. Ends with 1 when an invariant is broken. Needs no network.
import './payment-faults/load-tsx.ts';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '1000' },
    // Kills of real processes with SIGKILL; each costs the start of a process.
    kills: { type: 'string', default: '24' },
    // Prints what happened to each payment that is left for a person.
    stories: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

// Loaded after the hook for JSX.
const { startTestCluster } = await import('../test/postgres-cluster.ts');
const { createRunDatabase } = await import('./payment-faults/database.ts');
const { reportedStories, reportOf, violationsOf } = await import('./payment-faults/report.ts');
const { runPaymentFaults } = await import('./payment-faults/run.ts');

async function main(): Promise<number> {
  const [faults, seed] = [Number(values.faults), Number(values.seed)];
  const cluster = await startTestCluster();
  try {
    await using database = await createRunDatabase(cluster.url);
    console.log(`faults:payments: seed ${seed}, ${faults} faults`);
    const startedAt = performance.now();
    const options = { databaseUrl: database.url, faults, seed, realKills: Number(values.kills) };
    const run = await runPaymentFaults(options);
    console.log(`${reportOf(run)}\n\n${Math.round((performance.now() - startedAt) / 1_000)} s`);
    if (values.stories) console.log(reportedStories(run));
    const { length } = run.audit.violations;
    if (length === 0) {
      console.log('passed: every payment has one order, one refund at most, and the books are equal');
      return 0;
    }
    console.log(`${violationsOf(run)}\n\nfailed: ${length} broken invariants with seed ${seed}`);
    return 1;
  } finally {
    await cluster.stop();
  }
}

process.exitCode = await main();
