import { resolve } from 'node:path';

import { Command } from 'commander';

import type { HeadshotEngine } from '../../imaging/engine.ts';
import { makeHeadshots } from './make-headshots.ts';
import { openOutFolder, type OutFolder } from './out-folder.ts';
import { findPhotos, type PhotoFile } from './photo-file.ts';
import { parseShootOrder } from './shoot-order.ts';
import { shootSummary } from './shoot-report.ts';
import { chooseClothes } from './shoot-clothes.ts';
import { showProgress } from './show-progress.ts';
import { UnusableInput } from './unusable-input.ts';

interface TypedOptions {
  readonly package: string;
  readonly styles: string;
  readonly out: string;
  readonly seed: string;
  readonly size: string;
  readonly clothes: string;
  readonly json?: boolean;
  readonly useCautioned?: boolean;
}

const HELP = `
Clothes come from the garments in the data folder; missing ones are cut first and stored there. A selfie that no garment fits
keeps its own clothes. shoot.json lists the clothes of each headshot; \`lichtbild garment list\` names the garments.

An earlier shoot in the folder is replaced as soon as the new selfies are prepared; nothing else in it
is touched. shoot.json always lists the headshots beside it: after Ctrl-C those that were finished.

Exit code: 0 all headshots made, 1 fewer than requested, 2 unusable input, 130 interrupted.`;

/** `lichtbild shoot PHOTO…`: makes the headshots of a shoot without a server. */
export function shootCommand(
  openEngine: (largestHeightPx: number) => Promise<HeadshotEngine>,
  signal: AbortSignal,
): Command {
  return new Command('shoot')
    .description('make headshots from selfies of one person')
    .argument('<photo...>', 'five to 25 selfies: JPEG, PNG, WebP, HEIC or AVIF, at most 25 MB each')
    .requiredOption('--package <id>', 'basic, premium or ultimate')
    .requiredOption('--styles <a,b>', 'styles, separated by commas')
    .requiredOption('--out <dir>', 'folder for the headshots and shoot.json')
    .option('--seed <n>', 'the same seed gives the same pictures', '1')
    .option(
      '--size <size>',
      'auto, 1024x1280 or 2048x2560; auto is the larger where a selfie has enough pixels',
      'auto',
    )
    .option(
      '--clothes <wish>',
      'own, business, casual, mix (half own), or GARMENT[:DYE] such as suit-jacket:navy; several with commas',
      'own',
    )
    .option('--use-cautioned', 'use photos with a caution even when there are enough good ones')
    .option('--json', 'print shoot.json on standard output too')
    .addHelpText('after', HELP)
    .action(async (files: string[], typed: TypedOptions) => {
      const order = parseShootOrder({ ...typed, photoCount: files.length });
      if (!order.ok) throw new UnusableInput(order.error);
      const clothes = await chooseClothes(typed.clothes);
      const photos = await findPhotos(files);
      const out = await openOutFolder(typed.out);
      requireOtherPhotos(photos, out);
      const engine = await openEngine((order.value.largerSize ?? order.value.size).heightPx);
      const progress = showProgress(process.stderr);
      try {
        await clothes.loadGarments(engine, progress, signal);
        const report = await makeHeadshots(
          engine,
          { ...order.value, clothes: clothes.wish, useCautioned: typed.useCautioned === true },
          photos,
          out,
          progress,
          signal,
        );
        const summary = shootSummary(report.totals, order.value, typed.out);
        process.stdout.write(typed.json === true ? `${JSON.stringify(report, null, 2)}\n` : `${summary}\n`);
        if (report.totals.passed < report.totals.requested) process.exitCode = 1;
      } finally {
        progress.end();
        await engine.close();
        await out.removeIfEmpty();
      }
    });
}

function requireOtherPhotos(photos: readonly PhotoFile[], out: OutFolder): void {
  const overwritten = photos.find(({ path }) => out.earlier.includes(resolve(path)));
  if (overwritten === undefined) return;
  throw new UnusableInput(`${overwritten.path} would be overwritten: name another folder with --out.`);
}
