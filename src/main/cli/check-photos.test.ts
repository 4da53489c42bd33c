import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import type { EncodedImage } from '../../imaging/engine.ts';
import { createFakeEngine } from '../../../test/fake-engine/fake-engine.ts';
import { fakeSelfie } from '../../../test/fake-engine/fake-selfie.ts';
import { checkPhotos, verdictOf } from './check-photos.ts';
import { findPhotos } from './photo-file.ts';

const { signal } = new AbortController();

test('checks four photos at a time and returns results in their order', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-check-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = Array.from({ length: 11 }, (_, index) => join(folder, `${index}.jpg`));
  for (const [index, file] of files.entries())
    await writeFile(file, fakeSelfie(index === 3 ? { refused: 'blurred' } : {}));
  const fake = createFakeEngine();
  let inFlight = 0;
  let maxInFlight = 0;
  const engine = {
    async check(selfie: EncodedImage) {
      maxInFlight = Math.max(maxInFlight, ++inFlight);
      for (let turns = 0; turns < 20; turns++) await turn();
      inFlight--;
      return fake.check(selfie);
    },
  };
  let checked = 0;
  const checks = await checkPhotos(engine, await findPhotos(files), signal, () => checked++);
  expect(maxInFlight).toBe(4);
  expect(checked).toBe(11);
  expect(checks.map(({ accepted }) => accepted).indexOf(false)).toBe(3);
  expect(checks).toHaveLength(11);
});

test('gives three answers, one of them from comparing the photos', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-check-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const selfies = [
    { name: 'a', moment: 'park' },
    { name: 'b', cautions: ['hat'] as const },
    { name: 'c', refused: 'blurred' as const, moment: 'park' },
    { name: 'd', moment: 'park' },
  ];
  const files = selfies.map(({ name }) => join(folder, `${name}.jpg`));
  for (const [index, file] of files.entries()) await writeFile(file, fakeSelfie(selfies[index]));
  const checks = await checkPhotos(createFakeEngine(), await findPhotos(files), signal);
  const answers = checks.map((check) => [verdictOf(check), ...check.reasons, ...check.cautions].join(' '));
  const ofMoment = [answers[0], answers[3]].toSorted();
  expect(ofMoment).toEqual(['caution same-moment', 'good']);
  expect(answers.slice(1, 3)).toEqual(['caution hat', 'refused blurred']);
});

test('rejects a photo that is too large without opening it', async () => {
  const engine = createFakeEngine();
  const gone = { path: '/nowhere/huge.jpg', tooLarge: true };
  expect(await checkPhotos(engine, [gone], signal)).toMatchObject([
    { accepted: false, reasons: ['too-many-bytes'] },
  ]);
  expect(engine.calls).toEqual([]);
});
