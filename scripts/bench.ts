/**
 * Measures the engine's speed and memory use: `npm run bench [-- --json] [--only ultimate,cutout,…]`.
 *
 * All parts run on one machine, each in its own process: the floor (the matting network once per selfie, and one resize,
 * composite and JPEG by libvips per headshot, always of 1024 pixels, whatever the selfies have), the packages compared with
 * the floor, Ultimate half dressed too, the cut-out compared with a peer, the cost of free visitors to a paid shoot, the growth of
 * the cost, and memory.
 * This takes less than half an hour on two cores. On a shared machine absolute times mean little, but ratios hold.
 */
import { parseArgs } from 'node:util';

import { LIMITS } from '../src/catalog/limits.ts';
import { PACKAGES } from '../src/catalog/packages.ts';
import { photosFolder } from '../test/photos.ts';
import { againstFloor, costText, seconds } from './bench/against-floor.ts';
import type { CutoutsResult } from './bench/cutouts.ts';
import { benchDressed } from './bench/dressed.ts';
import type { FairnessOptions, FairnessResult } from './bench/fairness.ts';
import type { FirstPreviewOptions, FirstPreviewResult } from './bench/first-preview.ts';
import { runPart } from './bench/run-part.ts';
import type { ShootCost, ShootsOptions, ShootsResult } from './bench/shoots.ts';

const SELFIES = 8;
const USUAL = { widthPx: 1024, heightPx: 1280 };
const LARGE = { widthPx: 2048, heightPx: 2560 };
/** Width of a phone's selfie. The other selfies are 1024 pixels wide. */
const PHONE_WIDTH_PX = 3024;
/** Width of a phone's upright selfie when it reaches the service: the browser has made its longer side smaller. */
const SENT_WIDTH_PX = (LIMITS.browserMaxSidePx * 3) / 4;
const SHOOTS = [
  { part: 'basic', id: 'basic', size: USUAL, selfieWidthPx: undefined },
  { part: 'ultimate', id: 'ultimate', size: USUAL, selfieWidthPx: undefined },
  { part: 'large', id: 'ultimate', size: LARGE, selfieWidthPx: undefined },
  { part: 'phone', id: 'ultimate', size: USUAL, selfieWidthPx: PHONE_WIDTH_PX },
  { part: 'phone-large', id: 'ultimate', size: LARGE, selfieWidthPx: PHONE_WIDTH_PX },
] as const;
const PARTS = [
  ...SHOOTS.map(({ part }) => part),
  'dressed',
  'sizes',
  'cutout',
  'preview',
  'fairness',
  'growth',
  'memory',
] as const;
type Part = (typeof PARTS)[number];

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const wanted = new Set<string>(values.only?.split(',') ?? PARTS);
const unknown = [...wanted].filter((part) => !PARTS.includes(part as Part));
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}; there are ${PARTS.join(', ')}.\n`);
  process.exit(2);
}
if (photosFolder() === undefined) {
  process.stderr.write('The bench needs the photos folder: set LICHTBILD_PHOTOS.\n');
  process.exit(2);
}

const results: Record<string, unknown> = {};
const print = (line: string): void => {
  if (!values.json) process.stdout.write(`${line}\n`);
};

await packages();
if (wanted.has('dressed')) await dressed();
if (wanted.has('sizes')) await sizes();
if (wanted.has('cutout')) await cutout();
if (wanted.has('preview')) await preview();
if (wanted.has('fairness')) await fairness();
if (wanted.has('growth')) await growth();
if (wanted.has('memory')) await memory();
if (values.json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);

async function packages(): Promise<void> {
  for (const { part, id, size, selfieWidthPx } of SHOOTS) {
    if (!wanted.has(part)) continue;
    const { headshotCount, styleCount } = PACKAGES[id];
    const counts = { selfies: SELFIES, headshots: headshotCount, styles: styleCount };
    const { shoot, ...cost } = await againstFloor({ ...counts, size, selfieWidthPx });
    const picturesPerSecond = shoot.headshots / (shoot.totalMs / 1000);
    results[part] = { ...shoot, ...cost, size, picturesPerSecond };
    const { line, floorLines } = costText({ shoot, ...cost });
    print(
      `${id} ${size.widthPx}×${size.heightPx}: ${shoot.headshots} of ${headshotCount} from ${shoot.accepted} selfies${widthText(selfieWidthPx)}, ${picturesPerSecond.toFixed(2)} a second, in ${line}`,
    );
    floorLines.forEach(print);
  }
}

async function dressed(): Promise<void> {
  const { headshotCount: headshots, styleCount: styles } = PACKAGES.ultimate;
  const { data, lines } = await benchDressed({ selfies: SELFIES, headshots, styles, size: USUAL });
  results['dressed'] = data;
  lines.forEach(print);
}

/**
 * Compares a shoot as the service delivers it, of a phone's selfies as the browser sends them, with the same shoot in the usual
 * size only.
 * The two alternate, because a shared machine's speed drifts.
 */
async function sizes(): Promise<void> {
  const { headshotCount, styleCount } = PACKAGES.ultimate;
  const shoot = { headshots: headshotCount, styles: styleCount, size: USUAL, selfieWidthPx: SENT_WIDTH_PX };
  const runs: (ShootsResult & Pick<ShootsOptions, 'largerSize'>)[] = [];
  for (const largerSize of [undefined, LARGE, LARGE, undefined])
    runs.push({ largerSize, ...(await runShoots({ ...shoot, largerSize, times: 1 })) });
  const costs = (larger: boolean, of: (cost: ShootCost) => number): number =>
    mean(runs.filter((run) => (run.largerSize !== undefined) === larger).map((run) => of(run.shoots[0]!)));
  const ratio = costs(true, ({ totalMs }) => totalMs) / costs(false, ({ totalMs }) => totalMs);
  const cpuRatio = costs(true, ({ cpuMs }) => cpuMs) / costs(false, ({ cpuMs }) => cpuMs);
  const peakRssMb = Math.max(...runs.map((run) => run.peakRssMb));
  results['sizes'] = { runs, ratio, cpuRatio, peakRssMb };
  print(
    `sizes as delivered, ${runs[1]!.shoots[0]!.large} of ${headshotCount} in 2048×2560: ${seconds(costs(true, ({ totalMs }) => totalMs))}, ` +
      `all in 1024×1280 ${seconds(costs(false, ({ totalMs }) => totalMs))}: ${ratio.toFixed(2)} times as long ` +
      `(processor time ${cpuRatio.toFixed(2)}), peak ${peakRssMb.toFixed(0)} MB`,
  );
}

async function cutout(): Promise<void> {
  const { oursMs, imglyMs } = await runPart<CutoutsResult>('cutouts', { selfies: SELFIES });
  results['cutout'] = { oursMs, imglyMs, ratio: median(imglyMs) / median(oursMs) };
  print(
    `cut-out alone: ${seconds(median(oursMs))} a photo, @imgly/background-removal-node ${seconds(median(imglyMs))}: ` +
      `${(median(imglyMs) / median(oursMs)).toFixed(2)} times as long`,
  );
}

async function preview(): Promise<void> {
  const visits = [];
  for (const selfieWidthPx of [undefined, PHONE_WIDTH_PX]) {
    for (const selfies of [2, 6]) {
      const options: FirstPreviewOptions = { selfies, selfieWidthPx, times: 3 };
      const { waitMs } = await runPart<FirstPreviewResult>('first-preview', options);
      visits.push({ selfies, selfieWidthPx, waitMs });
      print(
        `first preview after the second accepted of ${selfies} selfies${widthText(selfieWidthPx)}: ` +
          `${waitMs.map(seconds).join(', ')} (the first: networks not loaded)`,
      );
    }
  }
  results['preview'] = visits;
}

/** Reports how much longer a paid shoot takes beside free visitors; the limit is twice as long. */
async function fairness(): Promise<void> {
  const { headshotCount, styleCount } = PACKAGES.premium;
  const options: FairnessOptions = {
    selfies: SELFIES,
    headshots: headshotCount,
    styles: styleCount,
    times: 2,
  };
  const { rounds } = await runPart<FairnessResult>('fairness', options);
  results['fairness'] = rounds;
  for (const { visitor, aloneMs, besideMs, previewMs, checks } of rounds)
    print(
      `premium beside a free visitor's ${visitor}: ${seconds(besideMs)}, alone ${seconds(aloneMs)}: ` +
        `${(besideMs / aloneMs).toFixed(2)} times as long, with ${previewMs.length} previews of ` +
        `${previewMs.length === 0 ? '-' : seconds(median(previewMs))} and ${checks} checks meanwhile`,
    );
}

async function growth(): Promise<void> {
  const byHeadshots = [];
  for (const headshots of [12, 60, 120]) {
    const { shoots } = await runShoots({ headshots, styles: 6, size: USUAL });
    byHeadshots.push(shoots[0]!);
    print(`${headshots} headshots: ${growthLine(shoots[0]!, shoots[0]!.renderMs / headshots, 'headshot')}`);
  }
  const bySelfies = [];
  for (const selfies of [5, 8, 15, 25]) {
    const { shoots } = await runShoots({ selfies, headshots: 12, styles: 1, size: USUAL });
    bySelfies.push(shoots[0]!);
    const [cost] = shoots;
    print(
      `${selfies} selfies, ${cost!.accepted} of them distinct: ${growthLine(cost!, cost!.prepareMs / selfies, 'selfie')}`,
    );
  }
  results['growth'] = { byHeadshots, bySelfies };
}

function growthLine(shoot: ShootCost, eachMs: number, unit: string): string {
  return (
    `prepare ${seconds(shoot.prepareMs)}, render ${seconds(shoot.renderMs)}, ` +
    `${(eachMs / 1000).toFixed(2)} s a ${unit}, processor time ${seconds(shoot.cpuMs)}`
  );
}

async function memory(): Promise<void> {
  const { headshotCount, styleCount } = PACKAGES.ultimate;
  const { shoots, peakRssMb } = await runShoots({
    headshots: headshotCount,
    styles: styleCount,
    size: USUAL,
    times: 10,
  });
  const series = shoots.map((shoot) => Math.round(shoot.rssMb));
  results['memory'] = { peakRssMb, series };
  print(`ten Ultimate shoots in a row: ${series.join(', ')} MB after each, peak ${peakRssMb.toFixed(0)} MB`);
}

async function runShoots(options: Partial<ShootsOptions>): Promise<ShootsResult> {
  return await runPart<ShootsResult>('shoots', { selfies: SELFIES, times: 1, ...options });
}

function widthText(selfieWidthPx: number | undefined): string {
  return selfieWidthPx === undefined ? '' : ` ${selfieWidthPx} px wide`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
