/**
 * Measures how fairly selfies are judged: every portrait is augmented (crop, exposure, white balance, JPEG, blur, mirror,
 * bars, shade, wedges, headwear, painted defects), and wrong refusals and wrong accepts are reported with confidence
 * intervals, on people that did not set the limits, by skin lightness and by headwear
 * (docs/decisions/032-evaluating-selfie-thresholds.md).
 *
 *   node scripts/measure-selfie-checks.ts [--quick] [--count 4] [--cache DIR]
 *   node scripts/measure-selfie-checks.ts --moments               whether crops of one moment are distinguished from other photos
 *   node scripts/measure-selfie-checks.ts shoot-real hostile …    the result for each photo of a folder, with its measures
 *
 * Measured pictures are cached per person in the temporary folder: delete it after changing a measure, not after a limit.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { photoNames, photosFolder } from '../test/photos.ts';
import { collectRows } from './measure-selfie-checks/collect.ts';
import { reportMoments } from './measure-selfie-checks/moments.ts';
import { printPhotos } from './measure-selfie-checks/photos.ts';
import { reportOn } from './measure-selfie-checks/report.ts';

if (photosFolder() === undefined) process.exit(2);
const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    moments: { type: 'boolean', default: false },
    count: { type: 'string', default: '4' },
    cache: { type: 'string', default: join(tmpdir(), 'lichtbild-selfie-signs') },
  },
  allowPositionals: true,
});
/** Portraits of a head seen from the side, which are rightly refused. */
const TURNED_AWAY = 'portraits/female-66.jpg';

if (positionals.length > 0) await printPhotos(positionals);
else {
  const names = photoNames('portraits').filter((name) => name !== TURNED_AWAY);
  const chosen = values.quick ? names.filter((_, index) => index % 5 === 0) : names;
  const report = async (): Promise<string> =>
    values.moments
      ? await reportMoments(chosen)
      : reportOn(await collectRows(chosen, values.quick ? 2 : Number(values.count), values.cache));
  process.stdout.write(`\n${await report()}`);
}
