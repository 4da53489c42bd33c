import { Command } from 'commander';

import type { HeadshotEngine } from '../../imaging/engine.ts';
import { readPhotos } from './read-photos.ts';

/** `lichtbild check PHOTO…`: judges selfies one by one and makes nothing. */
export function checkCommand(openEngine: () => HeadshotEngine, signal: AbortSignal): Command {
  return new Command('check')
    .description('judge selfies without making headshots')
    .argument('<photo...>', 'photos: JPEG, PNG, WebP, HEIC or AVIF')
    .option('--json', 'print the findings as JSON')
    .action(async (files: string[], options: { json?: boolean }) => {
      const photos = await readPhotos(files);
      const engine = openEngine();
      try {
        const findings = await Promise.all(
          photos.map(async (photo, index) => {
            const check = await engine.check(photo, signal);
            return {
              file: files[index],
              accepted: check.accepted,
              reasons: check.reasons,
              faces: check.faceCount,
              measures: check.measures ?? null,
            };
          }),
        );
        if (options.json === true) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
        else
          for (const { file, accepted, reasons } of findings)
            process.stdout.write(`${accepted ? 'good   ' : 'refused'} ${file} ${reasons.join(', ')}\n`);
      } finally {
        await engine.close();
      }
    });
}
