import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { createFakeEngine, type FakeEngine } from '../../../test/fake-engine/fake-engine.ts';
import { fakeSelfie } from '../../../test/fake-engine/fake-selfie.ts';
import type { WardrobeItem } from '../../imaging/garment.ts';
import { makeHeadshots } from './make-headshots.ts';
import { openOutFolder } from './out-folder.ts';
import { findPhotos } from './photo-file.ts';
import type { ShootOrder } from './shoot-order.ts';
import type { ShootReport } from './shoot-report.ts';
import type { Progress } from './show-progress.ts';

const ORDER = {
  packageId: 'basic',
  styles: ['corporate'],
  headshotCount: 12,
  size: { widthPx: 1024, heightPx: 1280 },
  seed: 1,
} as const;

interface Run {
  readonly engine: FakeEngine;
  readonly folder: string;
  readonly events: string[];
  start(signal?: AbortSignal, order?: ShootOrder): Promise<ShootReport>;
  written(): ShootReport;
  pictures(): readonly string[];
}

function prepareRun(
  selfies: readonly Parameters<typeof fakeSelfie>[0][],
  onStep: (events: readonly string[]) => void = () => undefined,
): Run {
  const input = mkdtempSync(join(tmpdir(), 'lichtbild-selfies-'));
  const folder = mkdtempSync(join(tmpdir(), 'lichtbild-shoot-'));
  onTestFinished(() => {
    rmSync(input, { recursive: true });
    rmSync(folder, { recursive: true });
  });
  const files = selfies.map((selfie, index) => {
    const file = join(input, `${index}.jpg`);
    writeFileSync(file, fakeSelfie({ name: `${index}`, ...selfie }));
    return file;
  });
  const engine = createFakeEngine();
  const events: string[] = [];
  const progress: Progress = {
    begin: (phase, total) => void events.push(`${phase} ${total}`),
    step: () => {
      events.push('step');
      onStep(events);
    },
    end: () => void events.push('end'),
  };
  return {
    engine,
    folder,
    events,
    async start(signal = new AbortController().signal, order: ShootOrder = ORDER) {
      const photos = await findPhotos(files);
      return makeHeadshots(engine, order, photos, await openOutFolder(folder), progress, signal);
    },
    written: () => JSON.parse(readFileSync(join(folder, 'shoot.json'), 'utf8')) as ShootReport,
    pictures: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.jpg'))
        .toSorted(),
  };
}

const FIVE = [{}, {}, {}, {}, {}];

test('the report lists the files beside it, and each phase is reported', async () => {
  const run = prepareRun([{ refused: 'no-face' }, ...FIVE, { person: 'a stranger' }]);
  const report = await run.start();
  expect(report.totals).toMatchObject({ requested: 12, passed: 12, enlarged: 12 });
  expect(run.written()).toEqual(report);
  expect(report.headshots.map(({ file }) => file)).toEqual(run.pictures());
  expect(report.selfies.map(({ reasons }) => reasons.join())).toEqual([
    'no-face',
    '',
    '',
    '',
    '',
    '',
    'other-person',
  ]);
  // A picture is named after the file it was made of, though refused ones came before it.
  expect(new Set(report.headshots.map(({ selfie }) => selfie.slice(-5)))).not.toContain('0.jpg');
  const steps = (count: number) => Array<string>(count).fill('step');
  expect(run.events).toEqual([
    'checking photos 7',
    ...steps(7),
    'preparing selfies 6',
    ...steps(6),
    'making headshots 12',
    ...steps(12),
    'end',
  ]);
  expect(run.engine.held()).toBe(0);
});

test('the report contains the size of each headshot, and how many have the larger', async () => {
  const run = prepareRun(FIVE);
  const draw = run.engine.render.bind(run.engine);
  const largerSize = { widthPx: 2048, heightPx: 2560 };
  run.engine.render = async (selfies, request, signal) => {
    const headshot = await draw(selfies, request, signal);
    return request.selfieIndex === 0 ? { ...headshot, size: request.largerSize! } : headshot;
  };
  const { headshots, totals } = await run.start(undefined, { ...ORDER, largerSize });
  const large = headshots.filter(({ measures }) => measures.widthPx === 2048 && measures.heightPx === 2560);
  expect(totals.larger).toBe(large.length);
  expect(large.length).toBeGreaterThan(0);
  expect(large.length).toBeLessThan(12);
});

test('001 is the best headshot, and not of a cautioned selfie while there is another', async () => {
  const cautioned = { cautions: ['hand-near-face'] } as const;
  const run = prepareRun([cautioned, {}, cautioned, {}, cautioned]);
  const report = await run.start();
  expect(report.headshots.map(({ file }) => file.slice(0, 3))).toEqual(
    Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(3, '0')),
  );
  expect(report.headshots.map(({ file }) => file)).toEqual(run.pictures());
  expect(report.headshots[0]!.selfie).toMatch(/[13]\.jpg$/);
  // Each file contains the picture that the report names.
  for (const { file, scene, treatment } of report.headshots) {
    const picture = readFileSync(join(run.folder, file), 'utf8');
    expect(picture).toContain(`"scene":"${scene}"`);
    expect(picture).toContain(`"treatment":"${treatment}"`);
    expect(file.includes('black-and-white')).toBe(treatment === 'black-and-white');
  }
});

const nameOf = (file: string): string => file.slice(-5, -4);

test('cautioned photos are left out while there are enough good ones, and the report shows it', async () => {
  const run = prepareRun([{ cautions: ['hat'] }, ...FIVE, { moment: 'park' }, { moment: 'park' }]);
  const report = await run.start();
  expect(report.selfies.map(({ cautions, used }) => [...cautions, used].join())).toEqual([
    'hat,false',
    ...Array<string>(5).fill('true'),
    'true',
    'same-moment,false',
  ]);
  expect(run.engine.calls.filter((call) => call === 'prepare')).toHaveLength(6);
  expect(new Set(report.headshots.map(({ selfie }) => nameOf(selfie)))).toEqual(new Set('123456'));
});

test('cautioned photos replace good ones that cannot be prepared, and are used when requested', async () => {
  const photos: Parameters<typeof prepareRun>[0] = [
    { cautions: ['hat'] },
    { unpreparable: 'no-crop' },
    ...FIVE.slice(1),
    { cautions: ['hat', 'close-crop'] },
  ];
  const filledUp = await prepareRun(photos).start();
  expect(filledUp.totals.passed).toBe(12);
  expect(filledUp.selfies.map(({ used }) => used)).toEqual([true, false, true, true, true, true, false]);
  const asked = await prepareRun(photos).start(undefined, { ...ORDER, useCautioned: true });
  expect(asked.selfies.map(({ used }) => used)).toEqual([true, false, true, true, true, true, true]);
});

test('interrupted, the report lists the headshots that were finished', async () => {
  const interruption = new AbortController();
  const run = prepareRun(FIVE, (events) => {
    if (events.slice(events.indexOf('making headshots 12')).length === 4)
      interruption.abort(new Error('stop'));
  });
  await expect(run.start(interruption.signal)).rejects.toThrow('stop');
  const { headshots, totals } = run.written();
  expect(totals.passed).toBeGreaterThanOrEqual(3);
  expect(totals.passed).toBeLessThan(12);
  expect(headshots.map(({ file }) => file)).toEqual(run.pictures());
});

test('an earlier shoot stays when too few photos are usable', async () => {
  const run = prepareRun([...FIVE.slice(1), { person: 'a stranger' }]);
  writeFileSync(join(run.folder, '001-corporate-slate-canvas.jpg'), 'earlier');
  await expect(run.start()).rejects.toThrow('4 of 5 photos can be used and 5 are needed: replace');
  expect(run.pictures()).toEqual(['001-corporate-slate-canvas.jpg']);
  expect(run.engine.held()).toBe(0);
});

test('a new shoot replaces the earlier one', async () => {
  const run = prepareRun(FIVE);
  writeFileSync(join(run.folder, '077-warm-hearth-room.jpg'), 'earlier');
  const report = await run.start();
  expect(run.pictures()).toEqual(report.headshots.map(({ file }) => file));
});

const WARDROBE: readonly WardrobeItem[] = [
  {
    garment: {
      ...{ id: 'suit-jacket', kind: 'over', cutoutPng: new Uint8Array(), partsPng: new Uint8Array() },
      collar: { left: { x: 1, y: 1 }, right: { x: 2, y: 1 } },
      head: { sizePx: 300, chin: { x: 1, y: 1 } },
      cut: [],
    },
    dress: 'business',
    dyes: [{ id: 'navy', colours: {} }],
  },
];

test('the report contains the clothes of each headshot', async () => {
  const run = prepareRun(FIVE);
  run.engine.useWardrobe(WARDROBE);
  const own = await run.start();
  expect(new Set(own.headshots.map(({ clothes }) => clothes))).toEqual(new Set(['own']));
  const { headshots } = await run.start(undefined, { ...ORDER, clothes: 'business' });
  expect(headshots.map(({ clothes }) => clothes)).toContain('suit-jacket:navy');
  for (const { file, clothes } of headshots) {
    const picture = readFileSync(join(run.folder, file), 'utf8');
    expect(picture.includes('"garment":"suit-jacket","dye":"navy"')).toBe(clothes === 'suit-jacket:navy');
  }
});

test('photos that are merely cropped too tightly are used in other clothes, but not in their own', async () => {
  const cropped = { refused: 'no-crop' } as const;
  const run = prepareRun([cropped, cropped, cropped, cropped, { refused: 'no-crop' }]);
  await expect(run.start()).rejects.toThrow('0 of 5 photos can be used');
  run.engine.useWardrobe(WARDROBE);
  const report = await run.start(undefined, { ...ORDER, clothes: 'business' });
  expect(report.selfies).toEqual(
    report.selfies.map(({ file }) => ({
      ...{ file, accepted: true, reasons: [], cautions: ['needs-clothes'], used: true, faces: 1 },
    })),
  );
  expect(report.headshots.length).toBeGreaterThan(0);
});

test('four good photos and one too tight for any frame make a shoot', async () => {
  const run = prepareRun([...FIVE.slice(1), { refused: 'no-crop' }]);
  expect((await run.start()).totals.passed).toBe(12);
});
