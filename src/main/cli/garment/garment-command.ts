import { Command } from 'commander';
import type { HeadshotEngine } from '../../../imaging/engine.ts';
import { openGarmentStores } from '../garment-stores.ts';
import { UnusableInput } from '../unusable-input.ts';
import { addGarment } from './add-garment.ts';
import { type DescriptionOptions, parseDescriptionOptions } from './description-options.ts';
import { listText } from './list-text.ts';
import { listGarments } from '../../../features/wardrobe/operator/list-garments.server.ts';
import { removeHouseGarment } from '../../../features/wardrobe/house-garments.server.ts';

const HELP = `
Cuts a garment out of a photo of somebody who wears it, and offers it to everybody: a running worker finds it within
seconds. Beside PHOTO.jpg it writes PHOTO.garment.png, the photo with the outline and the collar points drawn in,
PHOTO.garment.json, which describes them, and PHOTO.cut.png, what was cut out. Where the outline is wrong, correct the JSON
and add the photo again with --shape PHOTO.garment.json. See docs/guides/adding-a-garment.md.

Exit code: 0 the garment is stored, 2 unusable input, 130 interrupted.`;

/** `lichtbild garment add | list | remove`: manages the operator's own garments. */
export function garmentCommand(openEngine: () => HeadshotEngine, signal: AbortSignal): Command {
  return new Command('garment')
    .description('your own garments, cut out of photos')
    .addCommand(addCommand(openEngine, signal))
    .addCommand(listCommand())
    .addCommand(removeCommand());
}

function addCommand(openEngine: () => HeadshotEngine, signal: AbortSignal): Command {
  return new Command('add')
    .description('cut a garment out of a photo of somebody wearing it')
    .argument('<photo>', 'the person from the front: JPEG, PNG, WebP, HEIC or AVIF, at most 25 MB')
    .option('--kind <kind>', 'over: an open jacket; whole: everything below the collar (default: over)')
    .option('--name <name>', 'what customers read (default: the name of the file)')
    .option('--dress <code>', 'business or casual (default: business)')
    .option('--cut <cut>', 'straight or tailored (default: straight)')
    .option('--shape <file>', 'the JSON that this command wrote, corrected')
    .addHelpText('after', HELP)
    .action(async (file: string, typed: DescriptionOptions & { readonly shape?: string }) => {
      const options = parseDescriptionOptions(typed);
      if (!options.ok) throw new UnusableInput(options.error);
      const { house } = openGarmentStores();
      const engine = openEngine();
      try {
        const added = await addGarment(
          { engine, house },
          { ...options.value, file, shapeFile: typed.shape },
          signal,
        );
        process.stdout.write(
          `${added.garment.id} is stored. Check ${added.drawingFile} and ${added.cutFile}; to correct it, change ${added.descriptionFile} and add the photo again with --shape.\n`,
        );
      } finally {
        await engine.close();
      }
    });
}

function listCommand(): Command {
  return new Command('list')
    .description('list all garments, including those of the catalog')
    .option('--json', 'print the list as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const { storage, house } = openGarmentStores();
      const garments = await listGarments(storage, house);
      process.stdout.write(json === true ? `${JSON.stringify(garments, null, 2)}\n` : listText(garments));
    });
}

function removeCommand(): Command {
  return new Command('remove')
    .description('erase a garment of your own, with its photo')
    .argument('<id>', 'its id, from `garment list`')
    .action(async (id: string) => {
      if (!(await removeHouseGarment(openGarmentStores().house, id)))
        throw new UnusableInput(`There is no garment ${id} of yours: \`garment list\` names them.`);
      process.stdout.write(`${id} and its photo are erased.\n`);
    });
}
