import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXAMPLE_PORTRAITS } from '../src/catalog/example-portraits.ts';
import { listWantedSets } from '../src/features/examples/wanted-sets.ts';
import { startLichtbild } from '../e2e/lichtbild.ts';
import { startPortraitMirror } from '../e2e/portrait-mirror.ts';
import { photosFolder } from '../test/photos.ts';
import { processorTimeMs } from './bench-web/processor-time.ts';

/**
 * Measures how long after its first start the service shows the first pair of example pictures on the home page, and all of
 * them, with the real job, a new data folder and downloads from a local server. `--json` prints data.
 */
const GIVE_UP_MS = 600_000;

const folder = photosFolder();
if (folder) await measure(path.join(folder, 'portraits'));
else process.stdout.write('no photos: see LICHTBILD_PHOTOS in README.md\n');

async function measure(portraits: string): Promise<void> {
  await using mirror = await startPortraitMirror(portraits);
  const startedMs = performance.now();
  const secondsSoFar = () => Math.round((performance.now() - startedMs) / 100) / 10;
  await using lichtbild = await startLichtbild({ EXAMPLES: 'on', EXAMPLES_FROM: mirror.url });
  const readySeconds = secondsSoFar();
  const untilPairs = async (url: string, wanted: number): Promise<number> => {
    while (secondsSoFar() * 1_000 < GIVE_UP_MS) {
      const html = await (await fetch(lichtbild.url + url)).text();
      if (html.split('type="range"').length - 1 >= wanted) return secondsSoFar();
      await sleep(250);
    }
    throw new Error(`not ${wanted} pairs within ${GIVE_UP_MS / 1_000} s:\n${lichtbild.log().slice(-2_000)}`);
  };
  const firstPairSeconds = await untilPairs('/', 1);
  const worker = await lichtbild.pid('worker');
  // CPU time is reported too: on a busy machine the wall clock mostly measures the other processes.
  const workerProcessorSeconds = worker === undefined ? undefined : (await processorTimeMs(worker)) / 1_000;
  const pairs = listWantedSets(EXAMPLE_PORTRAITS).length;
  const allPairsSeconds = await untilPairs('/examples', pairs);
  const measured = { readySeconds, firstPairSeconds, workerProcessorSeconds, pairs, allPairsSeconds };
  process.stdout.write(
    process.argv.includes('--json')
      ? `${JSON.stringify(measured)}\n`
      : `ready ${readySeconds} s, first pair on the home page ${firstPairSeconds} s (worker ${workerProcessorSeconds} s of processor), all ${pairs} on /examples ${allPairsSeconds} s after the start\n`,
  );
}
