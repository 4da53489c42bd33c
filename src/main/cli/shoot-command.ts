import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SingleBar } from 'cli-progress';
import { Command } from 'commander';

import { LIMITS } from '../../catalog/limits.ts';
import type { EncodedImage, HeadshotEngine } from '../../imaging/engine.ts';
import { runShoot } from '../../imaging/recipes/shoot.ts';
import { readPhotos } from './read-photos.ts';
import { parseShootOrder, type ShootOrder } from './shoot-order.ts';
import { headshotFileName, shootSummary, type ShootReport } from './shoot-report.ts';
import { UnusableInput } from './unusable-input.ts';

interface TypedOptions {
  readonly package: string;
  readonly styles: string;
  readonly out: string;
  readonly seed: string;
  readonly size: string;
  readonly json?: boolean;
}

/** `lichtbild shoot PHOTO…`: the whole main job without a server. */
export function shootCommand(openEngine: () => HeadshotEngine, signal: AbortSignal): Command {
  return new Command('shoot')
    .description('make headshots from selfies of one person')
    .argument('<photo...>', 'five to 25 selfies: JPEG, PNG, WebP, HEIC or AVIF')
    .requiredOption('--package <id>', 'basic, premium or ultimate')
    .requiredOption('--styles <a,b>', 'styles, separated by commas')
    .requiredOption('--out <dir>', 'folder for the headshots and shoot.json')
    .option('--seed <n>', 'the same seed gives the same pictures', '1')
    .option('--size <WxH>', '1024x1280 or 2048x2560', '1024x1280')
    .option('--json', 'print shoot.json on standard output too')
    .action(async (files: string[], typed: TypedOptions) => {
      const order = parseShootOrder({ ...typed, photoCount: files.length });
      if (!order.ok) throw new UnusableInput(order.error);
      await requireFolder(typed.out);
      const photos = await readPhotos(files);
      const engine = openEngine();
      try {
        const report = await shoot(engine, order.value, files, photos, typed.out, signal);
        const json = `${JSON.stringify(report, null, 2)}\n`;
        await writeFile(join(typed.out, 'shoot.json'), json);
        const summary = shootSummary(report.totals, order.value.size, typed.out);
        process.stdout.write(typed.json === true ? json : `${summary}\n`);
        if (report.totals.passed < report.totals.requested) process.exitCode = 1;
      } finally {
        await engine.close();
      }
    });
}

async function shoot(
  engine: HeadshotEngine,
  order: ShootOrder,
  files: readonly string[],
  photos: readonly EncodedImage[],
  outDir: string,
  signal: AbortSignal,
): Promise<ShootReport> {
  const startMs = performance.now();
  const checks = await Promise.all(photos.map((photo) => engine.check(photo, signal)));
  const selfies = files.map((file, index) => ({ file, ...checkedSelfie(checks[index]!) }));
  requireEnough(selfies);
  await mkdir(outDir, { recursive: true });
  const headshots: ShootReport['headshots'][number][] = [];
  const bar = progressBar(order.headshotCount);
  let totals = { requested: order.headshotCount, passed: 0, rerolled: 0, prepareMs: 0, renderMs: 0 };
  try {
    for await (const event of runShoot(
      engine,
      {
        selfies: photos,
        styles: order.styles,
        count: order.headshotCount,
        size: order.size,
        seed: order.seed,
      },
      signal,
    )) {
      if (event.kind === 'selfie')
        selfies[event.index] = {
          ...selfies[event.index]!,
          accepted: event.reasons.length === 0,
          reasons: event.reasons,
        };
      if (event.kind === 'prepared') requireEnough(selfies);
      if (event.kind === 'headshot') {
        const { headshot } = event;
        const file = headshotFileName(event.number, headshot);
        await writeFile(join(outDir, file), headshot.jpeg);
        headshots.push({
          file,
          style: headshot.request.style,
          scene: headshot.request.scene,
          selfie: files[event.selfie]!,
          likeness: headshot.measures.likeness,
          measures: { ...headshot.measures, ...headshot.size },
          ms: Math.round(headshot.elapsedMs),
        });
        bar?.increment();
      }
      if (event.kind === 'done') {
        const { requested, passed, rerolled, prepareMs, renderMs } = event.totals;
        totals = { requested, passed, rerolled, prepareMs, renderMs };
      }
    }
  } finally {
    bar?.stop();
  }
  return {
    selfies,
    headshots: headshots.toSorted((a, b) => a.file.localeCompare(b.file)),
    totals: {
      ...totals,
      smaller: headshots.filter(({ measures }) => isSmaller(measures, order.size)).length,
      prepareMs: Math.round(totals.prepareMs),
      renderMs: Math.round(totals.renderMs),
      totalMs: Math.round(performance.now() - startMs),
      peakRssMb: Math.round(process.resourceUsage().maxRSS / 1024),
    },
  };
}

function isSmaller(made: ShootOrder['size'], asked: ShootOrder['size']): boolean {
  return made.widthPx < asked.widthPx || made.heightPx < asked.heightPx;
}

/** Before the work of minutes; a folder that does not exist yet is made later. */
async function requireFolder(outDir: string): Promise<void> {
  try {
    if ((await stat(outDir)).isDirectory()) return;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    if (code !== 'ENOTDIR') throw error;
  }
  throw new UnusableInput(`${outDir} is a file or lies below one: name a folder with --out.`);
}

function checkedSelfie(
  check: Awaited<ReturnType<HeadshotEngine['check']>>,
): Omit<ShootReport['selfies'][number], 'file'> {
  return { accepted: check.accepted, reasons: check.reasons, faces: check.faceCount };
}

/**
 * A good photo too tight for any frame (`no-crop`) counts as long as others give the pictures. The shop is stricter and
 * asks for another photo before it takes money; here nothing was paid, and what can be made is made.
 */
function requireEnough(selfies: ShootReport['selfies']): void {
  const giving = selfies.filter((selfie) => selfie.accepted).length;
  const good = selfies.filter((selfie) => selfie.reasons.every((reason) => reason === 'no-crop')).length;
  if (good >= LIMITS.selfiesMin && giving > 0) return;
  const refused = selfies
    .filter((selfie) => !selfie.accepted)
    .map((selfie) => `${selfie.file} (${selfie.reasons.join(', ')})`);
  throw new UnusableInput(
    `${giving > 0 ? good : 0} of ${selfies.length} photos can be used and ${LIMITS.selfiesMin} are needed: ` +
      `replace ${refused.join(', ')}.`,
  );
}

/** Only on a terminal: in a pipe or a log it would be noise. */
function progressBar(total: number): SingleBar | undefined {
  if (!process.stderr.isTTY) return undefined;
  const bar = new SingleBar({
    format: 'headshots [{bar}] {value}/{total} {eta_formatted}',
    stream: process.stderr,
    hideCursor: true,
  });
  bar.start(total, 0);
  return bar;
}
