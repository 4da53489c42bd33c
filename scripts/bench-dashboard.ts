/**
 * Measures how long the dashboard's pages take with 50,000 shoots and 100,000 subscribers in the tables:
 * `npm run bench:dashboard [-- --rounds 10]`. It takes about two minutes. The sign-in page, which reads no table, is the floor of each
 * round.
 */
import { parseArgs } from 'node:util';
import { startLichtbild } from '../e2e/lichtbild.ts';
import { databaseUrlOf, OPERATORS } from '../e2e/dashboard/operator.ts';
import { LANGUAGES } from '../src/catalog/languages.ts';
import { DASHBOARD_API } from '../src/dashboard-urls.ts';
import { audiencesToCount, pagesToMeasure } from './bench-dashboard/pages-to-measure.ts';
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

async function timeMs(path: string, init: RequestInit): Promise<number> {
  const startedMs = performance.now();
  const response = await fetch(lichtbild.url + path, { ...init, redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} responds with ${response.status}`);
  return performance.now() - startedMs;
}

interface Measured {
  readonly name: string;
  readonly path: string;
  readonly init: RequestInit;
}

const floor: Measured = { name: FLOOR, path: FLOOR, init: {} };
const pages = pagesToMeasure().map((path): Measured => ({ name: path, path, init: { headers: { cookie } } }));
const counts = audiencesToCount().map((audience): Measured => ({
  name: `count ${audience.behaviour}${audience.anyOfTags.map((tag) => `, ${tag}`).join('')}`,
  path: `${DASHBOARD_API}/campaigns/count`,
  init: {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ audience, languages: LANGUAGES }),
  },
}));
const times = new Map<Measured, number[]>([floor, ...pages, ...counts].map((one) => [one, []]));
// The first round warms up.
for (let round = -1; round < rounds; round += 1) {
  for (const [{ path, init }, measured] of times) {
    const elapsedMs = await timeMs(path, init);
    if (round >= 0) measured.push(elapsedMs);
  }
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
const floorMs = median(times.get(floor)!);
process.stdout.write('page  median ms  slowest ms  of the floor\n');
for (const [{ name }, measured] of times) {
  const slowestMs = Math.max(...measured);
  const mark = slowestMs > LIMIT_MS ? `  over ${LIMIT_MS} ms` : '';
  const ratio = (median(measured) / floorMs).toFixed(1);
  process.stdout.write(
    `${name.padEnd(90)} ${median(measured).toFixed(0).padStart(6)} ${slowestMs.toFixed(0).padStart(6)} ${ratio.padStart(6)}×${mark}\n`,
  );
}
