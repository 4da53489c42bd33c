/**
 * Measures how long the dashboard's pages take with 50,000 shoots and 100,000 subscribers in the tables:
 * `npm run bench:dashboard [-- --rounds 10]`. It takes about two minutes. The sign-in page, which reads no table, is the floor of each
 * round.
 */
import { parseArgs } from 'node:util';
import { startLichtbild } from '../e2e/lichtbild.ts';
import { databaseUrlOf, OPERATORS } from '../e2e/dashboard/operator.ts';
import { pagesToMeasure } from './bench-dashboard/pages-to-measure.ts';
import { fillDatabase, SIZES } from './bench-dashboard/fill-database.ts';
import { openSessionOf } from './bench-dashboard/open-session.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(values.rounds);
const FLOOR = '/dashboard/sign-in';
const LIMIT_MS = 300;

await using lichtbild = await startLichtbild(OPERATORS);
const databaseUrl = await databaseUrlOf(lichtbild);
process.stdout.write(`Filling ${SIZES.shoots} shoots and ${SIZES.subscribers} subscribers …\n`);
await fillDatabase(databaseUrl);
const cookie = await openSessionOf(databaseUrl, OPERATORS.OPERATOR_EMAILS);

async function timeMs(path: string, headers: Record<string, string> = {}): Promise<number> {
  const startedMs = performance.now();
  const response = await fetch(lichtbild.url + path, { headers, redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} responds with ${response.status}`);
  return performance.now() - startedMs;
}

const paths = pagesToMeasure();
const times = new Map<string, number[]>([FLOOR, ...paths].map((path) => [path, []]));
// The first round warms up.
for (let round = -1; round < rounds; round += 1) {
  for (const [path, measured] of times) {
    const elapsedMs = await timeMs(path, path === FLOOR ? {} : { cookie });
    if (round >= 0) measured.push(elapsedMs);
  }
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
const floorMs = median(times.get(FLOOR)!);
process.stdout.write('page  median ms  slowest ms  of the floor\n');
for (const [path, measured] of times) {
  const slowestMs = Math.max(...measured);
  const mark = slowestMs > LIMIT_MS ? `  over ${LIMIT_MS} ms` : '';
  const ratio = (median(measured) / floorMs).toFixed(1);
  process.stdout.write(
    `${path.padEnd(90)} ${median(measured).toFixed(0).padStart(6)} ${slowestMs.toFixed(0).padStart(6)} ${ratio.padStart(6)}×${mark}\n`,
  );
}
