import { Command } from 'commander';

import type { HeadshotEngine } from '../../imaging/engine.ts';
import { checkPhotos, verdictOf } from './check-photos.ts';
import { findPhotos } from './photo-file.ts';
import { showProgress } from './show-progress.ts';

/** `lichtbild check PHOTO…`: reports for each selfie whether it is good, usable with a caution, or refused. */
export function checkCommand(openEngine: () => HeadshotEngine, signal: AbortSignal): Command {
  return new Command('check')
    .description('judge selfies without making headshots')
    .argument('<photo...>', 'photos: JPEG, PNG, WebP, HEIC or AVIF, at most 25 MB each')
    .option('--json', 'print the findings as JSON')
    .action(async (files: string[], options: { json?: boolean }) => {
      const photos = await findPhotos(files);
      const engine = openEngine();
      const progress = showProgress(process.stderr);
      try {
        progress.begin('checking photos', photos.length);
        const checks = await checkPhotos(engine, photos, signal, () => progress.step());
        progress.end();
        const findings = checks.map(({ accepted, reasons, cautions, faceCount, measures }, index) => ({
          file: files[index],
          verdict: verdictOf({ accepted, cautions }),
          accepted,
          reasons,
          cautions,
          faces: faceCount,
          measures: measures ?? null,
        }));
        if (options.json === true) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
        else
          for (const { file, verdict, reasons, cautions } of findings)
            process.stdout.write(`${verdict.padEnd(7)} ${file} ${[...reasons, ...cautions].join(', ')}\n`);
      } finally {
        progress.end();
        await engine.close();
      }
    });
}
