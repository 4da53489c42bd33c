import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { PORTRAITS_URL } from '../../catalog/example-portraits.ts';
import { HEADSHOT_SIZE } from '../../catalog/headshot-size.ts';
import { renderExamples } from '../../features/examples/render-examples.server.ts';
import { createWardrobeRefresher } from '../../features/wardrobe/refresh-wardrobe.server.ts';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { type PortraitSource, PortraitSourceError } from '../../platform/portraits/portrait-source.ts';
import type { PortraitSourceConfig } from '../config/config.ts';
import { findWantedExamples } from '../../worker/wanted-examples.ts';
import { createGarmentPhotos, createPortraitSource } from '../adapters/create-portrait-source.ts';
import { createStorage } from '../adapters/create-storage.ts';
import { loadSettings } from '../config/load-settings.ts';
import { showProgress } from './show-progress.ts';
import { UnusableInput } from './unusable-input.ts';

const HELP = `
Takes the computer-generated portraits of src/catalog/example-portraits.ts, from their addresses or from the folder
of --from or EXAMPLES_FROM, and stores before/after pictures in the data folder. Existing pictures are kept. People are
dressed in garments that the service has cut; if it has cut none yet, the service adds those pictures later by itself.

Exit code: 0 all pairs exist, 1 some are missing, 2 unusable input, 130 interrupted.`;

/** `lichtbild examples`: renders the example pictures, as the worker does in the background after its first start. */
export function examplesCommand(
  openEngine: (largestHeightPx: number) => Promise<HeadshotEngine>,
  signal: AbortSignal,
): Command {
  return new Command('examples')
    .description('make the before/after pictures that pages show')
    .option(
      '--from <dir>',
      'folder that holds the portraits; default: EXAMPLES_FROM, else they are downloaded',
    )
    .addHelpText('after', HELP)
    .action(async ({ from }: { from?: string }) => {
      const settings = loadSettings();
      const { config, root } = settings;
      const portraits = await openPortraits(from, config.examples, root);
      const storage = createStorage(config.storage);
      const engine = await openEngine(HEADSHOT_SIZE.heightPx);
      const progress = showProgress(process.stderr);
      const garmentPhotos = createGarmentPhotos(settings);
      // Without a database there are no added pairs; a worker that has some makes them again after its next start.
      const wanted = await findWantedExamples({ storage, garmentPhotos }, []);
      if (garmentPhotos)
        await createWardrobeRefresher({ storage, engine, listHidden: async () => new Set() })();
      const count = wanted.length;
      const startMs = performance.now();
      try {
        progress.begin('making examples', count);
        const { made, missing } = await renderExamples(
          { engine, storage, portraits, clock: systemClock },
          wanted,
          { signal, onSetDone: () => progress.step() },
        );
        progress.end();
        for (const { id, why } of missing) process.stderr.write(`missing ${id}: ${why}\n`);
        const seconds = ((performance.now() - startMs) / 1_000).toFixed(1);
        process.stdout.write(
          `${count - missing.length} of ${count} example pairs exist, ${made} made now in ${seconds} s\n`,
        );
        if (missing.length > 0) process.exitCode = 1;
      } catch (error) {
        if (!(error instanceof PortraitSourceError)) throw error;
        progress.end();
        process.stderr.write(
          `${error.message} What was finished is kept: try again later, or name a folder with --from.\n`,
        );
        process.exitCode = 1;
      } finally {
        progress.end();
        await engine.close();
      }
    });
}

/** Opens the source of the portraits, even where `EXAMPLES=off` stops the service from rendering examples. */
async function openPortraits(
  from: string | undefined,
  set: PortraitSourceConfig,
  root: string,
): Promise<PortraitSource> {
  if (from === undefined && set.kind !== 'folder') {
    const publisher = { kind: 'download', baseUrl: PORTRAITS_URL } as const;
    return createPortraitSource(set.kind === 'download' ? set : publisher, root)!;
  }
  const folder = from === undefined && set.kind === 'folder' ? set.folder : resolve(from ?? '');
  const isFolder = await stat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new UnusableInput(`${folder} is not a folder: name the one with the portraits.`);
  return createPortraitSource({ kind: 'folder', folder }, root)!;
}
