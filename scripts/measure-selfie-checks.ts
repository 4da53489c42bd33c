/**
 * Prints what the selfie check says about every test photo, with the numbers behind it, and the share accepted.
 * Run after changing a measure or a limit: node scripts/measure-selfie-checks.ts [folder …]
 */
import { basename } from 'node:path';
import { performance } from 'node:perf_hooks';

import { decodeImage } from '../src/imaging/codecs/decode.ts';
import { photoBytes, photoNames, photosFolder } from '../src/imaging/fixtures/photos.ts';
import { eyeCover } from '../src/imaging/measure/eye-cover.ts';
import { foreheadCover } from '../src/imaging/measure/forehead-cover.ts';
import { createHumanFaceFinder } from '../src/imaging/models/human-face-finder.ts';
import { checkSelfie } from '../src/imaging/recipes/selfie-check.ts';

if (photosFolder() === undefined) process.exit(2);
const finder = await createHumanFaceFinder();
const folders = process.argv.slice(2);
for (const folder of folders.length > 0
  ? folders
  : ['portraits', 'shoot-real', 'phone', 'not-a-person', 'hostile']) {
  const names = photoNames(folder);
  let acceptedCount = 0;
  for (const name of names) {
    const startedMs = performance.now();
    const decoded = await decodeImage(photoBytes(name));
    const decodedMs = performance.now();
    if (!decoded.ok) {
      console.log(`${basename(name).padEnd(32)} ${decoded.error}`);
      continue;
    }
    const { check, image, faces } = await checkSelfie(decoded.value, finder);
    if (check.accepted) acceptedCount++;
    const verdict = check.accepted ? 'accepted' : check.reasons.join(', ');
    const times = `decode ${Math.round(decodedMs - startedMs)} check ${Math.round(performance.now() - decodedMs)} ms`;
    console.log(`${basename(name).padEnd(32)} ${verdict.padEnd(16)} ${check.faceCount} ${times}`);
    const face = faces[0];
    if (face === undefined || check.measures === undefined) continue;
    console.log(`    ${numbers({ ...check.measures, score: face.score })}`);
    console.log(`    ${numbers({ ...eyeCover(image, face), ...foreheadCover(image, face) })}`);
  }
  console.log(`${folder}: ${acceptedCount} of ${names.length} accepted\n`);
}

function numbers(values: object): string {
  return Object.entries(values)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .map(([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(2)}`)
    .join('  ');
}
