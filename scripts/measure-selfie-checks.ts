/**
 * Prints what the selfie check says about every test photo, with the numbers behind it, what its quick look for a frame
 * cost, and the share accepted. With --prepare every accepted photo is prepared too, some seconds each, and a table
 * says how often `no-crop` is found by which of the two.
 * Run after changing a measure or a limit: node scripts/measure-selfie-checks.ts [--prepare] [folder …]
 */
import { basename } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

import { decodeImage } from '../src/imaging/codecs/decode.ts';
import { photoBytes, photoNames, photosFolder } from '../test/photos.ts';
import { eyeCover } from '../src/imaging/measure/eye-cover.ts';
import { hatLikeness } from '../src/imaging/measure/hat-likeness.ts';
import { createForeheadDescriber } from '../src/imaging/models/forehead-describer.ts';
import { createFaceFinder } from '../src/imaging/models/mediapipe-face-finder.ts';
import { createHandFinder } from '../src/imaging/models/mediapipe-hand-finder.ts';
import { createRvmSegmenter } from '../src/imaging/models/rvm-segmenter.ts';
import { seesRoomToFrame } from '../src/imaging/recipes/room-to-frame.ts';
import { checkSelfie } from '../src/imaging/recipes/selfie-check.ts';
import { createStudioEngine } from '../src/imaging/recipes/studio-engine.ts';

if (photosFolder() === undefined) process.exit(2);
const finder = await createFaceFinder();
const handFinder = await createHandFinder();
const foreheadDescriber = await createForeheadDescriber();
const segmenter = await createRvmSegmenter();
const { values: options, positionals: folders } = parseArgs({
  options: { prepare: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const engine = createStudioEngine();
const noCrop = { byNone: 0, byCheckOnly: 0, byPrepareOnly: 0, byBoth: 0 };
const cpuMs = { face: 0, look: 0 };
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
    const faceCpu = process.cpuUsage();
    const { check, image, faces } = await checkSelfie(decoded.value, {
      finder,
      handFinder,
      foreheadDescriber,
    });
    cpuMs.face += spentMs(faceCpu);
    let verdict = check.reasons.join(', ');
    const face = faces[0];
    if (check.accepted && face !== undefined) {
      let decidedBy = 'its border';
      const lookCpu = process.cpuUsage();
      const sees = await seesRoomToFrame(image, face, () => {
        decidedBy = 'its body';
        return Promise.resolve(segmenter);
      });
      cpuMs.look += spentMs(lookCpu);
      verdict = sees ? `accepted by ${decidedBy}` : await verdictByMatte(name);
      if (options.prepare) await tally(name, verdict);
    }
    if (verdict.startsWith('accepted')) acceptedCount++;
    const times = `decode ${Math.round(decodedMs - startedMs)} check ${Math.round(performance.now() - decodedMs)} ms`;
    console.log(`${basename(name).padEnd(32)} ${verdict.padEnd(22)} ${check.faceCount} ${times}`);
    if (face === undefined || check.measures === undefined) continue;
    console.log(`    ${numbers({ ...check.measures, score: face.score })}`);
    const likeHat = hatLikeness(await foreheadDescriber.describe(image, face));
    console.log(`    ${numbers({ ...eyeCover(image, face), hatLikeness: likeHat })}`);
  }
  console.log(`${folder}: ${acceptedCount} of ${names.length} accepted\n`);
}

console.log(
  `the look for a frame: ${(cpuMs.look / cpuMs.face).toFixed(2)} of the CPU time of looking at faces`,
);
if (options.prepare) console.table(noCrop);
await engine.close();

async function verdictByMatte(name: string): Promise<string> {
  const { accepted, reasons } = await engine.check({ bytes: photoBytes(name), fileName: name });
  return accepted ? 'accepted by its matte' : reasons.join(', ');
}

async function tally(name: string, verdict: string): Promise<void> {
  const prepared = await engine.prepare({ bytes: photoBytes(name), fileName: name });
  if (prepared.ok) {
    await engine.release([prepared.selfie]);
    noCrop[verdict === 'no-crop' ? 'byCheckOnly' : 'byNone']++;
  } else noCrop[verdict === 'no-crop' ? 'byBoth' : 'byPrepareOnly']++;
}

function spentMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function numbers(values: object): string {
  return Object.entries(values)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .map(([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(2)}`)
    .join('  ');
}
