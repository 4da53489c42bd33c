/** Makes shoots with one engine, one after the other, and prints their cost as JSON. */
import { STYLE_IDS } from '../../src/base/style-ids.ts';
import type { ClothesWish, HeadshotSize } from '../../src/imaging/headshot-request.ts';
import { distinctness } from '../../src/imaging/measure/likeness/distinctness.ts';
import { runShoot } from '../../src/imaging/recipes/shoot.ts';
import { createStudioEngine } from '../../src/imaging/recipes/studio-engine.ts';
import { loadWardrobe } from '../wardrobe/load-wardrobe.ts';
import { benchSelfies, builtThreadEntry, THREADS } from './selfies.ts';

export interface ShootsOptions {
  readonly selfies: number;
  /** Selfies are enlarged to this width; undefined keeps their size. */
  readonly selfieWidthPx?: number | undefined;
  readonly headshots: number;
  readonly styles: number;
  readonly size: HeadshotSize;
  /** Used instead of the usual size where a selfie has the pixels for it, as in the service. */
  readonly largerSize?: HeadshotSize | undefined;
  /** Default: the person's own clothes. Others are garments that people wear on the test portraits. */
  readonly clothes?: ClothesWish | undefined;
  /** Number of such shoots in one engine. */
  readonly times: number;
}

export interface ShootCost {
  /** Number of selfies that the shoot was made of, without refused ones, other people and duplicates. */
  readonly accepted: number;
  readonly headshots: number;
  /** Number of headshots of the larger size. */
  readonly large: number;
  /** Number of headshots in a garment of the wardrobe. */
  readonly dressed: number;
  readonly rerolled: number;
  readonly missing: number;
  readonly prepareMs: number;
  readonly renderMs: number;
  /** The first shoot includes the start of the engine. */
  readonly totalMs: number;
  /** Processor time of all threads together. */
  readonly cpuMs: number;
  readonly leastDistance: number;
  /** Resident memory when the shoot was done. */
  readonly rssMb: number;
}

export interface ShootsResult {
  readonly shoots: readonly ShootCost[];
  readonly peakRssMb: number;
}

const options = JSON.parse(process.argv[2]!) as ShootsOptions;
const selfies = await benchSelfies(options.selfies, options.selfieWidthPx);
const wardrobe = options.clothes === undefined ? [] : await loadWardrobe();
const shoots: ShootCost[] = [];
let startMs = performance.now();
let startCpu = process.cpuUsage();
const engine = createStudioEngine({
  threads: THREADS,
  matteThreads: THREADS,
  largestHeightPx: (options.largerSize ?? options.size).heightPx,
  threadEntry: builtThreadEntry(),
});
// Garments on request belong to the mix here, because without them fewer than half of the headshots would be dressed.
engine.useWardrobe(wardrobe.map((item) => ({ ...item, onRequest: false })));
for (let time = 0; time < options.times; time++) {
  let totals = { passed: 0, rerolled: 0, missing: 0, prepareMs: 0, renderMs: 0 };
  let accepted = 0;
  let large = 0;
  let dressed = 0;
  const hashes: string[] = [];
  const events = runShoot(engine, {
    selfies,
    styles: STYLE_IDS.slice(0, options.styles),
    count: options.headshots,
    size: options.size,
    largerSize: options.largerSize,
    clothes: options.clothes,
    seed: 1,
  });
  for await (const event of events) {
    if (event.kind === 'prepared') accepted = event.accepted;
    if (event.kind === 'headshot') {
      hashes.push(event.headshot.measures.perceptualHash);
      if (event.headshot.size.heightPx > options.size.heightPx) large++;
      if (event.headshot.request.clothes !== undefined) dressed++;
    }
    if (event.kind === 'done') totals = event.totals;
  }
  const cpu = process.cpuUsage(startCpu);
  shoots.push({
    accepted,
    headshots: totals.passed,
    large,
    dressed,
    rerolled: totals.rerolled,
    missing: totals.missing,
    prepareMs: totals.prepareMs,
    renderMs: totals.renderMs,
    totalMs: performance.now() - startMs,
    cpuMs: (cpu.user + cpu.system) / 1000,
    leastDistance: distinctness(hashes).distance,
    rssMb: process.memoryUsage.rss() / 2 ** 20,
  });
  startMs = performance.now();
  startCpu = process.cpuUsage();
}
await engine.close();
const result: ShootsResult = { shoots, peakRssMb: process.resourceUsage().maxRSS / 1024 };
process.stdout.write(`${JSON.stringify(result)}\n`);
